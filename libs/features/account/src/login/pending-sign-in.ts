import type { LoaderFunctionArgs } from 'react-router';
import type { FactorSecret } from '@haat/api-contract';
import { cookieScopeContext, readSignInCookie, signInCookie } from '@haat/auth-session/server';

/** A sign-in that waits for its one-time password. */
export interface PendingSignIn {
  readonly requestId: string;
  readonly phoneNumber: string;
  /** When the password may be sent again, milliseconds since 1970. */
  readonly resendAt: number;
  /** The page that shows the message while messages go to a sandbox. */
  readonly sandboxPage: string | null;
  /** Of staff: the password, which waits for the code of an authenticator app or a passkey. */
  readonly factor?: PendingFactor | undefined;
}

/** A second factor that is asked for. */
export interface PendingFactor {
  readonly otp: string;
  /** What the app takes, when it is set up just now. */
  readonly setUp: FactorSecret | null;
  /** Whether a passkey may be used in place of the app. */
  readonly hasPasskey: boolean;
}

/**
 * The sign-in that waits, or null. It is kept in a cookie that the page cannot read: a reload or the back button finds
 * the same step, and no address names a phone number.
 */
export function readPendingSignIn({ request, context }: RequestArgs): PendingSignIn | null {
  const value = parsed(readSignInCookie(request.headers.get('Cookie'), context.get(cookieScopeContext)));
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
  const { otp, setUp, hasPasskey } = value as Partial<PendingFactor>;
  if (typeof otp !== 'string') return undefined;
  const isSecret = typeof setUp?.secret === 'string' && setUp.link.startsWith('otpauth://');
  return { otp, setUp: isSecret ? setUp : null, hasPasskey: hasPasskey === true };
}

/** `Set-Cookie` value that keeps a sign-in for ten minutes; null ends it. */
export function pendingSignInCookie(pending: PendingSignIn | null, { context }: Pick<RequestArgs, 'context'>): string {
  return signInCookie(pending && JSON.stringify(pending), context.get(cookieScopeContext));
}

type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
