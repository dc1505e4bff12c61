/** A session without a signed-in user. */
export interface GuestSession {
  readonly status: 'visitor';
}

/** A session of a signed-in user: both tokens exist. See docs/domain/identity.md#sessions. */
export interface AuthenticatedSession {
  readonly status: 'authenticated';
  readonly userId: string;
  /** Which app this user counts as, such as `csc-web`. See docs/domain/identity.md#apps. */
  readonly identity: string;
  /** When the access token expires, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The session as screens see it; the tokens themselves never leave the shell's server. */
export type Session = GuestSession | AuthenticatedSession;
