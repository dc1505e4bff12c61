import { createContext } from 'react-router';

/** When a page's script starts: as soon as the page is drawn, or with the first touch of the tab's visit. */
export type ScriptStart = 'drawn' | 'touched';

/** Set for each request once it is known whose it is; a page that failed before starts when it is drawn. */
export const scriptStartContext = createContext<ScriptStart>('drawn');

/**
 * A guest's page is whole and usable without its script, which waits for a touch. A session is kept alive by the
 * script, and a host app told of the page. See docs/domain/application.md#start-of-the-script.
 */
export function scriptStartFor({ isGuest, isWebview }: { isGuest: boolean; isWebview: boolean }): ScriptStart {
  return isGuest && !isWebview ? 'touched' : 'drawn';
}
