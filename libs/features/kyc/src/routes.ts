import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's identity document. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.cartIdKyc, 'identity-document/identity-document.screen.tsx', { id: 'identity-document' })];
}
