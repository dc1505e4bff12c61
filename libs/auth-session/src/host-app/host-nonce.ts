import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOST_NONCE_SECONDS } from './host-app.ts';

/** A nonce is forgotten when it is too old to be taken anyway; of more than these, the oldest first. */
const MOST_SPENT = 50_000;

/** Nonces that a host app signs. See docs/domain/identity.md#host-apps. */
export interface HostNonces {
  /** A new nonce for the session of this refresh token; null for a guest's. */
  make(refreshToken: string | null): string;
  /** Spends a nonce: true once, for the session that it was made for, within its time. */
  take(nonce: string, refreshToken: string | null): boolean;
}

/**
 * Nonces that carry their own end and session, sealed by a secret that the processes of a shell share.
 * @param now milliseconds since 1970
 */
export function createHostNonces(secret: string, now: () => number): HostNonces {
  const spent = new Map<string, number>();

  function sealed(text: string, refreshToken: string | null): string {
    const session = refreshToken === null ? 'guest' : hash('sha256', refreshToken, 'base64url');
    return createHmac('sha256', secret).update(`host-nonce\n${text}\n${session}`).digest('base64url');
  }

  function forgetOld(): void {
    for (const [nonce, until] of spent) {
      if (until > now() && spent.size < MOST_SPENT) return;
      spent.delete(nonce);
    }
  }

  return {
    make(refreshToken) {
      const text = `${now() + HOST_NONCE_SECONDS * 1000}.${randomBytes(24).toString('base64url')}`;
      return `${text}.${sealed(text, refreshToken)}`;
    },
    take(nonce, refreshToken) {
      const parts = /^((\d{13})\.[\w-]{32})\.([\w-]{43})$/.exec(nonce);
      if (!parts) return false;
      const [, text = '', until = '', seal = ''] = parts;
      if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealed(text, refreshToken)))) return false;
      forgetOld();
      if (Number(until) <= now() || spent.has(nonce)) return false;
      spent.set(nonce, Number(until));
      return true;
    },
  };
}
