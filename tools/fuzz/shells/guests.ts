import { randomUUID } from 'node:crypto';
import type { FuzzedShell } from '../market/open-shells.ts';
import { SAMPLE } from '../requests/good-values.ts';

const PLACE = {
  latLng: SAMPLE.latLng,
  label: 'Nashik',
  pincode: SAMPLE.pincode,
  district: 'Nashik',
  state: 'Maharashtra',
};

/** Names of the cookies that a shell keeps; anything may stand in them. */
export function cookieNames({ appCode, name }: Pick<FuzzedShell, 'appCode' | 'name'>): string[] {
  return [
    'language',
    'place',
    'lite',
    'visit-vendor',
    'visit-prebook',
    'visit-attribution',
    'visit-webview',
    'visit-bytes',
    'measured',
    ...['access', 'refresh', 'webview', 'guest', 'sign-in', 'visitor'].map((part) => `haat-${appCode}-${name}-${part}`),
  ];
}

/** Cookies of a user who has chosen a place, written as a header. */
export function placeCookie(): string {
  return `place=${encodeURIComponent(JSON.stringify(PLACE))}`;
}

/** Cookies of a guest with a cart of their own. */
export function guestCookies({ appCode, name }: Pick<FuzzedShell, 'appCode' | 'name'>): string {
  return `${placeCookie()}; haat-${appCode}-${name}-guest=${randomUUID()}`;
}

/** Cookies of a signed-in user. The refresh token is worth nothing: what is signed out stays so. */
export function signedInCookies({ appCode, name }: Pick<FuzzedShell, 'appCode' | 'name'>, accessToken: string): string {
  return (
    `${placeCookie()}; haat-${appCode}-${name}-access=${accessToken}; ` +
    `haat-${appCode}-${name}-refresh=${randomUUID()}`
  );
}
