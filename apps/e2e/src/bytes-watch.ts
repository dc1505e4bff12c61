import type { Page } from '@playwright/test';

/** What came to a page. */
interface Arrived {
  readonly path: string;
  readonly type: string;
  /** Body as it was sent; 0 for what the browser had. */
  bytes: number;
}

/** Counts what a page loads over the line: bodies as they are sent, and nothing for what its cache has. */
export class BytesWatch {
  readonly #arrived = new Map<string, Arrived>();

  /** Watches a page from now on. */
  static async of(page: Page): Promise<BytesWatch> {
    const watch = new BytesWatch();
    const browser = await page.context().newCDPSession(page);
    const headers = new Map<string, number>();
    browser.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) => {
      headers.set(requestId, headersText.length);
    });
    browser.on('Network.responseReceived', ({ requestId, response }) => {
      const { protocol, pathname, search } = new URL(response.url);
      if (!protocol.startsWith('http')) return;
      watch.#arrived.set(requestId, { path: pathname + search, type: response.mimeType, bytes: 0 });
    });
    browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const arrived = watch.#arrived.get(requestId);
      if (arrived) arrived.bytes = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
    });
    await browser.send('Network.enable');
    await page.addInitScript(readAnswersToTheirEnd);
    return watch;
  }

  /** Bytes of all that came, or of what came from some addresses. */
  bytes(from = /^/): number {
    return [...this.#arrived.values()].reduce((sum, { path, bytes }) => (from.test(path) ? sum + bytes : sum), 0);
  }

  /** Each thing that came with its bytes, a line each, in the order in which it came. */
  table(): string {
    return [...this.#arrived.values()].map(({ path, type, bytes }) => `${bytes}\t${type}\t${path}`).join('\n');
  }
}

/** In the page: the router lets go of an answer that it has read, and the browser then tells no bytes of it. */
function readAnswersToTheirEnd(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    response
      .clone()
      .arrayBuffer()
      .catch(() => undefined);
    return response;
  };
}
