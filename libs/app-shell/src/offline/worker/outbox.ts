import { maskAadhaarIn } from '@haat/identity-documents';
import { OUTBOX_CLOCK, OUTBOX_FOR_HEADER, OUTBOX_NAMES, OUTBOX_STATUS } from '../kept-copy.ts';
import { sentInParts } from './send-in-parts.ts';
import { allItems, deleteItems, keepItem, noteReason, type OutboxItem } from './outbox-store.ts';

/** The path with `.data` at its end at which the router of a page posts a form. */
const BACKGROUND = /\.data$/;

/** Whether the request is a form that could wait: only those with parts, which are few, are looked into. */
export function mayWait({ method, headers }: Request): boolean {
  return method === 'POST' && (headers.get('content-type') ?? '').startsWith('multipart/form-data');
}

/**
 * Keeps a form that could not be sent, when it is one that may wait.
 * @param request a copy of the one that failed
 * @param reader whose pages the phone keeps; a form of anybody else is not kept
 * @param now when it was sent, ms by this phone's clock
 * @returns whether it is kept
 */
export async function keepForm(request: Request, reader: string, now: number): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  const body = await request.arrayBuffer();
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const field = (name: 'key' | 'reader' | 'title') => {
    const value = form.get(OUTBOX_NAMES[name]);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [key, title] = [field('key'), field('title')];
  if (key === undefined || title === undefined || field('reader') !== reader) return false;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(BACKGROUND, '') + search;
  const kept = await maskedForm(form, { type, body });
  await keepItem({ key, reader, path, title, keptAt: now, ...kept, reason: null });
  return true;
}

/** An id, in which twelve digits are no number of a card. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A form as it may lie on a phone: an Aadhaar number that was typed into it is masked. */
async function maskedForm(
  form: FormData,
  sent: Pick<OutboxItem, 'type' | 'body'>,
): Promise<Pick<OutboxItem, 'type' | 'body'>> {
  const masked = new FormData();
  let isMasked = false;
  for (const [name, value] of form) {
    const kept = typeof value !== 'string' || ID.test(value) ? value : maskAadhaarIn(value);
    isMasked ||= kept !== value;
    masked.append(name, kept);
  }
  if (!isMasked) return sent;
  const answer = new Response(masked);
  return { type: answer.headers.get('content-type') ?? '', body: await answer.arrayBuffer() };
}

/** What waits of a reader, the oldest first. */
export async function outboxOf(reader: string): Promise<OutboxItem[]> {
  return (await allItems()).filter((item) => item.reader === reader);
}

/** Deletes one form that its reader no longer wants sent. */
export function takeBack(key: string, reader: string): Promise<void> {
  return deleteItems((item) => item.key === key && item.reader === reader);
}

/**
 * Deletes what is not this person's. What a guest sees deletes nothing: a link from elsewhere opens as a guest's page
 * while its reader is signed in.
 */
export async function keepOutboxOf(reader: string): Promise<void> {
  if (reader !== 'guest') await deleteItems((item) => item.reader !== reader);
}

/** Deletes everything: somebody signed out. */
export function emptyOutbox(): Promise<void> {
  return deleteItems(() => true);
}

let sending: Promise<void> | undefined;

/**
 * Sends what waits, one after the other in the order in which it was written. Ends with an error where something is
 * left that may go later.
 */
export function sendOutbox(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = undefined));
  return sending;
}

async function sendAll(): Promise<void> {
  for (const { id } of await waiting()) {
    // Deleted or written anew since.
    const item = (await waiting()).find((each) => each.id === id);
    if (item) await sendItem(item);
  }
}

async function waiting(): Promise<OutboxItem[]> {
  return (await allItems()).filter(({ reason }) => reason === null);
}

/** The server looks whose session this is before it looks at the form, and takes a form of one key once. */
async function sendItem(item: OutboxItem): Promise<void> {
  const { type, body } = await sentInParts(item);
  const answer = await fetch(item.path, {
    method: 'POST',
    headers: {
      'content-type': type,
      [OUTBOX_FOR_HEADER]: item.reader,
      [OUTBOX_CLOCK]: `${item.keptAt} ${Date.now()}`,
    },
    body,
    redirect: 'manual',
  });
  const { id, keptAt } = item;
  if (answer.status === OUTBOX_STATUS.sent) await deleteItems((each) => each.id === id && each.keptAt === keptAt);
  else if (answer.status === OUTBOX_STATUS.refused) await noteReason(item, await answer.text());
  else if (answer.status !== OUTBOX_STATUS.otherReader) throw new Error('It is sent again later.');
}
