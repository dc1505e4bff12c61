import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's addresses. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.addresses, 'addresses/addresses.screen.tsx', { id: 'addresses' }),
    route(paths.newAddress, 'new-address/new-address.screen.tsx', { id: 'new-address' }),
    route(paths.editAddress, 'edit-address/edit-address.screen.tsx', { id: 'edit-address' }),
  ];
}
