import { createCookie } from 'react-router';
import type { FactorSecret } from '@haat/api-contract';

/** A sign-in that waits for its one-time password. */
export interface PendingSignIn {
  readonly requestId: string;
  readonly phoneNumber: string;
  /** When the password may be sent again, milliseconds since 1970. */
  readonly resendAt: number;
  /** The page that shows the message while messages go to a sandbox. */
  readonly sandboxPage: string | null;
  /** Of staff: the password, which waits for the code of an authenticator app. */
  readonly factor?: PendingFactor | undefined;
}

/** A second factor that is asked for. */
export interface PendingFactor {
  readonly otp: string;
  /** What the app takes, when it is set up just now. */
  readonly setUp: FactorSecret | null;
}

const COOKIE_SECONDS = 600;

/**
 * Kept in a cookie that the page cannot read: a reload or the back button finds the same step, and no address names a
 * phone number.
 */
const cookie = createCookie('sign-in', { httpOnly: true, sameSite: 'strict', path: '/', maxAge: COOKIE_SECONDS });

/** The sign-in that waits, or null. */
export async function readPendingSignIn(request: Request): Promise<PendingSignIn | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  if (typeof value !== 'object' || value === null) return null;
  const { requestId, phoneNumber, resendAt, sandboxPage, factor } = value as Partial<PendingSignIn>;
  if (typeof requestId !== 'string' || typeof phoneNumber !== 'string' || typeof resendAt !== 'number') return null;
  return {
    requestId,
    phoneNumber,
    resendAt,
    sandboxPage: typeof sandboxPage === 'string' && /^https?:\/\//.test(sandboxPage) ? sandboxPage : null,
    factor: readFactor(factor),
  };
}

function readFactor(value: unknown): PendingFactor | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { otp, setUp } = value as Partial<PendingFactor>;
  if (typeof otp !== 'string') return undefined;
  const isSecret = typeof setUp?.secret === 'string' && setUp.link.startsWith('otpauth://');
  return { otp, setUp: isSecret ? setUp : null };
}

/** `Set-Cookie` value that keeps a sign-in for ten minutes; null ends it. */
export function pendingSignInCookie(pending: PendingSignIn | null, request: Request): Promise<string> {
  const secure = new URL(request.url).protocol === 'https:';
  return cookie.serialize(pending ?? '', { secure, maxAge: pending ? COOKIE_SECONDS : 0 });
}
