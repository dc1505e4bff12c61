import { useEffect, useEffectEvent, useRef } from 'react';
import type { PageSession } from '@haat/app-context';
import { keepSessionAlive, type LiveSession } from './keep-session-alive.ts';
import { clearAndReload } from './clear-and-reload.ts';
import { clearPersonalData, currentTime, hasPersonalData, markPersonalData } from './personal-data.ts';
import type { SessionEnd } from './session-keeper.ts';
import type { TokenAnswer } from './session-paths.ts';
import { WEBVIEW_CODES, onHostMessage, postToHost } from './webview-bridge.ts';

/** What the care of a session rests on. */
export interface KeepSessionAliveOptions {
  readonly session: PageSession;
  /** Origins of pages that may embed this one. */
  readonly hostOrigins: readonly string[];
  /** Called when this page was made for a guest though a user is signed in: load its data anew. */
  readonly onFound: () => void;
}

/** For a session that is unknown to this page: to be loaded at once. */
const NOT_KNOWN = { expiresAt: 0, serverTime: 0 };

/** Keeps the page's session alive, and ends it in every tab when it ends in one. Used once, by the frame. */
export function useKeepSessionAlive({ session, hostOrigins, onFound }: KeepSessionAliveOptions): void {
  const { status, expiresAt, serverTime } = session;
  const liveSession = useRef<LiveSession>(null);
  const wasGuest = useRef(false);
  const ended = useEffectEvent(
    (how: SessionEnd) => void (status === 'visitor' ? clearPersonalData() : clearAndReload(how, hostOrigins)),
  );
  const refreshed = useEffectEvent((answer: TokenAnswer) => {
    if (status === 'visitor') onFound();
    else postToHost(window, hostOrigins, { code: WEBVIEW_CODES.tokenInfo, payload: answer });
  });
  const heard = useEffectEvent((event: MessageEvent) => {
    if (onHostMessage(event, hostOrigins)?.code === WEBVIEW_CODES.tokenInfo) liveSession.current?.check();
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
      refreshed: (answer) => refreshed(answer),
      ended: (how) => ended(how),
    });
    const onMessage = (event: MessageEvent) => heard(event);
    liveSession.current = own;
    window.addEventListener('message', onMessage);
    return () => {
      own.stop();
      liveSession.current = null;
      window.removeEventListener('message', onMessage);
    };
  }, [status]);

  useEffect(() => {
    if (expiresAt !== undefined && serverTime !== undefined) liveSession.current?.update({ expiresAt, serverTime });
  }, [expiresAt, serverTime]);
}
