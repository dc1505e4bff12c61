import { JUST_KEPT, OFFLINE_PATH } from '../kept-copy.ts';
import { readerWithPages } from './kept-pages.ts';
import { keepForm, takeBack } from './outbox.ts';
import { sentInParts } from './send-in-parts.ts';
import type { PageRequestEvent, WorkerScope } from './worker-scope.ts';

/** By this name the browser is asked to wake the worker when there is a network. */
const SYNC = 'outbox';

/** Sends a form; without a network one that may wait is kept, and answered with the page that says so. */
export async function sendForm(
  { request }: Pick<PageRequestEvent, 'request'>,
  registration: WorkerScope['registration'],
): Promise<Response> {
  const copy = request.clone();
  // A weak network may fail after minutes; the farmer pressed now.
  const pressedAt = Date.now();
  try {
    return await sendNow(request);
  } catch (error) {
    const reader = await readerWithPages();
    // Without the page that says so, and lists it, nothing is kept.
    if (reader === undefined || (await keepForm(copy, reader, pressedAt).catch(() => false)) === false) throw error;
    // Not in every browser: there the next page that is opened sends it.
    await registration.sync?.register(SYNC).catch(() => undefined);
    return leadTo(request, `${OFFLINE_PATH}?${JUST_KEPT}`);
  }
}

/** Large files of a form that takes them so go in parts: a network that breaks off costs the last part alone. */
async function sendNow(request: Request): Promise<Response> {
  const whole = { type: request.headers.get('content-type') ?? '', body: await request.clone().arrayBuffer() };
  const { type, body } = await sentInParts(whole);
  if (body === whole.body) return fetch(request);
  const headers = new Headers(request.headers);
  headers.set('content-type', type);
  return fetch(request.url, { method: 'POST', headers, body, redirect: request.redirect });
}

/** Deletes the form whose key is posted, and shows what is left. */
export async function changeOutbox(request: Request): Promise<Response> {
  const key = (await request.formData()).get('key');
  const reader = await readerWithPages();
  if (typeof key === 'string' && reader !== undefined) await takeBack(key, reader);
  return Response.redirect(OFFLINE_PATH, 303);
}

/** A page's router is led as its own server leads it: it opens the address as a page. */
function leadTo({ mode }: Request, address: string): Response {
  if (mode === 'navigate') return Response.redirect(address, 303);
  const headers = { 'X-Remix-Redirect': address, 'X-Remix-Reload-Document': 'true' };
  return new Response(null, { status: 204, headers });
}
