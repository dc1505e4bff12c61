import { clearPersonalData, clearStorage } from './personal-data.ts';
import type { SessionEnd } from './session-keeper.ts';
import { WEBVIEW_CODES, tellHost } from './webview-bridge.ts';

let isGoing = false;

/**
 * Clears personal data and reloads as a guest: home after signing out by choice, else the same page, which may ask to
 * sign in again. The old page is hidden until then.
 * @param home what is opened after signing out by choice
 */
export async function clearAndReload(how: SessionEnd, home = '/'): Promise<void> {
  // The page hears of its own sign-out, too: the first call says where to.
  if (isGoing) return;
  isGoing = true;
  document.documentElement.hidden = true;
  // What still runs on this page may store something again until it is gone.
  addEventListener('pagehide', clearStorage, { once: true });
  await clearPersonalData().catch(() => undefined);
  tellHost({ code: WEBVIEW_CODES.loggedOut, payload: null });
  // Replaced, so that the address of the person's page is not what 'back' leads to.
  if (how === 'signed-out') window.location.replace(home);
  else window.location.reload();
}
