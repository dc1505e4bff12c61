import { TOKEN_CHECK_INTERVAL_MS, TOKEN_REFRESH_THRESHOLD_MS } from '@haat/api-contract';
import { SESSION_PATHS, type TokenAnswer } from './session-paths.ts';

/** How a session came to its end: refused by the identity service, or signed out by choice. */
export type SessionEnd = 'ended' | 'signed-out';

/** What happened to the session, told from tab to tab. */
export type SessionMessage = { readonly kind: 'refreshed'; readonly expiresAt: number } | { readonly kind: SessionEnd };

/**
 * Until when the access token lasts, and what time it was when that was said; milliseconds since 1970 by the shell's
 * clock.
 */
export interface SessionTimes {
  readonly expiresAt: number;
  readonly serverTime: number;
}

/** What the keeper needs of the browser; a test brings its own. */
export interface KeeperBrowser {
  /** Milliseconds that have passed since some moment, whatever the device's clock shows. */
  elapsed(): number;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Runs one holder at a time across tabs (Web Locks); where there are none, at once. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Notifies the other tabs. */
  broadcast(news: SessionMessage): void;
}

/** Called when something changes. */
export interface KeeperEvents {
  refreshed(answer: TokenAnswer): void;
  ended(how: SessionEnd): void;
}

/** Looks after the page's session. */
export interface SessionKeeper {
  /** Looks at the expiry now; refreshes at 60 s or less. */
  check(): Promise<void>;
  /** The page's own data is newer. */
  update(times: SessionTimes): void;
  /** Another tab's data is newer. */
  receive(news: SessionMessage): void;
}

/** How often the expiry is looked at, milliseconds. */
export const CHECK_INTERVAL_MS = TOKEN_CHECK_INTERVAL_MS;

/**
 * A session's keeper. It never sees a token: those are in cookies that only the shell's server reads. It goes by the
 * shell's clock and the time that has passed since: what the phone's clock shows decides nothing.
 */
export function createSessionKeeper(times: SessionTimes, browser: KeeperBrowser, events: KeeperEvents): SessionKeeper {
  let expiry = times.expiresAt;
  let told = { serverTime: times.serverTime, at: browser.elapsed() };
  let hasEnded = false;

  const serverTime = () => told.serverTime + browser.elapsed() - told.at;
  const isDue = () => !hasEnded && expiry - serverTime() <= TOKEN_REFRESH_THRESHOLD_MS;

  function learn(newer: SessionTimes): void {
    expiry = Math.max(expiry, newer.expiresAt);
    told = { serverTime: newer.serverTime, at: browser.elapsed() };
  }

  function end(how: SessionEnd): void {
    if (hasEnded) return;
    hasEnded = true;
    events.ended(how);
  }

  async function refresh(): Promise<void> {
    // While this tab waited for its turn another one may have refreshed.
    if (!isDue()) return;
    let answer: TokenAnswer;
    try {
      const response = await browser.fetch(SESSION_PATHS.token, {
        method: 'POST',
        headers: { accept: 'application/json' },
      });
      if (response.status === 401) {
        browser.broadcast({ kind: 'ended' });
        return end('ended');
      }
      if (!response.ok) return;
      answer = (await response.json()) as TokenAnswer;
    } catch {
      // No signal, also halfway: the session stays, the next look tries again (docs/domain/identity.md#refresh).
      return;
    }
    learn({ expiresAt: answer.expires_at, serverTime: answer.server_time });
    browser.broadcast({ kind: 'refreshed', expiresAt: expiry });
    events.refreshed(answer);
  }

  return {
    async check() {
      if (isDue()) await browser.exclusively(refresh);
    },
    update: learn,
    receive(news) {
      if (news.kind === 'refreshed') expiry = Math.max(expiry, news.expiresAt);
      else end(news.kind);
    },
  };
}
