import { REQUEST_TIMEOUT_MS, TOKEN_REFRESH_THRESHOLD_MS, type TokenSet } from '@haat/api-contract';

/**
 * What one process of a shell remembers of sessions for a while. Requests of one browser come together and overtake
 * one another: each refresh token is exchanged once, and later requests with it share the result; requests in
 * progress at sign-out do not restore the session. Other processes learn of it from the identity service.
 */
export interface SessionMemory {
  /**
   * The tokens that follow a refresh token.
   * @param exchange calls the identity service, with the newest known refresh token of this session
   */
  refresh(refreshToken: string, exchange: (newest: string) => Promise<TokenSet>): Promise<TokenSet>;
  /** A session was signed out. */
  end(sessionId: string): void;
  /** Whether a session was signed out here. */
  hasEnded(sessionId: string): boolean;
}

/**
 * How long an exchange is remembered: the maximum duration of a call. What comes later with the old token is judged by
 * the identity service, which notices when two phones share a session.
 */
const EXCHANGE_KEPT_MS = REQUEST_TIMEOUT_MS;
/** That a session has ended is remembered longer than its access token may last. */
const ENDING_KEPT_MS = 3_600_000;

interface Exchange {
  readonly forgetAt: number;
  readonly answer: Promise<TokenSet>;
  /** Null while the answer is not there. */
  tokens: TokenSet | null;
  /** Until when these tokens need no refresh themselves. */
  freshUntil: number;
}

/** @param now milliseconds since 1970 */
export function createSessionMemory(now: () => number): SessionMemory {
  const exchanges = new Map<string, Exchange>();
  const endings = new Map<string, { readonly forgetAt: number }>();

  function ask(refreshToken: string, exchange: (newest: string) => Promise<TokenSet>): Promise<TokenSet> {
    const entry: Exchange = {
      forgetAt: now() + EXCHANGE_KEPT_MS,
      answer: exchange(refreshToken),
      tokens: null,
      freshUntil: 0,
    };
    exchanges.set(refreshToken, entry);
    entry.answer.then(
      (tokens) => {
        entry.tokens = tokens;
        entry.freshUntil = now() + tokens.expires_in * 1000 - TOKEN_REFRESH_THRESHOLD_MS;
      },
      () => exchanges.delete(refreshToken),
    );
    return entry.answer;
  }

  return {
    refresh(refreshToken, exchange) {
      forgetOld(exchanges, now());
      let newest = refreshToken;
      let known: Exchange | undefined;
      for (let next = exchanges.get(newest); next?.tokens && next !== known; next = exchanges.get(newest)) {
        known = next;
        newest = next.tokens.refresh_token;
      }
      if (known && known.freshUntil > now()) return known.answer;
      const underWay = exchanges.get(newest);
      return underWay && !underWay.tokens ? underWay.answer : ask(newest, exchange);
    },
    end(sessionId) {
      forgetOld(endings, now());
      endings.set(sessionId, { forgetAt: now() + ENDING_KEPT_MS });
    },
    hasEnded: (sessionId) => endings.has(sessionId),
  };
}

/** Entries are ordered by creation, and so by expiry. */
function forgetOld(entries: Map<string, { readonly forgetAt: number }>, now: number): void {
  for (const [key, { forgetAt }] of entries) {
    if (forgetAt > now) return;
    entries.delete(key);
  }
}
