import type { EntryContext } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';

/** Whether the screen of a page says that it is the same for all guests. */
export function isSameForGuests({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const screen = staticHandlerContext.matches.at(-1);
  const handle = screen && (routeModules[screen.route.id]?.handle as Partial<ScreenHandle> | undefined);
  return handle?.sameForGuests === true && staticHandlerContext.errors === null;
}
