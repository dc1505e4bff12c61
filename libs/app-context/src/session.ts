/** Somebody who has not signed in. */
export interface VisitorSession {
  readonly status: 'visitor';
}

/** Somebody who has signed in: both tokens exist. See docs/domain/identity.md#sessions. */
export interface AuthenticatedSession {
  readonly status: 'authenticated';
  readonly userId: string;
  /** Which app this user counts as, such as `csc-web`. See docs/domain/identity.md#apps. */
  readonly identity: string;
  /** When the access token expires, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The session as screens see it; the tokens themselves never leave the shell's server. */
export type Session = VisitorSession | AuthenticatedSession;
