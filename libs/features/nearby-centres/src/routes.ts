import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of finding a shop or a centre. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.nearbyCentres, 'nearby/nearby.screen.tsx', { id: 'nearby-centres' }),
    route(paths.centres, 'centres/centres.screen.tsx', { id: 'centres' }),
  ];
}
