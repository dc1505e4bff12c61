import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { index: start, route } = relative(import.meta.dirname);

/** Routes of the start, and of what is not there. */
export function routes(): RouteConfigEntry[] {
  return [
    start('home/home.screen.tsx', { id: 'home' }),
    route(paths.notFound, 'not-found/not-found.screen.tsx', { id: 'not-found' }),
    route(paths.appNotFound, 'not-found/not-found.screen.tsx', { id: 'app-not-found' }),
    route('*', 'not-found/not-found.screen.tsx', { id: 'anything-else' }),
  ];
}
