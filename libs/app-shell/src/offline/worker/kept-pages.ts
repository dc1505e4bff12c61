import { KEPT_COPY_HEADER, KEPT_FOR_HEADER, OFFLINE_PATH, WANTED_MARK } from '../kept-copy.ts';

/** Each reader has a cache of their own. */
const PREFIX = 'kept-';
/** Pages that are kept; of more, the newest. */
const MOST_PAGES = 30;
/** A younger copy is not asked for again, milliseconds. */
const FRESH_MS = 600_000;
const STYLES = /<link rel="stylesheet" href="([^"]+)"/g;
const TITLE = /<title>([^<]*)<\/title>/;
const LISTED = /<li id="kept-page">([^]*?)<\/li>/;

/** Whose pages this phone shows, since the worker woke up. */
let reader: string | undefined;

/** Forgets what was kept for others when an answer is for somebody else: after signing out, or with another farmer. */
export async function noteReader({ headers }: Response): Promise<void> {
  const named = headers.get(KEPT_FOR_HEADER);
  if (named === null) return;
  reader = named;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== PREFIX + named) await caches.delete(name);
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
  for (const [, style = ''] of (await answer.clone().text()).matchAll(STYLES))
    if (!(await cache.match(style))) await cache.add(style);
  await cache.put(path, answer);
  if (!(await cache.match(OFFLINE_PATH))) await keepPage(OFFLINE_PATH);
  for (const old of (await pagesIn(cache)).slice(0, -MOST_PAGES)) await cache.delete(old);
}

/** The kept copy of what cannot be reached, or the page that says what is kept; nothing where there is neither. */
export async function keptAnswer({ url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const cache = await caches.open(name);
    const kept = await cache.match(pathname + search, { ignoreVary: true });
    if (kept) return kept;
    const offline = await cache.match(OFFLINE_PATH, { ignoreVary: true });
    if (offline) return withList(offline, cache, pathname + search);
  }
  return undefined;
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

/** Writes the kept pages into the list of the page, and the address that was wanted into its link. */
async function withList(page: Response, cache: Cache, wanted: string): Promise<Response> {
  const html = await page.text();
  const [item = '', inner = ''] = LISTED.exec(html) ?? [];
  let list = '';
  for (const request of (await pagesIn(cache)).reverse()) {
    const { pathname, search } = new URL(request.url);
    const [, title = pathname] =
      TITLE.exec((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '') ?? [];
    const link = inner
      .replace(WANTED_MARK, escaped(pathname + search))
      .replace(/(<a [^>]*>)[^]*?(<\/a>)/, `$1${title}$2`);
    list += `<li>${link}</li>`;
  }
  const filled = html.replace(item, () => list).replace(WANTED_MARK, () => escaped(wanted));
  return new Response(filled, { headers: page.headers });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
