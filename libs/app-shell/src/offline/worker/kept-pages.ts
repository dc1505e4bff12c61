import { KEPT_COPY_HEADER, KEPT_FOR_HEADER, OFFLINE_PATH } from '../kept-copy.ts';
import { filledPage, freshCopy } from './offline-page.ts';
import { keepOutboxOf, outboxOf } from './outbox.ts';

/** Each reader has a cache of their own. */
const PREFIX = 'kept-';
/** Pages that are kept; of more, the newest. */
const MOST_PAGES = 30;
/** A younger copy is not asked for again, milliseconds. */
const FRESH_MS = 600_000;
const STYLES = /<link rel="stylesheet" href="([^"]+)"/g;
const TITLE = /<title>([^<]*)<\/title>/;
const LANGUAGE = /<html[^>]* lang="[^"]+"/;

/** Whose pages this phone shows, since the worker woke up. */
let reader: string | undefined;

/**
 * Forgets pages and forms that were kept for others when an answer is for somebody else: after signing out, or with
 * another farmer.
 */
export async function noteReader({ headers }: Response): Promise<void> {
  const named = headers.get(KEPT_FOR_HEADER);
  if (named === null) return;
  reader = named;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== PREFIX + named) await caches.delete(name);
  await keepOutboxOf(named);
}

/** Keeps a copy of a page as it is now, with its style, and with the first one the page that says what is kept. */
export async function keepPage(path: string): Promise<void> {
  if (reader !== undefined && (await isFresh(await caches.open(PREFIX + reader), path))) return;
  const answer = await fetch(path, { headers: { [KEPT_COPY_HEADER]: '1' } });
  const owner = answer.headers.get(KEPT_FOR_HEADER);
  if (!answer.ok || answer.redirected || !answer.headers.has(KEPT_COPY_HEADER) || owner === null) return;
  // Asked for before somebody signed out: it is nobody's now.
  if (reader !== undefined && reader !== owner) return;
  await noteReader(answer);
  const cache = await caches.open(PREFIX + owner);
  const html = await answer.clone().text();
  for (const [, style = ''] of html.matchAll(STYLES)) if (!(await cache.match(style))) await cache.add(style);
  await cache.put(path, answer);
  if (path !== OFFLINE_PATH) await keepOfflinePage(cache, html);
  for (const old of (await pagesIn(cache)).slice(0, -MOST_PAGES)) await cache.delete(old);
}

/** The page that says what is kept, in the language of what is kept now. */
async function keepOfflinePage(cache: Cache, html: string): Promise<void> {
  const kept = await (await cache.match(OFFLINE_PATH, { ignoreVary: true }))?.text();
  const [language = ''] = LANGUAGE.exec(html) ?? [];
  if (kept?.includes(language)) return;
  await cache.delete(OFFLINE_PATH, { ignoreVary: true });
  await keepPage(OFFLINE_PATH);
}

/** The kept copy of what cannot be reached, or the page that says what is kept; nothing where there is neither. */
export async function keptAnswer({ url }: Pick<Request, 'url'>): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const cache = await caches.open(name);
    const items = await outboxOf(name.slice(PREFIX.length)).catch(() => []);
    const kept = pathname === OFFLINE_PATH ? undefined : await cache.match(pathname + search, { ignoreVary: true });
    if (kept) return changed(kept, (html) => freshCopy(html, () => crypto.randomUUID(), items.length > 0));
    const offline = await cache.match(OFFLINE_PATH, { ignoreVary: true });
    if (!offline) continue;
    const pages = await titledPages(cache);
    return changed(offline, (html) => filledPage(html, { wanted: pathname + search, pages, items }));
  }
  return undefined;
}

/** Whose pages are kept, where the page is among them that says what waits; only then can a form be kept. */
export async function readerWithPages(): Promise<string | undefined> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && (await (await caches.open(name)).match(OFFLINE_PATH, { ignoreVary: true })))
      return name.slice(PREFIX.length);
  return undefined;
}

async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await page.text()), { headers: page.headers });
}

/** The newest first. */
async function titledPages(cache: Cache): Promise<{ path: string; title: string }[]> {
  const pages: { path: string; title: string }[] = [];
  for (const request of (await pagesIn(cache)).reverse()) {
    const { pathname, search } = new URL(request.url);
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
    pages.push({ path: pathname + search, title: TITLE.exec(html)?.[1] ?? pathname });
  }
  return pages;
}

/** A file that kept pages are drawn by. */
export async function keptFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

async function isFresh(cache: Cache, path: string): Promise<boolean> {
  const kept = await cache.match(path, { ignoreVary: true });
  const date = Date.parse(kept?.headers.get('date') ?? '');
  return Date.now() - date < FRESH_MS;
}

/** The oldest first. */
async function pagesIn(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== OFFLINE_PATH && !pathname.startsWith('/assets/');
  });
}
