import { createContext } from 'react-router';
import { decodeJwt } from 'jose';
import { isApiError } from '@haat/api-client';
import { TOKEN_REFRESH_THRESHOLD_MS, type TokenSet } from '@haat/api-contract';
import type { Session } from '@haat/app-context';
import type { PartnerClaims } from '@haat/order-core';
import { identityOf } from './identity-of.ts';
import {
  clearedSessionCookies,
  readSessionCookies,
  sessionCookies,
  type CookieScope,
  type SessionTokens,
} from './session-cookies.ts';
import type { SessionMemory } from './session-memory.ts';

/** The identity service, as a session uses it. */
export interface IdentityService {
  refresh(refreshToken: string): Promise<TokenSet>;
  end(refreshToken: string): Promise<void>;
}

/** The session of one request. Only the shell's server holds one; pages see `Session`. */
export interface RequestSession {
  /** The session as screens see it. */
  readonly state: Session;
  /** Which app its user counts as, also without a session. See docs/domain/identity.md#apps. */
  readonly app: string;
  readonly isWebview: boolean;
  readonly tokens: SessionTokens | null;
  /**
   * Refreshes when the access token is about to expire. A refused refresh ends the session, a lost network does not
   * (docs/domain/identity.md#refresh).
   */
  keepFresh(): Promise<void>;
  /**
   * After a 401: a fresh access token, or null when the session has ended or cannot be refreshed now. A request
   * refreshes once.
   */
  refresh(): Promise<string | null>;
  /** Starts a session with new tokens. One that this browser had before ends, here and at the identity service. */
  start(tokens: TokenSet, options: { isWebview: boolean }): Promise<void>;
  /** Ends it here and at the identity service. */
  end(): Promise<void>;
  /** `Set-Cookie` values that the answer has to carry: empty when nothing changed. */
  changedCookies(): string[];
}

/** Key of the request's session. */
export const requestSessionContext = createContext<RequestSession>();

/** What a request's session rests on. */
export interface RequestSessionOptions {
  readonly cookieHeader: string | null;
  readonly scope: CookieScope;
  readonly clientName: string;
  readonly identity: IdentityService;
  readonly memory: SessionMemory;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Claims extends PartnerClaims {
  readonly sub: string;
  readonly exp: number;
  /** The session's public id; not every identity service provides it. */
  readonly sid?: string;
}

const REFUSALS: ReadonlySet<number | null> = new Set([400, 401, 403]);

/** Reads a request's session from its cookies. */
export function openRequestSession({
  cookieHeader,
  scope,
  clientName,
  identity,
  memory,
  now,
}: RequestSessionOptions): RequestSession {
  let tokens = readSessionCookies(cookieHeader, scope);
  let claims = tokens && readClaims(tokens.accessToken);
  let cookies: string[] = [];
  let hasRefreshed = false;

  const app = () => identityOf(claims ?? {}, { appCode: scope.appCode, clientName });
  const isSignedOut = () => claims?.sid !== undefined && memory.hasEnded(claims.sid);
  // One whose token cannot be read is none, and one that was signed out has gone: their cookies go.
  if (tokens && (!claims || isSignedOut())) forget();

  function adopt(set: TokenSet, isWebview: boolean): void {
    tokens = { accessToken: set.access_token, refreshToken: set.refresh_token, isWebview };
    claims = readClaims(set.access_token);
    cookies = sessionCookies(set, { isWebview }, scope);
  }

  function forget(): void {
    tokens = null;
    claims = null;
    cookies = clearedSessionCookies(scope);
  }

  async function refresh(): Promise<string | null> {
    if (!tokens) return null;
    // Calls of one page that were refused together: the second finds what the first brought.
    if (hasRefreshed) return tokens.accessToken;
    const { refreshToken, isWebview } = tokens;
    try {
      adopt(await memory.refresh(refreshToken, (newest) => identity.refresh(newest)), isWebview);
      hasRefreshed = true;
    } catch (error) {
      if (!isRefused(error)) return null;
      forget();
    }
    return tokens?.accessToken ?? null;
  }

  async function end(): Promise<void> {
    const refreshToken = tokens?.refreshToken;
    if (claims?.sid !== undefined) memory.end(claims.sid);
    forget();
    if (refreshToken === undefined) return;
    // Without a network the cookies still go; the refresh token expires by itself.
    await identity.end(refreshToken).catch(() => undefined);
  }

  return {
    get state(): Session {
      if (!claims) return { status: 'visitor' };
      return {
        status: 'authenticated',
        userId: claims.sub,
        expiresAt: claims.exp * 1000,
        identity: app(),
      };
    },
    get app() {
      return app();
    },
    get isWebview() {
      return tokens?.isWebview ?? false;
    },
    get tokens() {
      return tokens;
    },
    async keepFresh() {
      if (claims && claims.exp * 1000 - now() <= TOKEN_REFRESH_THRESHOLD_MS) await refresh();
    },
    refresh,
    async start(set, { isWebview }) {
      await end();
      adopt(set, isWebview);
    },
    end,
    // the user may have signed out during this request.
    changedCookies: () => (isSignedOut() ? clearedSessionCookies(scope) : cookies),
  };
}

/**
 * The identity service refused: an old, used, ended or altered token. Other errors may be temporary, also an unknown
 * client: that is a configuration error, and no reason to end sessions.
 */
function isRefused(error: unknown): boolean {
  return isApiError(error) && REFUSALS.has(error.status) && !error.code.endsWith('_client');
}

/** Reads a token without verifying it: what it says is only shown; the services verify it before they do anything. */
function readClaims(accessToken: string): Claims | null {
  try {
    const claims = decodeJwt<PartnerClaims>(accessToken);
    if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return null;
    return { ...claims, sub: claims.sub, exp: claims.exp };
  } catch {
    return null;
  }
}
