import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature satellite. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.satellite, 'satellite/satellite.screen.tsx', { id: 'satellite' })];
}
