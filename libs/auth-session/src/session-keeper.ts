import { TOKEN_CHECK_INTERVAL_MS, TOKEN_REFRESH_THRESHOLD_MS } from '@haat/api-contract';
import { SESSION_PATHS, type TokenAnswer } from './session-paths.ts';

/** What happened to the session, told from tab to tab. */
export type SessionNews = { readonly kind: 'refreshed'; readonly expiresAt: number } | { readonly kind: 'ended' };

/** What the keeper needs of the browser; a test brings its own. */
export interface KeeperBrowser {
  now(): number;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Runs one holder at a time across tabs (Web Locks); where there are none, at once. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Tells the other tabs. */
  tell(news: SessionNews): void;
}

/** Called when something changes. */
export interface KeeperEvents {
  refreshed(answer: TokenAnswer): void;
  ended(): void;
}

/** Looks after the page's session. */
export interface SessionKeeper {
  /** Looks at the expiry now; refreshes at 60 s or less. */
  check(): Promise<void>;
  /** Another tab, or the page's own data, knows better. */
  hear(news: SessionNews): void;
}

/** How often the expiry is looked at, milliseconds. */
export const CHECK_INTERVAL_MS = TOKEN_CHECK_INTERVAL_MS;

/** A session's keeper. It never sees a token: those are in cookies that only the shell's server reads. */
export function createSessionKeeper(expiresAt: number, browser: KeeperBrowser, events: KeeperEvents): SessionKeeper {
  let expiry = expiresAt;
  let hasEnded = false;

  const isDue = () => !hasEnded && expiry - browser.now() <= TOKEN_REFRESH_THRESHOLD_MS;

  function end(isOwnNews: boolean): void {
    if (hasEnded) return;
    hasEnded = true;
    if (isOwnNews) browser.tell({ kind: 'ended' });
    events.ended();
  }

  async function refresh(): Promise<void> {
    // While this tab waited for its turn another one may have refreshed.
    if (!isDue()) return;
    let response: Response;
    try {
      response = await browser.fetch(SESSION_PATHS.token, { method: 'POST', headers: { accept: 'application/json' } });
    } catch {
      // No signal: the session stays, the next look tries again (decided deviation D1).
      return;
    }
    if (response.status === 401) return end(true);
    if (!response.ok) return;
    const answer = (await response.json()) as TokenAnswer;
    expiry = answer.expires_at;
    browser.tell({ kind: 'refreshed', expiresAt: expiry });
    events.refreshed(answer);
  }

  return {
    async check() {
      if (isDue()) await browser.exclusively(refresh);
    },
    hear(news) {
      if (news.kind === 'ended') end(false);
      else expiry = Math.max(expiry, news.expiresAt);
    },
  };
}
