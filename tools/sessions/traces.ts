import type { BrowserContext, Page } from 'playwright';

/** Everything that a browser keeps of the shell: where, and the text that is there. */
export type Traces = ReadonlyMap<string, string>;

interface KeptInPage {
  readonly [where: string]: string;
}

/**
 * Gathers cookies (also those that scripts cannot read), storage and databases of every tab, caches, and service
 * workers.
 */
export async function gatherTraces(context: BrowserContext, tabs: readonly Page[]): Promise<Traces> {
  const traces = new Map<string, string>();
  const [first] = tabs;
  if (!first) return traces;
  const browser = await context.newCDPSession(first);
  const { cookies } = await browser.send('Storage.getCookies');
  for (const { name, value } of cookies) traces.set(`cookie ${name}`, decodeURIComponent(value) + decoded(value));
  for (const [index, tab] of tabs.entries()) {
    const kept = await tab.evaluate(keptInPage);
    for (const [where, text] of Object.entries(kept)) traces.set(`${where}, tab ${index + 1}`, text);
  }
  await browser.detach();
  return traces;
}

/** Addresses that the browser would answer from its HTTP cache, with what it would answer. */
export async function gatherHttpCache(tab: Page, addresses: readonly string[]): Promise<Traces> {
  const kept = await tab.evaluate(async (asked) => {
    const found: Record<string, string> = {};
    for (const address of asked) {
      const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
      if (answer?.ok) found[`HTTP cache ${address}`] = await answer.text();
    }
    return found;
  }, addresses);
  return new Map(Object.entries(kept));
}

/** Where one of these words stands, each as "what, in where". */
export function findWords(traces: Traces, words: Readonly<Record<string, string>>): string[] {
  return [...traces].flatMap(([where, text]) =>
    Object.entries(words)
      .filter(([, word]) => text.includes(word) || where.includes(word))
      .map(([what]) => `${what} in ${where}`),
  );
}

/** Runs in the page. */
async function keptInPage(): Promise<KeptInPage> {
  const kept: Record<string, string> = {};
  for (const [kind, storage] of Object.entries({ localStorage, sessionStorage })) {
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? '';
      kept[`${kind} ${key}`] = storage.getItem(key) ?? '';
    }
  }
  for (const { name } of await indexedDB.databases()) kept[`database ${name}`] = 'there is one';
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      kept[`cache ${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
  }
  for (const worker of await navigator.serviceWorker.getRegistrations())
    kept[`service worker ${worker.scope}`] = 'there is one';
  return kept;
}

/** What a value says beneath its coding, as far as it is text. */
function decoded(value: string): string {
  return decodeURIComponent(value)
    .split('.')
    .map((part) => Buffer.from(part, 'base64').toString())
    .join(' ');
}
