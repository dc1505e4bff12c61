import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { OUTBOX_CLOCK_HEADER } from '@haat/app-context';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutbox, keepForm, keepOutboxOf, mayWait, outboxOf, sendOutbox, takeBack } from './outbox.ts';
import { keepItem } from './outbox-store.ts';

const FARMER = 'reader-1';
const PHOTO = new Uint8Array([255, 216, 255, 0, 13, 10, 45, 45]);

function filled({ key = 'key-1', reader = FARMER, ...fields }: Record<string, string> = {}, path = '/slip.data?a=1') {
  const body = new FormData();
  for (const [name, value] of Object.entries({ outbox: key, outboxReader: reader, outboxTitle: 'पर्ची', ...fields }))
    body.set(name, value);
  body.set('photos', new File([PHOTO], 'slip.jpg', { type: 'image/jpeg' }));
  return new Request(`https://haat.example${path}`, { method: 'POST', body });
}

/** Answers what is sent, and notes it. */
function network(answer: (sent: { form: FormData; headers: Headers; path: string }) => Response | Promise<Response>) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    const form = await new Response(how.body, { headers: how.headers ?? {} }).formData();
    const key = form.get('outbox');
    sent.push(typeof key === 'string' ? key : 'none');
    return answer({ form, headers: new Headers(how.headers), path });
  });
  return sent;
}

const status = (code: number, text: string | null = null) => new Response(text, { status: code });
const keys = async (reader = FARMER) => (await outboxOf(reader)).map(({ key }) => key);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

