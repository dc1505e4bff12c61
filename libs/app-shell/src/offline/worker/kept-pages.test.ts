import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { KEPT_COPY_HEADER, KEPT_FOR_HEADER, OFFLINE_PATH } from '../kept-copy.ts';
import type * as KeptPages from './kept-pages.ts';

const ORIGIN = 'https://haat.example';
const pathOf = (asked: Request | string) => {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
  return pathname + search;
};

/** One of the browser's caches, in memory; what is put again stands last. */
class MemoryCache {
  readonly #answers = new Map<string, Response>();

  async match(asked: Request | string): Promise<Response | undefined> {
    return this.#answers.get(pathOf(asked))?.clone();
  }

  async put(asked: Request | string, answer: Response): Promise<void> {
    await this.delete(asked);
    this.#answers.set(pathOf(asked), answer);
  }

  async add(path: string): Promise<void> {
    await this.put(path, new Response('style'));
  }

  async delete(asked: Request | string): Promise<boolean> {
    return this.#answers.delete(pathOf(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map((path) => new Request(ORIGIN + path));
  }
}

let stores: Map<string, MemoryCache>;
let worker: typeof KeptPages;
/** Who the server takes the reader for, and what happens while it answers. */
let server: { reader: string; before?: () => Promise<void> };

beforeEach(async () => {
  stores = new Map();
  server = { reader: 'farmer-1' };
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new MemoryCache();
      stores.set(name, store);
      return store;
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    const { reader } = server;
    if (path !== OFFLINE_PATH) await server.before?.();
    return pageFor(reader, path);
  });
  vi.resetModules();
  worker = await import('./kept-pages.ts');
});

function pageFor(reader: string, path: string): Response {
  const headers = { [KEPT_FOR_HEADER]: reader, [KEPT_COPY_HEADER]: '1', date: 'Thu, 26 Nov 2026 06:00:00 GMT' };
  return new Response(`<html lang="hi"><title>${path}</title>${path} of ${reader}</html>`, { headers });
}

/** Pages that are kept, by whose they are. */
async function kept(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, cache] of stores)
    found[name] = (await cache.keys()).map((request) => pathOf(request)).filter((path) => path !== OFFLINE_PATH);
  return found;
}

it('keeps a page for its reader alone, and the page that says what is kept beside it', async () => {
  await worker.keepPage('/orders');
  expect(await kept()).toEqual({ 'kept-farmer-1': ['/orders'] });
  const answer = await worker.keptAnswer({ url: `${ORIGIN}/orders` });
  expect(await answer?.text()).toContain('/orders of farmer-1');
  expect(await worker.readerWithPages()).toBe('farmer-1');
});

it('forgets all that it kept for one reader with the first answer for another', async () => {
  await worker.keepPage('/orders');
  await worker.noteReader(pageFor('farmer-2', '/'));
  expect(await kept()).toEqual({});
  expect(await worker.keptAnswer({ url: `${ORIGIN}/orders` })).toBeUndefined();
});

it('keeps no page that was asked for before its reader left: it is nobody’s by then', async () => {
  await worker.keepPage('/crop');
  server.before = () => worker.noteReader(pageFor('farmer-2', '/'));
  await worker.keepPage('/orders');
  expect(await kept()).toEqual({});
});

it.each([
  ['an error', () => new Response('', { status: 500, headers: pageFor('farmer-1', '/x').headers })],
  ['a page that says not whose it is', () => new Response('<html>', { headers: { [KEPT_COPY_HEADER]: '1' } })],
  ['a page that is no copy', () => new Response('<html>', { headers: { [KEPT_FOR_HEADER]: 'farmer-1' } })],
])('keeps nothing of %s', async (_what, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await worker.keepPage('/x');
  expect(await kept()).toEqual({});
});

it('keeps the 30 pages that were looked at last', async () => {
  for (let page = 1; page <= 32; page += 1) await worker.keepPage(`/crop?crop=c${page}`);
  const { 'kept-farmer-1': pages = [] } = await kept();
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([30, '/crop?crop=c3', '/crop?crop=c32']);
});
