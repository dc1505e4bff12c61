import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature geotags. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.geotagTasks, 'geotag-tasks/geotag-tasks.screen.tsx', { id: 'geotag-tasks' })];
}
