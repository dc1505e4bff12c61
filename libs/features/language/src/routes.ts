import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Route of choosing the language. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.language, 'language/language.screen.tsx', { id: 'language' })];
}
