import { LOGOUT_PATH, MESSAGES, OFFLINE_PATH } from '../kept-copy.ts';
import { keepPage, keptAnswer, keptFile, noteReader } from './kept-pages.ts';
import { emptyOutbox, mayWait, outboxOf, sendOutbox } from './outbox.ts';
import { changeOutbox, sendForm } from './send-form.ts';
import type { PageRequestEvent, WorkerScope } from './worker-scope.ts';

/*
 * The worker of a shell on the phone, built into one file of its own: pages that were looked at open without a network,
 * forms that were sent without one go later, and messages are shown. See
 * docs/domain/application.md#pages-without-a-network.
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
  const { data, ports } = event;
  if (typeof data !== 'object' || data === null) return;
  if ('keep' in data && typeof data.keep === 'string') event.waitUntil(keepPage(data.keep).catch(() => undefined));
  if ('outboxOf' in data && typeof data.outboxOf === 'string') event.waitUntil(answerCount(data.outboxOf, ports[0]));
});

// The browser says that there is a network again, also long after the last tab was closed.
worker.addEventListener('sync', (event) => event.waitUntil(sendOutbox()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === LOGOUT_PATH) event.respondWith(signOut(event));
  else if (mayWait(request)) event.respondWith(sendForm(event, worker.registration));
  else if (request.mode === 'navigate')
    event.respondWith(pathname === OFFLINE_PATH ? openOutbox(event) : openPage(event));
  else if (pathname.startsWith('/assets/') && pathname.endsWith('.css')) event.respondWith(openFile(request));
});

async function openPage(event: PageRequestEvent): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(
      noteReader(answer)
        .then(sendOutbox)
        .catch(() => undefined),
    );
    return answer;
  } catch (error) {
    const kept = await keptAnswer(event.request);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The page of what waits is drawn here, with a network and without; what is posted to it deletes. */
async function openOutbox(event: PageRequestEvent): Promise<Response> {
  const { request } = event;
  if (request.method === 'POST') return changeOutbox(request);
  event.waitUntil(sendOutbox().catch(() => undefined));
  return (await keptAnswer(request)) ?? fetch(request);
}

async function signOut({ request }: PageRequestEvent): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok || answer.type === 'opaqueredirect') await emptyOutbox().catch(() => undefined);
  return answer;
}

/** How many forms wait, now and once those were sent that could be. */
async function answerCount(reader: string, port: MessagePort | undefined): Promise<void> {
  const tell = async () => port?.postMessage((await outboxOf(reader).catch(() => [])).length);
  await tell();
  await sendOutbox().catch(() => undefined);
  await tell();
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
