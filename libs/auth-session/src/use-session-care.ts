import { useEffect } from 'react';
import type { PageSession } from '@haat/app-context';
import { clearPersonalData, markPersonalData } from './personal-data.ts';
import { CHECK_INTERVAL_MS, createSessionKeeper, type SessionNews } from './session-keeper.ts';
import { WEBVIEW_CODES, hearHost, tellHost } from './webview-bridge.ts';

const CHANNEL = 'haat-session';
const LOCK = 'haat-session-refresh';

/** What the care of a session rests on. */
export interface SessionCare {
  readonly session: PageSession;
  /** Keys of local storage that belong to the person who is signed in. */
  readonly personalKeys: readonly string[];
  /** Origins of pages that may embed this one. */
  readonly hostOrigins: readonly string[];
}

/** Keeps the page's session alive, and ends it in every tab when it ends in one. Used once, by the frame. */
export function useSessionCare({ session, personalKeys, hostOrigins }: SessionCare): void {
  const { status, expiresAt } = session;
  useEffect(() => {
    if (status === 'visitor' || expiresAt === undefined) {
      // Signed out elsewhere, or by the server: what that person left here goes too.
      clearPersonalData(personalKeys, { onlyIfMarked: true });
      return undefined;
    }
    markPersonalData();
    const channel = new BroadcastChannel(CHANNEL);
    const keeper = createSessionKeeper(expiresAt, {
      now: Date.now,
      fetch: (path, init) => fetch(path, init),
      // Types say there always are locks; over plain http on another host there are none.
      exclusively: (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
      tell: (news) => channel.postMessage(news),
    }, {
      refreshed: (answer) => tellHost(window, hostOrigins, { code: WEBVIEW_CODES.tokenInfo, payload: answer }),
      ended: () => leave(personalKeys, hostOrigins),
    });
    const check = () => void keeper.check();
    const onWake = () => {
      if (document.visibilityState === 'visible') check();
    };
    const onMessage = (event: MessageEvent) => {
      const message = hearHost(event, hostOrigins);
      if (message?.code === WEBVIEW_CODES.tokenInfo) check();
    };
    channel.onmessage = (event: MessageEvent<SessionNews>) => keeper.hear(event.data);
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', onWake);
    window.addEventListener('online', check);
    window.addEventListener('message', onMessage);
    check();
    return () => {
      clearInterval(timer);
      channel.close();
      document.removeEventListener('visibilitychange', onWake);
      window.removeEventListener('online', check);
      window.removeEventListener('message', onMessage);
    };
  }, [status, expiresAt, personalKeys, hostOrigins]);
}

/** Tells the other tabs that this person has signed out. */
export function broadcastSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'ended' } satisfies SessionNews);
  channel.close();
}

/** Clears what is personal and opens the page anew, now as a visitor. */
function leave(personalKeys: readonly string[], hostOrigins: readonly string[]): void {
  clearPersonalData(personalKeys);
  tellHost(window, hostOrigins, { code: WEBVIEW_CODES.loggedOut, payload: null });
  window.location.reload();
}
