import { WEBVIEW_CODES } from '../webview-bridge.ts';

/** Longest message of a host app, characters; a refresh token is shorter than a tenth of it. */
export const LONGEST_HOST_MESSAGE = 16_384;
/** Messages of a host app that are looked at within a second. */
export const HOST_MESSAGES_A_SECOND = 10;

/** What a host app may say. */
export type HostRequest =
  /** It asks for a nonce, to prove itself. */
  | { readonly kind: 'prove'; readonly host: string }
  /** It has signed the nonce, and may hand over a session. */
  | {
      readonly kind: 'proof';
      readonly host: string;
      readonly signature: string;
      readonly refreshToken: string | null;
    }
  /** It asks for the tokens. */
  | { readonly kind: 'tokens' };

/** As much of a message event as is looked at. */
export interface HostMessageEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Whom this page listens to. */
export interface HostListener {
  /** Origins of pages that may embed this one. */
  readonly hostOrigins: readonly string[];
  /** The window that embeds this page; null where none does. */
  readonly parent: unknown;
  /** A native bridge is there: its app speaks as this page itself, since it has no origin. */
  readonly isNative: boolean;
  readonly ownOrigin: string;
  readonly ownWindow: unknown;
}

/**
 * What the host app asks for, or null for whatever is not from it, too long or of another shape. Nothing is parsed
 * before the origin and the length are known to be right. See docs/domain/identity.md#host-apps.
 */
export function hostRequest(event: HostMessageEvent, listener: HostListener): HostRequest | null {
  if (!isFromHost(event, listener)) return null;
  const { data } = event;
  if (typeof data !== 'string' || data.length > LONGEST_HOST_MESSAGE) return null;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return null;
  }
  if (!isRecord(message)) return null;
  if (message['code'] === WEBVIEW_CODES.tokenInfo) return { kind: 'tokens' };
  return message['code'] === WEBVIEW_CODES.proof && isRecord(message['payload']) ? proofIn(message['payload']) : null;
}

/** Lets so many pass within a second, and no more. @param now milliseconds of any clock that only goes forward */
export function createAllowance(perSecond: number, now: () => number): () => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let passed = 0;
  return () => {
    if (now() - since >= 1000) {
      since = now();
      passed = 0;
    }
    passed += 1;
    return passed <= perSecond;
  };
}

function isFromHost({ origin, source }: HostMessageEvent, listener: HostListener): boolean {
  if (listener.parent !== null && source === listener.parent) return listener.hostOrigins.includes(origin);
  // What a native app runs in this page speaks with the page's own origin; some bridges give none.
  return listener.isNative && listener.parent === null && isOwn(origin, source, listener);
}

function isOwn(origin: string, source: unknown, { ownOrigin, ownWindow }: HostListener): boolean {
  return origin === ownOrigin ? source === ownWindow : origin === '' && source === null;
}

function proofIn(payload: Readonly<Record<string, unknown>>): HostRequest | null {
  const { host, signature, refresh_token: refreshToken = null, ...rest } = payload;
  if (typeof host !== 'string' || Object.keys(rest).length > 0) return null;
  if (signature === undefined) return refreshToken === null ? { kind: 'prove', host } : null;
  if (typeof signature !== 'string') return null;
  if (refreshToken !== null && typeof refreshToken !== 'string') return null;
  return { kind: 'proof', host, signature, refreshToken };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
