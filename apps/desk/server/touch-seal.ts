import { createHmac, timingSafeEqual } from 'node:crypto';

/** A desk that nobody touches for this long locks. See docs/domain/desk.md#locking. */
export const LOCKS_AFTER_MS = 15 * 60_000;
/** A page tells of a touch at most this much later. */
const TOLD_WITHIN_MS = 30_000;

/** When a session's desk was touched last, sealed so that only this server can say it. */
export interface TouchSeal {
  /** What a cookie keeps. */
  seal(session: string): string;
  /** Whether this was sealed for the session, and not too long ago. */
  isFresh(sealed: string | undefined, session: string): boolean;
}

/** @param now milliseconds since 1970 */
export function createTouchSeal(secret: string, now: () => number): TouchSeal {
  const sign = (session: string, at: string) =>
    createHmac('sha256', secret).update(`${session}.${at}`).digest('base64url');
  return {
    seal(session) {
      const at = String(now());
      return `${at}.${sign(session, at)}`;
    },
    isFresh(sealed, session) {
      const [at = '', signature = ''] = (sealed ?? '').split('.');
      const expected = Buffer.from(sign(session, at));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const age = now() - Number(at);
      return age >= -TOLD_WITHIN_MS && age <= LOCKS_AFTER_MS + TOLD_WITHIN_MS;
    },
  };
}
