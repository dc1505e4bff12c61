import type { EntryContext } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';

/** The namespaces that a page's screens name, and the frame's. */
export function namespacesOf({ routeModules, staticHandlerContext }: EntryContext): string[] {
  const named = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as Partial<ScreenHandle> | undefined;
    return handle?.namespaces ?? [];
  });
  return [...new Set(['main', ...named])];
}
