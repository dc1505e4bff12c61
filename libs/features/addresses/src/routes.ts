import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's addresses. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.addresses, 'screens/addresses.tsx', { id: 'addresses' }),
    route(paths.newAddress, 'screens/new-address.tsx', { id: 'new-address' }),
    route(paths.editAddress, 'screens/edit-address.tsx', { id: 'edit-address' }),
  ];
}
