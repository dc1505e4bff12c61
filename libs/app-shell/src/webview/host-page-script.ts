import { createContext } from 'react-router';
import { HOST_LISTENED_TO, TOLD_TO_HOST, WEBVIEW_CODES } from '@haat/auth-session';

/** Key of the origins that may embed a webview's page; null where the page is in no webview. */
export const hostPageContext = createContext<readonly string[] | null>(null);

/** What puts the page's first script into a page of a webview. */
export interface HostPageScript {
  /** What the page's security policy lets scripts run by. */
  readonly nonce: string | undefined;
  /** Origins of pages that may embed this one. */
  readonly hostOrigins: readonly string[];
}

/**
 * Puts a script into a webview's page that tells the host app its title as soon as it is read, and afterwards what the
 * page tells: titles and logout, which any host may know. Pages outside of a webview have none of it. See
 * docs/domain/identity.md#host-apps.
 * @param html a whole page; React's escaping keeps the marks of a tag out of every text in it
 */
export function withHostPageScript(html: string, { nonce, hostOrigins }: HostPageScript): string {
  const bodyEnd = html.lastIndexOf('</body>');
  if (bodyEnd < 0) return html;
  const events = { told: TOLD_TO_HOST, listenedTo: HOST_LISTENED_TO };
  const given = [events, WEBVIEW_CODES.title, hostOrigins].map((each) => JSON.stringify(each)).join();
  const tag = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`;
  return `${html.slice(0, bodyEnd)}${tag}(${HOST_SCRIPT})(${given})</script>${html.slice(bodyEnd)}`;
}

interface Bridge {
  postMessage?: (text: string) => void;
}

/** Runs in the browser from its source text: it may use nothing from outside. */
function tellHostApp(
  events: { told: string; listenedTo: string },
  titleCode: string,
  hostOrigins: readonly string[],
): void {
  const { ReactNativeWebView, webkit, Android } = window as unknown as {
    ReactNativeWebView?: Bridge;
    webkit?: { messageHandlers?: { krishiHaat?: Bridge } };
    Android?: Bridge;
  };
  const tell = (message: unknown) => {
    const text = JSON.stringify(message);
    for (const bridge of [ReactNativeWebView, webkit?.messageHandlers?.krishiHaat, Android]) {
      try {
        bridge?.postMessage?.(text);
      } catch {
        // The host's own fault: the page goes on.
      }
    }
    // With a target origin: another page that embeds this one receives nothing.
    if (parent !== window) for (const origin of hostOrigins) parent.postMessage(text, origin);
  };
  // A host that answers the title at once is earlier than what listens to it: its last short message is kept.
  let early: MessageEvent | null = null;
  const keep = (message: MessageEvent) => {
    const isOfHost = parent === window || message.source === parent;
    if (isOfHost && typeof message.data === 'string' && message.data.length <= 16_384) early = message;
  };
  addEventListener('message', keep);
  addEventListener(events.listenedTo, (listener) => {
    removeEventListener('message', keep);
    if (early) ((listener as CustomEvent).detail as (message: MessageEvent) => void)(early);
    early = null;
  });
  addEventListener(events.told, (told) => tell((told as CustomEvent).detail));
  tell({ code: titleCode, payload: { title: document.title } });
}

const HOST_SCRIPT = tellHostApp.toString();
