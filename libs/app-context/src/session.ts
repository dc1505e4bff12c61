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

/** The app that partner agents count as, whichever shell they use. See docs/domain/identity.md#apps. */
export const AGENTS_APP = 'csc-web';

/** Whether a session is a partner agent's. What it says is only shown: the services ask the token themselves. */
export function isPartnerAgentsSession(session: Session): session is AuthenticatedSession {
  return session.status === 'authenticated' && session.identity === AGENTS_APP;
}
