import { createContext } from 'react-router';
import {
  hostCookie,
  hostNonceCookie,
  readHostCookie,
  readHostNonceCookie,
  type CookieScope,
} from '../session-cookies.ts';
import type { HostApp } from './host-app.ts';

/** Which host app has proved itself in this browser. See docs/domain/identity.md#host-apps. */
export interface ProvenHost {
  /** The host app that may have the tokens of a session marked as its webview's; null when none has proved itself. */
  readonly host: HostApp | null;
  /** The nonce that waits for its proof; null without one. */
  readonly nonce: string | null;
  /** Keeps the nonce that a host app is asked to sign; null when it was used. */
  ask(nonce: string | null): void;
  /** Keeps the host app that has proved itself, for twelve hours; null forgets it. */
  keep(host: HostApp | null): void;
  /** `Set-Cookie` values that the answer has to carry. */
  changedCookies(): string[];
}

/** Key of the request's proven host app. */
export const provenHostContext = createContext<ProvenHost>();

/**
 * Reads the proven host app from a request's cookies. One whose registration has ended is none any more.
 * @param registered the host apps of the shell's configuration
 */
export function openProvenHost(
  cookieHeader: string | null,
  scope: CookieScope,
  registered: readonly HostApp[],
): ProvenHost {
  const kept = readHostCookie(cookieHeader, scope);
  let host = registered.find(({ id }) => id === kept) ?? null;
  const changed = new Map<string, string>();
  return {
    get host() {
      return host;
    },
    nonce: readHostNonceCookie(cookieHeader, scope),
    ask(nonce) {
      changed.set('nonce', hostNonceCookie(nonce, scope));
    },
    keep(next) {
      if (next === null && kept === null) return;
      host = next;
      changed.set('host', hostCookie(next?.id ?? null, scope));
    },
    changedCookies: () => [...changed.values()],
  };
}
