import { describe, expect, it } from 'vitest';
import {
  clearedSessionCookies,
  guestCookie,
  readGuestCookie,
  readSessionCookies,
  readSignInCookie,
  sessionCookieNames,
  sessionCookies,
  signInCookie,
} from './session-cookies.ts';

const tokens = { access_token: 'access', expires_in: 300, refresh_token: 'refresh', refresh_expires_in: 86_400 };
const https = { appCode: '01', shellName: 'farmer', isSecure: true };
const http = { appCode: '01', shellName: 'farmer', isSecure: false };
const asSent = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ');

describe('session cookies', () => {
  it('are strict, unreadable to scripts, bound to the host over https, and live as long as the refresh token', () => {
    for (const line of sessionCookies(tokens, { isWebview: true }, https)) {
      expect(line).toMatch(
        /^__Host-haat-01-farmer-(access|refresh|webview)=[^;]+; Path=\/; Max-Age=86400; Secure; HttpOnly; SameSite=Strict$/,
      );
    }
    expect(sessionCookies(tokens, { isWebview: false }, http)[0]).toBe(
      'haat-01-farmer-access=access; Path=/; Max-Age=86400; HttpOnly; SameSite=Strict',
    );
  });

  it('come back as they went out', () => {
    const header = asSent(sessionCookies(tokens, { isWebview: true }, https));
    expect(readSessionCookies(header, https)).toEqual({
      accessToken: 'access',
      refreshToken: 'refresh',
      isWebview: true,
    });
  });

  it('of one shell are nothing to another', () => {
    const header = asSent(sessionCookies(tokens, { isWebview: false }, http));
    expect(readSessionCookies(header, { ...http, appCode: '04' })).toBeNull();
    expect(readSessionCookies(header, { ...http, shellName: 'csc' })).toBeNull();
  });

  it.each([
    '',
    'haat-01-farmer-access=a',
    'haat-01-farmer-refresh=r',
    'haat-01-farmer-access=; haat-01-farmer-refresh=r',
    'other=1',
  ])('make no session of %j', (header) => {
    expect(readSessionCookies(header, http)).toBeNull();
  });

  it('are all cleared', () => {
    expect(clearedSessionCookies(https)).toHaveLength(Object.keys(sessionCookieNames(https)).length);
    for (const line of clearedSessionCookies(https)) expect(line).toContain('=; Path=/; Max-Age=0;');
  });

  it('keep a waiting sign-in like the others: strict, unreadable to scripts, and of one shell', () => {
    const text = '{"phoneNumber":"9876543210; Path=/"}';
    expect(signInCookie(text, https)).toMatch(
      /^__Host-haat-01-farmer-sign-in=[^; ]+; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect(readSignInCookie(asSent([signInCookie(text, https)]), https)).toBe(text);
    expect(readSignInCookie(asSent([signInCookie(text, http)]), { ...http, shellName: 'csc' })).toBeNull();
    expect(signInCookie(null, http)).toBe('haat-01-farmer-sign-in=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
    expect(readSignInCookie('haat-01-farmer-sign-in=', http)).toBeNull();
    expect(readSignInCookie('sign-in=x', http)).toBeNull();
  });

  it("keep a guest's cart by an id of ours only", () => {
    const id = crypto.randomUUID();
    expect(readGuestCookie(asSent([guestCookie(id, https)]), https)).toBe(id);
    expect(readGuestCookie('haat-01-farmer-guest=<script>', http)).toBeNull();
    expect(guestCookie(null, http)).toContain('Max-Age=0');
    expect(guestCookie(id, https)).toContain('SameSite=Lax');
  });
});
