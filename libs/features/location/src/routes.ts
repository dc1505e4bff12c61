import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Route of choosing the place. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.location, 'location/location.screen.tsx', { id: 'location' })];
}
