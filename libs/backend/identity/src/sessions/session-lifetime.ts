/** However much it is used, a session ends so long after the sign-in: 90 days. */
export const LONGEST_SESSION_SECONDS = 90 * 24 * 3600;

/** How long a session lasts, seconds. */
export interface SessionTerms {
  /** Without being used. */
  readonly idle: number;
  /** Since the sign-in, however much it is used. */
  readonly longest: number;
}

/**
 * How long a refresh token that is made now may be used, seconds; 0 when the session is over. See
 * docs/domain/identity.md#sessions.
 */
export function refreshTokenLifetime({ idle, longest }: SessionTerms, sinceSignIn: number): number {
  return Math.max(0, Math.min(idle, longest - sinceSignIn));
}
