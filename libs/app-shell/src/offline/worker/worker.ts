import { MESSAGES } from '../kept-copy.ts';
import { keepPage, keptAnswer, keptFile, noteReader } from './kept-pages.ts';
import type { PageRequestEvent, WorkerScope } from './worker-scope.ts';

/*
 * The worker of a shell on the phone, built into one file of its own: pages that were looked at open without a network,
 * and messages are shown. See docs/domain/application.md#pages-without-a-network.
 */
const worker = self as unknown as WorkerScope;

worker.importScripts(MESSAGES);

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    // The browser asks for a page at once, instead of after the worker woke up.
    Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  ),
);

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string')
    event.waitUntil(keepPage(data.keep).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/') && pathname.endsWith('.css')) event.respondWith(openFile(request));
});

async function openPage(event: PageRequestEvent): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(noteReader(answer));
    return answer;
  } catch (error) {
    const kept = await keptAnswer(event.request);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function openFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFile(request);
    if (kept === undefined) throw error;
    return kept;
  }
}
