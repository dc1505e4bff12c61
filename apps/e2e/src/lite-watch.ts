import { expect, type BrowserContext, type Response } from '@playwright/test';

/** What came to a browser. */
interface Arrived {
  readonly path: string;
  readonly type: string;
  /** Body as it was sent, compressed. */
  readonly bytes: number;
}

/** A payment company's own pages, and the way back from them. */
const OF_OTHERS = /^\/(sandbox|payment)\//;

/** Counts what a browser loads, and sees to it that no page brings a script or data for one. */
export class LiteWatch {
  readonly #pending: Promise<void>[] = [];
  readonly #arrived: Arrived[] = [];
  readonly #faults: string[] = [];

  constructor(context: BrowserContext) {
    context.on('response', (response) => void this.#pending.push(this.#note(response)));
  }

  /** Everything that came, in the order in which it came. */
  async arrived(): Promise<readonly Arrived[]> {
    while (this.#pending.length > 0) await Promise.all(this.#pending.splice(0));
    return this.#arrived;
  }

  /** Bytes of all that came. */
  async bytes(): Promise<number> {
    return (await this.arrived()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** No script came, none was asked for, and none would have been let in; pictures only by a press. */
  async expectLite({ pictures = 0 }: { readonly pictures?: number } = {}): Promise<void> {
    const arrived = (await this.arrived()).filter(({ path }) => !OF_OTHERS.test(path));
    expect(this.#faults).toEqual([]);
    expect(arrived.filter(({ type }) => type.includes('javascript'))).toEqual([]);
    expect(arrived.filter(({ path }) => /^\/(image|pictures)\b/.test(path))).toHaveLength(pictures);
    expect(arrived.filter(({ type }) => type.startsWith('text/html')).length).toBeGreaterThan(0);
  }

  async #note(response: Response): Promise<void> {
    const address = new URL(response.url());
    if (!address.protocol.startsWith('http')) return;
    const headers = await response.allHeaders();
    const type = headers['content-type'] ?? '';
    const isKept = response.request().serviceWorker() !== null || response.fromServiceWorker();
    const { responseBodySize } = await response
      .request()
      .sizes()
      .catch(() => ({ responseBodySize: 0 }));
    this.#arrived.push({ path: address.pathname, type, bytes: isKept ? 0 : responseBodySize });
    if (!type.startsWith('text/html') || OF_OTHERS.test(address.pathname)) return;
    const html = await response.text().catch(() => '');
    if (/<script|modulepreload|\son[a-z]+=/.test(html)) this.#faults.push(`${address.pathname} carries a script`);
    if (!headers['content-security-policy']?.includes("script-src 'none'"))
      this.#faults.push(`${address.pathname} would let a script in`);
  }
}
