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

/**
 * Leaves a text in each place in which a page can keep something: local and session storage, a database and a cache,
 * all under names that the product does not know.
 */
export async function keepEverywhere(page: Page, text: string): Promise<void> {
  await page.evaluate(async (kept) => {
    localStorage.setItem('left-behind', kept);
    sessionStorage.setItem('left-behind', kept);
    await (await caches.open('left-behind')).put('/left-behind', new Response(kept));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('left-behind');
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept').put(kept, 1);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(new Error('No database.'));
    });
  }, text);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
