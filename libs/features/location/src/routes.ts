import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of choosing the place: of the market, and of the open network. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.location, 'location/location.screen.tsx', { id: 'location' }),
    route(paths.networkLocation, 'location/location.screen.tsx', { id: 'network-location' }),
  ];
}
