import { useEffect, useEffectEvent, useRef } from 'react';
import type { PageSession } from '@haat/app-context';
import { keepSessionAlive, type LiveSession } from './keep-session-alive.ts';
import { clearAndReload } from './clear-and-reload.ts';
import { clearPersonalData, currentTime, hasPersonalData, markPersonalData } from './personal-data.ts';
import type { SessionEnd } from './session-keeper.ts';
import { SESSION_REFRESHED, WEBVIEW_CODES, tellHost } from './webview-bridge.ts';

/** What the care of a session rests on. */
export interface KeepSessionAliveOptions {
  readonly session: PageSession;
  /** Called when this page was made for a guest though a user is signed in: load its data anew. */
  readonly onFound: () => void;
}

/** For a session that is unknown to this page: to be loaded at once. */
const NOT_KNOWN = { expiresAt: 0, serverTime: 0 };

/** Keeps the page's session alive, and ends it in every tab when it ends in one. Used once, by the frame. */
export function useKeepSessionAlive({ session, onFound }: KeepSessionAliveOptions): void {
  const { status, expiresAt, serverTime } = session;
  const liveSession = useRef<LiveSession>(null);
  const wasGuest = useRef(false);
  const ended = useEffectEvent(
    (how: SessionEnd) => void (status === 'visitor' ? clearOnGuestsPage() : clearAndReload(how)),
  );
  const refreshed = useEffectEvent(() => {
    if (status === 'visitor') onFound();
    else dispatchEvent(new Event(SESSION_REFRESHED));
  });
  const times = useEffectEvent(() =>
    expiresAt === undefined || serverTime === undefined ? NOT_KNOWN : { expiresAt, serverTime },
  );

  useEffect(() => {
    const since = wasGuest.current ? currentTime() : performance.timeOrigin;
    wasGuest.current = status === 'visitor';
    // A guest's page on a phone where a user is signed in: their session has ended meanwhile, or they followed a link
    // from another site, whose request carries no strict cookie. The shell says which.
    if (status === 'visitor' && !hasPersonalData()) return undefined;
    if (status === 'authenticated') markPersonalData();
    const own = keepSessionAlive(times(), since, {
      refreshed: () => refreshed(),
      ended: (how) => ended(how),
    });
    liveSession.current = own;
    return () => {
      own.stop();
      liveSession.current = null;
    };
  }, [status]);

  useEffect(() => {
    if (expiresAt !== undefined && serverTime !== undefined) liveSession.current?.update({ expiresAt, serverTime });
  }, [expiresAt, serverTime]);
}

/** The session of a guest's page has ended elsewhere: a host app still takes it for signed in. */
async function clearOnGuestsPage(): Promise<void> {
  await clearPersonalData();
  tellHost({ code: WEBVIEW_CODES.loggedOut, payload: null });
}
