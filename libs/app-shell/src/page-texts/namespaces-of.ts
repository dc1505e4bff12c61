import type { EntryContext } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { ERROR_TEXTS } from '@haat/i18n';
import { namesError } from '../failures/names-error.ts';

/** The namespaces that a page's screens name, the frame's, and the texts of errors where the page tells one. */
export function namespacesOf({ routeModules, staticHandlerContext }: EntryContext): string[] {
  const named = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as Partial<ScreenHandle> | undefined;
    return handle?.namespaces ?? [];
  });
  const { loaderData, actionData, errors } = staticHandlerContext;
  const ofErrors = namesError([loaderData, actionData, errors]) ? [ERROR_TEXTS] : [];
  return [...new Set(['main', ...ofErrors, ...named])];
}
