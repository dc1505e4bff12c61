import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { index: start, route } = relative(import.meta.dirname);

/** Routes of the start, and of what is not there. */
export function routes(): RouteConfigEntry[] {
  return [
    start('screens/home.tsx', { id: 'home' }),
    route(paths.notFound, 'screens/not-found.tsx', { id: 'not-found' }),
    route(paths.appNotFound, 'screens/not-found.tsx', { id: 'app-not-found' }),
    route('*', 'screens/not-found.tsx', { id: 'anything-else' }),
  ];
}
