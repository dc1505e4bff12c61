import type { Page } from '@playwright/test';

/** Everything that a browser keeps of the page's origin, as text: cookies, storage, databases and caches. */
export async function keptOnDevice(page: Page): Promise<string> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const { session, cached } = await page.evaluate(async () => {
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        pages.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return { session: { ...sessionStorage }, cached: pages };
  });
  const values = cookies.map(({ name, value }) => [name, decoded(value)]);
  return JSON.stringify({ values, origins, session, cached });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
