/** Codes of what is said to and by the host app. See docs/domain/identity.md#host-apps. */
export const WEBVIEW_CODES = { loggedOut: 'ERR_001', tokenInfo: 'INFO_001', title: 'TITLE' } as const;
/** A code of the bridge. */
export type WebviewCode = (typeof WEBVIEW_CODES)[keyof typeof WEBVIEW_CODES];

/** What goes over the bridge, as JSON. */
export interface WebviewMessage {
  readonly code: WebviewCode;
  readonly payload: unknown;
}

/** As much of a window as the bridge uses. */
export interface BridgeWindow {
  readonly parent: { postMessage(message: string, origin: string): void } | null;
  /** Put there by a native host. */
  readonly ReactNativeWebView?: { postMessage(message: string): void };
}

/**
 * Says something to the host app, if there is one.
 * @param hostOrigins origins of pages that may embed this one; a native host needs none
 */
export function postToHost(window: BridgeWindow, hostOrigins: readonly string[], message: WebviewMessage): void {
  const text = JSON.stringify(message);
  window.ReactNativeWebView?.postMessage(text);
  if (window.parent === null || window.parent === (window as unknown)) return;
  // With a target origin: another page that embeds this one receives nothing.
  for (const origin of hostOrigins) window.parent.postMessage(text, origin);
}

/** What the host app said, or null when it is not from a known origin or not of the known shape. */
export function onHostMessage(
  event: { readonly origin: string; readonly data: unknown },
  hostOrigins: readonly string[],
): WebviewMessage | null {
  if (!hostOrigins.includes(event.origin) || typeof event.data !== 'string') return null;
  let message: unknown;
  try {
    message = JSON.parse(event.data);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
  const { code, payload } = message as Record<string, unknown>;
  return isWebviewCode(code) ? { code, payload } : null;
}

function isWebviewCode(code: unknown): code is WebviewCode {
  return Object.values(WEBVIEW_CODES).some((known) => known === code);
}
