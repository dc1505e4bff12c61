import { parseCookie } from 'cookie';
import type { TokenSet } from '@haat/api-contract';
import { HOST_NONCE_SECONDS } from './host-app/host-app.ts';

/** What the cookies of a session hold. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** It was signed in inside a host app's webview: only then may the host have the tokens. */
  readonly isWebview: boolean;
}

/**
 * Whose cookies: three shells on one host must not share a session, and over https the name binds them to the host.
 * Farmer and CSC have one app code, so the name carries the shell's as well.
 */
export interface CookieScope {
  readonly appCode: string;
  readonly shellName: string;
  readonly isSecure: boolean;
}

/** The cookies of a request by name. */
export function readCookies(header: string | null): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '');
}

/**
 * Reads the session from a `Cookie` header. There is one only when both tokens exist. See
 * docs/domain/identity.md#sessions.
 */
export function readSessionCookies(header: string | null, scope: CookieScope): SessionTokens | null {
  const cookies = readCookies(header);
  const names = sessionCookieNames(scope);
  const accessToken = cookies[names.access];
  const refreshToken = cookies[names.refresh];
  if (!accessToken || !refreshToken) return null;
  return { accessToken, refreshToken, isWebview: cookies[names.webview] === '1' };
}

/**
 * `Set-Cookie` values that keep a session; all live as long as the refresh token. See
 * docs/domain/identity.md#session-cookies.
 */
export function sessionCookies(tokens: TokenSet, { isWebview }: { isWebview: boolean }, scope: CookieScope): string[] {
  const names = sessionCookieNames(scope);
  const line = (name: string, value: string) => cookie(name, value, tokens.refresh_expires_in, scope);
  return [
    line(names.access, tokens.access_token),
    line(names.refresh, tokens.refresh_token),
    isWebview ? line(names.webview, '1') : cookie(names.webview, '', 0, scope),
  ];
}

/** `Set-Cookie` values that end a session. */
export function clearedSessionCookies(scope: CookieScope): string[] {
  return Object.values(sessionCookieNames(scope)).map((name) => cookie(name, '', 0, scope));
}

/** Names of the session's cookies. */
export function sessionCookieNames(scope: CookieScope): { access: string; refresh: string; webview: string } {
  return {
    access: ownCookieName('access', scope),
    refresh: ownCookieName('refresh', scope),
    webview: ownCookieName('webview', scope),
  };
}

/** Name of the guest cart's cookie. */
export function guestCookieName(scope: CookieScope): string {
  return ownCookieName('guest', scope);
}

/**
 * `Set-Cookie` value that keeps a guest's cart for a month; `null` removes it. Lax: a shared link must not empty the
 * cart.
 */
export function guestCookie(id: string | null, scope: CookieScope): string {
  return cookie(guestCookieName(scope), id ?? '', id === null ? 0 : GUEST_CART_SECONDS, scope, 'Lax');
}

/** Reads the guest cart's id; what is not one of ours is ignored. */
export function readGuestCookie(header: string | null, scope: CookieScope): string | null {
  const id = readCookies(header)[guestCookieName(scope)];
  return id !== undefined && /^[\w-]{16,64}$/.test(id) ? id : null;
}

/** Name of the device's cookie. */
export function deviceCookieName(scope: CookieScope): string {
  return ownCookieName('device', scope);
}

/** `Set-Cookie` value that keeps the device's id for 400 days, the longest that browsers keep one. */
export function deviceCookie(id: string, scope: CookieScope): string {
  return cookie(deviceCookieName(scope), id, DEVICE_SECONDS, scope);
}

/** Reads the device's id; what is not one of ours is ignored. */
export function readDeviceCookie(header: string | null, scope: CookieScope): string | null {
  const id = readCookies(header)[deviceCookieName(scope)];
  return id !== undefined && /^[\w-]{16,64}$/.test(id) ? id : null;
}

/** Name of the cookie with the random id by which a browser is measured. */
export function visitorCookieName(scope: CookieScope): string {
  return ownCookieName('visitor', scope);
}