describe('the outbox', () => {
  it('keeps a form with its photos and sends it whole, for whom it is, where a page would', async () => {
    expect(await keepForm(filled({ rate: '१८००' }), FARMER, 5)).toBe(true);
    const seen: unknown[] = [];
    network(async ({ form, headers, path }) => {
      const photo = form.get('photos') as File;
      seen.push(
        path,
        headers.get('outbox-for'),
        headers.get(OUTBOX_CLOCK_HEADER)?.split(' ')[0],
        form.get('rate'),
        photo.name,
        new Uint8Array(await photo.arrayBuffer()),
      );
      return status(204);
    });
    await sendOutbox();
    expect(seen).toEqual(['/slip?a=1', FARMER, '5', '१८००', 'slip.jpg', PHOTO]);
    expect(await keys()).toEqual([]);
  });

  it('holds no Aadhaar number: what lies here and is sent later is masked, photos and ids are not', async () => {
    const id = '23456789-0123-4567-890a-999999990019';
    const text = 'मेरा आधार ९९९९ ९९९९ ००१९, 999999990019';
    await keepForm(filled({ text, policy: id }), FARMER, 5);
    const [item] = await outboxOf(FARMER);
    const stored = new TextDecoder().decode(item?.body);
    expect(stored).not.toContain('९९९९');
    expect(stored.replace(id, '')).not.toContain('999999990019');
    const seen: unknown[] = [];
    network(async ({ form }) => {
      seen.push(form.get('text'), form.get('policy'), form.get('outbox'));
      seen.push(new Uint8Array(await (form.get('photos') as File).arrayBuffer()));
      return status(204);
    });
    await sendOutbox();
    expect(seen).toEqual(['मेरा आधार XXXX XXXX 0019, XXXX XXXX 0019', id, 'key-1', PHOTO]);
  });

  it('has written a form to the disk before it says so: the battery may die with the answer', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await keepForm(filled(), FARMER, 5);
    const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }]);
    opened.mockRestore();
  });

  it('sends in the order in which forms were written, each once, however often it is asked', async () => {
    for (const key of ['b', 'a', 'c']) await keepForm(filled({ key }), FARMER, 1);
    const sent = network(() => status(204));
    await Promise.all([sendOutbox(), sendOutbox(), sendOutbox()]);
    await sendOutbox();
    expect(sent).toEqual(['b', 'a', 'c']);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that fails', () => status(503)],
    ['too many at once', () => status(429)],
    ['a session that has ended', () => status(401)],
  ])('keeps everything after %s, and sends it later', async (_what, answer) => {
    for (const key of ['a', 'b']) await keepForm(filled({ key }), FARMER, 1);
    const tried = network(answer);
    await expect(sendOutbox()).rejects.toThrow(Error);
    expect([tried, await keys()]).toEqual([['a'], ['a', 'b']]);
    const sent = network(() => status(204));
    await sendOutbox();
    expect(sent).toEqual(['a', 'b']);
  });

  it('keeps what was refused with the reason, does not send it again, and goes on', async () => {
    for (const key of ['a', 'b']) await keepForm(filled({ key }), FARMER, 1);
    const sent = network(({ form }) => (form.get('outbox') === 'a' ? status(422, 'भाव ठीक नहीं') : status(204)));
    await sendOutbox();
    await sendOutbox();
    expect(sent).toEqual(['a', 'b']);
    expect(await outboxOf(FARMER)).toMatchObject([{ key: 'a', reason: 'भाव ठीक नहीं' }]);
  });

  it('notes no reason on a form that was written anew while the earlier one was refused', async () => {
    await keepForm(filled({ key: 'a', rate: '1' }), FARMER, 1);
    network(async () => {
      await keepForm(filled({ key: 'a', rate: '2' }), FARMER, 2);
      return status(422, 'भाव ठीक नहीं');
    });
    await sendOutbox();
    expect(await outboxOf(FARMER)).toMatchObject([{ key: 'a', keptAt: 2, reason: null }]);
  });

  it('leaves to others what is theirs: a server that knows another person takes nothing', async () => {
    await keepForm(filled({ key: 'a', reader: 'reader-2' }), 'reader-2', 1);
    await keepForm(filled({ key: 'b' }), FARMER, 1);
    network(({ headers }) => status(headers.get('outbox-for') === FARMER ? 204 : 409));
    await sendOutbox();
    expect([await keys(), await keys('reader-2')]).toEqual([[], ['a']]);
  });

  it('shows and deletes only what is the reader’s', async () => {
    await keepForm(filled({ key: 'a' }), FARMER, 1);
    await takeBack('a', 'reader-2');
    expect([await keys(), await keys('reader-2')]).toEqual([['a'], []]);
    await takeBack('a', FARMER);
    expect(await keys()).toEqual([]);
  });

  it('is emptied of others’ forms by the next person, not by a guest’s page; of all by signing out', async () => {
    await keepForm(filled({ key: 'a' }), FARMER, 1);
    await keepOutboxOf('guest');
    await keepOutboxOf(FARMER);
    expect(await keys()).toEqual(['a']);
    await keepOutboxOf('reader-2');
    expect(await keys()).toEqual([]);
    await keepForm(filled({ key: 'b' }), FARMER, 1);
    await emptyOutbox();
    expect(await keys()).toEqual([]);
  });

  it('keeps what was written last of one form', async () => {
    await keepForm(filled({ key: 'a', rate: '1' }), FARMER, 1);
    await keepForm(filled({ key: 'a', rate: '2' }), FARMER, 2);
    const rates: unknown[] = [];
    network(({ form }) => {
      rates.push(form.get('rate'));
      return status(204);
    });
    await sendOutbox();
    expect(rates).toEqual(['2']);
  });

  it('keeps what was written anew while the earlier was being sent', async () => {
    await keepForm(filled({ key: 'a' }), FARMER, 1);
    network(async () => {
      await keepForm(filled({ key: 'a' }), FARMER, 2);
      return status(204);
    });
    await sendOutbox();
    expect(await keys()).toEqual(['a']);
  });

  it('keeps no form that does not ask for it, nor one of somebody else', async () => {
    for (const form of [filled({ key: '' }), filled({ outboxTitle: '' }), filled({ reader: 'reader-2' })])
      expect(await keepForm(form, FARMER, 1)).toBe(false);
    expect(await keys()).toEqual([]);
    expect(mayWait(filled())).toBe(true);
    expect(mayWait(new Request('https://haat.example/', { method: 'POST', body: new URLSearchParams('a=1') }))).toBe(
      false,
    );
  });

  it('can be deleted by a page at any moment', async () => {
    await keepItem({
      ...{ key: 'a', reader: FARMER, path: '/slip', title: 'x', keptAt: 1, type: 'text/plain', reason: null },
      body: new ArrayBuffer(1),
    });
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('outbox');
      deleting.onsuccess = resolve;
      deleting.onblocked = reject;
    });
    expect(await keys()).toEqual([]);
  });
});
