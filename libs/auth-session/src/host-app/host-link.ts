import { SESSION_PATHS, type TokenAnswer } from '../session-paths.ts';
import { WEBVIEW_CODES, nativeBridges, type BridgeWindow, type WebviewMessage } from '../webview-bridge.ts';
import {
  HOST_MESSAGES_A_SECOND,
  createAllowance,
  hostRequest,
  type HostMessageEvent,
  type HostRequest,
} from './host-messages.ts';

/** As much of the browser as the link uses; a test brings its own. */
export interface HostLinkBrowser {
  readonly window: BridgeWindow;
  readonly ownOrigin: string;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Milliseconds of a clock that only goes forward. */
  elapsed(): number;
  /** Loads the page anew: it is another person's now. */
  reload(): void;
}

/** What passes between the page and its host app beside title and logout. */
export interface HostLink {
  /** Tells the tokens to the host app that has proved itself; to any other nothing. */
  tellTokens(): Promise<void>;
  /** A message arrived at the window. */
  receive(event: HostMessageEvent): void;
}

/** Opens the link to the host app. @param hostOrigins origins of pages that may embed this one */
export function openHostLink(browser: HostLinkBrowser, hostOrigins: readonly string[]): HostLink {
  const { window } = browser;
  const parent = window.parent === (window as unknown) ? null : window.parent;
  const isAllowed = createAllowance(HOST_MESSAGES_A_SECOND, () => browser.elapsed());
  let isBusy = false;

  /** @param to where a page that embeds this one is from; null for a native app */
  function post(message: WebviewMessage, to: string | null): void {
    const text = JSON.stringify(message);
    if (to !== null) parent?.postMessage(text, to);
    else if (parent === null) for (const bridge of nativeBridges(window)) bridge(text);
  }

  async function ask(path: string, body: object): Promise<unknown> {
    const response = await browser.fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? response.json() : null;
  }

  function tell(answer: TokenAnswer | null): void {
    if (answer?.access_token === undefined) return;
    const { host_origin: to = null, ...payload } = answer;
    post({ code: WEBVIEW_CODES.tokenInfo, payload }, to);
  }

  const tellTokens = async () => tell((await ask(SESSION_PATHS.token, {})) as TokenAnswer | null);

  async function answer(request: HostRequest, from: string | null): Promise<void> {
    if (request.kind === 'tokens') return tellTokens();
    if (request.kind === 'prove') {
      const asked = await ask(SESSION_PATHS.hostNonce, {});
      if (asked !== null) post({ code: WEBVIEW_CODES.proof, payload: asked }, from);
      return;
    }
    const { host, signature, refreshToken } = request;
    const proven = (await ask(SESSION_PATHS.hostProof, { host, signature, refresh_token: refreshToken })) as {
      readonly signed_in: boolean;
    } | null;
    post({ code: WEBVIEW_CODES.proof, payload: proven === null ? { refused: true } : { proven: true } }, from);
    // A page that starts with a session tells its tokens by itself.
    if (proven !== null && refreshToken !== null) browser.reload();
    else if (proven?.signed_in) await tellTokens();
  }

  return {
    tellTokens,
    receive(event) {
      const listener = {
        hostOrigins,
        parent,
        isNative: nativeBridges(window).length > 0,
        ownOrigin: browser.ownOrigin,
        ownWindow: window,
      };
      // One at a time: what comes meanwhile is dropped, and a flood costs a comparison each.
      const request = isBusy || !isAllowed() ? null : hostRequest(event, listener);
      if (request === null) return;
      isBusy = true;
      void answer(request, parent === null ? null : event.origin)
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    },
  };
}