/** `Set-Cookie` value that keeps a browser's random id for a month; `null` removes it. */
export function visitorCookie(id: string | null, scope: CookieScope): string {
  return cookie(visitorCookieName(scope), id ?? '', id === null ? 0 : VISITOR_SECONDS, scope);
}

/**
 * `Set-Cookie` value that keeps a sign-in that waits for its code for ten minutes; `null` ends it.
 * @param pending what the sign-in screen reads again, as text
 */
export function signInCookie(pending: string | null, scope: CookieScope): string {
  const value = encodeURIComponent(pending ?? '');
  return cookie(ownCookieName('sign-in', scope), value, pending === null ? 0 : SIGN_IN_SECONDS, scope);
}

/** Reads the cookie of a pending sign-in, or null. It is not signed: its content is untrusted. */
export function readSignInCookie(header: string | null, scope: CookieScope): string | null {
  return readCookies(header)[ownCookieName('sign-in', scope)] || null;
}

/**
 * `Set-Cookie` value that keeps for which farmer an agent works, for a working day; `null` ends it.
 * @param chosen what is read again, as text
 */
export function chosenFarmerCookie(chosen: string | null, scope: CookieScope): string {
  const value = encodeURIComponent(chosen ?? '');
  return cookie(ownCookieName('farmer', scope), value, chosen === null ? 0 : CHOSEN_FARMER_SECONDS, scope);
}

/** Reads the cookie of the chosen farmer, or null. It is not signed: its content is untrusted. */
export function readChosenFarmerCookie(header: string | null, scope: CookieScope): string | null {
  return readCookies(header)[ownCookieName('farmer', scope)] || null;
}

/**
 * `Set-Cookie` value that keeps for ten minutes which consent waits for its code; `null` ends it.
 * @param pending what the agent's screen reads again, as text
 */
export function askedConsentCookie(pending: string | null, scope: CookieScope): string {
  const value = encodeURIComponent(pending ?? '');
  return cookie(ownCookieName('consent', scope), value, pending === null ? 0 : SIGN_IN_SECONDS, scope);
}

/** Reads the cookie of a consent that waits, or null. It is not signed: its content is untrusted. */
export function readAskedConsentCookie(header: string | null, scope: CookieScope): string | null {
  return readCookies(header)[ownCookieName('consent', scope)] || null;
}

/** `Set-Cookie` value that keeps for twelve hours which host app has proved itself; `null` forgets it. */
export function hostCookie(id: string | null, scope: CookieScope): string {
  const value = encodeURIComponent(id ?? '');
  return cookie(ownCookieName('host', scope), value, id === null ? 0 : HOST_SECONDS, scope);
}

/** Reads which host app has proved itself, or null. */
export function readHostCookie(header: string | null, scope: CookieScope): string | null {
  return readCookies(header)[ownCookieName('host', scope)] || null;
}

/** `Set-Cookie` value that keeps the nonce that a host app is to sign, for a minute; `null` ends it. */
export function hostNonceCookie(nonce: string | null, scope: CookieScope): string {
  return cookie(ownCookieName('host-nonce', scope), nonce ?? '', nonce === null ? 0 : HOST_NONCE_SECONDS, scope);
}

/** Reads the nonce that a host app is to sign, or null. */
export function readHostNonceCookie(header: string | null, scope: CookieScope): string | null {
  return readCookies(header)[ownCookieName('host-nonce', scope)] || null;
}

const HOST_SECONDS = 12 * 3600;
const SIGN_IN_SECONDS = 600;
const CHOSEN_FARMER_SECONDS = 12 * 3600;
const DEVICE_SECONDS = 400 * 24 * 3600;
const VISITOR_SECONDS = 30 * 24 * 3600;
const GUEST_CART_SECONDS = 30 * 24 * 3600;

function ownCookieName(part: string, { appCode, shellName, isSecure }: CookieScope): string {
  return `${isSecure ? '__Host-' : ''}haat-${appCode}-${shellName}-${part}`;
}

function cookie(
  name: string,
  value: string,
  maxAge: number,
  { isSecure }: CookieScope,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    ...(isSecure ? ['Secure'] : []),
    'HttpOnly',
    `SameSite=${sameSite}`,
  ].join('; ');
}
