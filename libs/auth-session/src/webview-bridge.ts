/**
 * Codes of what is said to and by the host app: the first three are given, the last carries nonce and proof. See
 * docs/domain/identity.md#host-apps.
 */
export const WEBVIEW_CODES = {
  loggedOut: 'ERR_001',
  tokenInfo: 'INFO_001',
  title: 'TITLE',
  proof: 'PROOF_001',
} as const;
/** A code of the bridge. */
export type WebviewCode = (typeof WEBVIEW_CODES)[keyof typeof WEBVIEW_CODES];

/** What goes over the bridge, as JSON. */
export interface WebviewMessage {
  readonly code: WebviewCode;
  readonly payload: unknown;
}

interface Bridge {
  postMessage(message: string): void;
}

/** As much of a window as the bridge uses. */
export interface BridgeWindow {
  readonly parent: { postMessage(message: string, origin: string): void } | null;
  /** Put there by a native host of React Native. */
  readonly ReactNativeWebView?: Bridge;
  /** Put there by a native host on iOS, whose handler has this name. */
  readonly webkit?: { readonly messageHandlers?: { readonly krishiHaat?: Bridge } };
  /** Put there by a native host on Android. */
  readonly Android?: Partial<Bridge>;
}

/** Event of the window, its detail a `WebviewMessage`: any host app may know it. The page's first script posts it. */
export const TOLD_TO_HOST = 'told-to-host';
/** Event of the window, its detail a function: it takes what the host said before the page's script was there. */
export const HOST_LISTENED_TO = 'host-listened-to';
/** Event of the window: the session has new tokens. */
export const SESSION_REFRESHED = 'session-refreshed';

/**
 * What any host app may know: the page's title, and that the session has ended. Outside of a webview it goes nowhere.
 */
export function tellHost(message: WebviewMessage): void {
  dispatchEvent(new CustomEvent(TOLD_TO_HOST, { detail: message }));
}

/** Ways to the native host that are there. One that throws is left: the page goes on. */
export function nativeBridges(window: BridgeWindow): ((text: string) => void)[] {
  const bridges = [window.ReactNativeWebView, window.webkit?.messageHandlers?.krishiHaat, window.Android];
  return bridges.flatMap((bridge) =>
    typeof bridge?.postMessage === 'function'
      ? [
          (text: string) => {
            try {
              bridge.postMessage?.(text);
            } catch {
              // The host's own fault.
            }
          },
        ]
      : [],
  );
}
