import type { Configuration } from '@haat/backend-platform';

/** However much it is used, a session ends so long after the sign-in: 90 days. */
export const LONGEST_SESSION_SECONDS = 90 * 24 * 3600;

/** A session of staff ends when it is not used for half an hour, and eight hours after the sign-in: a working day. */
const STAFF_TERMS: SessionTerms = { idle: 1_800, longest: 8 * 3_600 };

/** How long a session lasts, seconds. */
export interface SessionTerms {
  /** Without being used. */
  readonly idle: number;
  /** Since the sign-in, however much it is used. */
  readonly longest: number;
}

/** The terms of a person's session. */
export function sessionTerms(
  { refreshTokenSeconds }: Pick<Configuration, 'refreshTokenSeconds'>,
  isStaff: boolean,
): SessionTerms {
  const usual = { idle: refreshTokenSeconds, longest: LONGEST_SESSION_SECONDS };
  if (!isStaff) return usual;
  return { idle: Math.min(usual.idle, STAFF_TERMS.idle), longest: STAFF_TERMS.longest };
}

/**
 * How long a refresh token that is made now may be used, seconds; 0 when the session is over. See
 * docs/domain/identity.md#sessions.
 */
export function refreshTokenLifetime({ idle, longest }: SessionTerms, sinceSignIn: number): number {
  return Math.max(0, Math.min(idle, longest - sinceSignIn));
}
