import { createElapsedTime } from './elapsed-time.ts';
import { wasSignedOutAfter } from './personal-data.ts';
import {
  CHECK_INTERVAL_MS,
  createSessionKeeper,
  type KeeperEvents,
  type SessionMessage,
  type SessionTimes,
} from './session-keeper.ts';

const CHANNEL = 'haat-session';
const LOCK = 'haat-session-refresh';
/** Longest wait for an answer while the other tabs wait for their turn. */
const ANSWER_WITHIN_MS = 15_000;

/** A session in the care of this page. */
export interface LiveSession {
  /** Looks at the expiry now. */
  check(): void;
  /** The page's own data is newer. */
  update(times: SessionTimes): void;
  /** Stops caring; the session goes on. */
  stop(): void;
}

/**
 * Looks at a session every minute, on waking, on coming back online and from the browser's memory, and listens to the
 * other tabs.
 * @param since when the page was requested: the user may have signed out while it was loading, or while it was in the
 *   back/forward cache
 */
export function keepSessionAlive(times: SessionTimes, since: number, events: KeeperEvents): LiveSession {
  const channel = new BroadcastChannel(CHANNEL);
  const keeper = createSessionKeeper(
    times,
    {
      elapsed: createElapsedTime({ wall: Date.now, steady: () => performance.now() }),
      fetch: (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
      // Types say there always are locks; over plain http on another host there are none.
      exclusively: (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
      broadcast: (news) => channel.postMessage(news),
    },
    events,
  );

  const check = () => void keeper.check();
  const onWake = () => {
    if (document.visibilityState === 'visible') check();
  };
  const onReturn = () => {
    if (wasSignedOutAfter(since)) keeper.receive({ kind: 'signed-out' });
    else check();
  };
  channel.onmessage = (event: MessageEvent<SessionMessage>) => keeper.receive(event.data);
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onWake);
  window.addEventListener('online', check);
  window.addEventListener('pageshow', onReturn);
  onReturn();
  return {
    check,
    update: keeper.update,
    stop() {
      clearInterval(timer);
      channel.close();
      document.removeEventListener('visibilitychange', onWake);
      window.removeEventListener('online', check);
      window.removeEventListener('pageshow', onReturn);
    },
  };
}

/** Notifies the other tabs that the user has signed out. */
export function broadcastSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'signed-out' } satisfies SessionMessage);
  channel.close();
}
