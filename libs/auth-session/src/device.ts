import { createContext } from 'react-router';
import type { DeviceKind } from '@haat/api-contract/vocabulary';
import { deviceKind } from './device-kind.ts';
import { deviceCookie, readDeviceCookie, type CookieScope } from './session-cookies.ts';

/**
 * The browser, by a random id in a cookie. It says nothing of who uses it; with it the identity service knows a sign-in
 * on another device from one on the same. See docs/domain/identity.md#devices.
 */
export interface Device {
  /** What it is, as far as its browser says. */
  readonly kind: DeviceKind | undefined;
  /** Its id, where it has one. */
  readonly id: string | null;
  /** Its id; made when it is first asked for, which is at the sign-in. */
  ensure(): string;
  /** `Set-Cookie` values that the answer has to carry. */
  changedCookies(): string[];
}

/** Key of the request's device. */
export const deviceContext = createContext<Device>();

/** Reads the device from a request's cookies, and what it is from its browser's `User-Agent`. */
export function openDevice(cookieHeader: string | null, scope: CookieScope, userAgent: string | null = null): Device {
  let id = readDeviceCookie(cookieHeader, scope);
  let isUsed = false;
  return {
    kind: deviceKind(userAgent ?? ''),
    get id() {
      return id;
    },
    ensure() {
      isUsed = true;
      id ??= crypto.randomUUID();
      return id;
    },
    // Kept anew with each sign-in, so that it lasts for who comes once a year.
    changedCookies: () => (isUsed && id !== null ? [deviceCookie(id, scope)] : []),
  };
}
