import { UPLOAD_PART_BYTES } from '@haat/api-contract/vocabulary';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentInParts, type FormBody } from './send-in-parts.ts';

const PART = UPLOAD_PART_BYTES;
const photoOf = (bytes: number, seed = 1) => Uint8Array.from({ length: bytes }, (_, at) => (at * seed + seed) % 251);

async function filled(files: Record<string, readonly Uint8Array[]>, parts = true): Promise<FormBody> {
  const form = new FormData();
  for (const [name, value] of [
    ['outbox', 'key-1'],
    ['outboxReader', 'reader-1'],
    ['text', 'पत्ते'],
  ] as const)
    form.set(name, value);
  if (parts) form.set('outboxParts', '1');
  form.set('photoId', 'kept-before');
  for (const [name, all] of Object.entries(files))
    for (const bytes of all) form.append(name, new File([bytes.slice()], 'x', { type: 'image/jpeg' }));
  const body = new Response(form);
  return { type: body.headers.get('content-type') ?? '', body: await body.arrayBuffer() };
}
const formOf = ({ type, body }: FormBody) => new Response(body, { headers: { 'content-type': type } }).formData();

/** A server that keeps what came, and cuts the connection where it is told to. */
function server({ cutAt = [] as readonly number[], refuses = false } = {}) {
  const uploads = new Map<string, { bytes: Uint8Array[]; length: number; metadata: string }>();
  const sent: string[] = [];
  const readers = new Set<string | null>();
  let parts = 0;
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    const headers = new Headers(how.headers);
    readers.add(headers.get('outbox-for'));
    if (how.method === 'POST') {
      if (refuses) return new Response(null, { status: 413 });
      const metadata = headers.get('upload-metadata') ?? '';
      const hash = atob(metadata.split(' ').at(-1) ?? '');
      const id = `id-${hash.slice(0, 8)}`;
      if (!uploads.has(id)) uploads.set(id, { bytes: [], length: Number(headers.get('upload-length')), metadata });
      const offset = uploads.get(id)?.bytes.reduce((sum, { length }) => sum + length, 0);
      return Response.json({ id, offset }, { status: 201 });
    }
    const id = path.split('/').at(-1) ?? '';
    const offset = headers.get('upload-offset');
    sent.push(`${id} ${offset}`);
    if (cutAt.includes(parts++)) throw new TypeError('Failed to fetch');
    uploads.get(id)?.bytes.push(new Uint8Array(how.body as ArrayBuffer));
    return new Response(null, { status: 204 });
  });
  const came = () =>
    [...uploads.values()].map(({ bytes, metadata }) => ({
      metadata: metadata.split(',')[0],
      whole: Buffer.concat(bytes),
    }));
  return { sent, came, readers };
}

afterEach(() => vi.unstubAllGlobals());

describe('the files of a form', () => {
  it('go ahead of it in parts, photos and voice, and are named in it beside what was kept before', async () => {
    const [one, two, voice] = [photoOf(3 * PART + 5), photoOf(PART, 3), photoOf(2 * PART, 7)];
    const { came, readers, sent } = server();
    const form = await formOf(await sentInParts(await filled({ photos: [one, two], voice: [voice] })));
    const id = (bytes: Uint8Array) => `id-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
    expect(form.getAll('photoId')).toEqual(['kept-before', id(one), id(two)]);
    expect([form.getAll('voiceId'), form.has('photos'), form.has('voice')]).toEqual([[id(voice)], false, false]);
    expect([form.get('text'), form.get('outbox')]).toEqual(['पत्ते', 'key-1']);
    expect(came().map(({ whole }) => whole)).toEqual([one, two, voice].map((bytes) => Buffer.from(bytes)));
    expect(came().map(({ metadata }) => metadata)).toEqual(
      ['photo', 'photo', 'sound'].map((kind) => `kind ${btoa(kind)}`),
    );
    expect([...readers]).toEqual(['reader-1']);
    expect(sent).toHaveLength(7);
  });

  it('go on where they were cut off, each part once but the cut one', async () => {
    const photo = photoOf(10 * PART - 9);
    const form = await filled({ photos: [photo] });
    const { came, sent } = server({ cutAt: [0, 3, 4, 9, 13] });
    for (let cut = 0; cut < 5; cut++) await expect(sentInParts(form)).rejects.toThrow(TypeError);
    await sentInParts(form);
    expect(came().map(({ whole }) => whole)).toEqual([Buffer.from(photo)]);
    expect(sent).toHaveLength(10 + 5);
  });

  it.each([
    ['of a form that takes none in parts', { photos: [photoOf(2 * PART)] }, false],
    ['that are small', { photos: [photoOf(2000)] }, true],
  ] as const)('%s stay in it', async (_what, files, parts) => {
    const { sent } = server();
    const form = await filled(files, parts);
    expect(await sentInParts(form)).toBe(form);
    expect(sent).toEqual([]);
  });

  it('that are refused go with it, so that its page says why', async () => {
    server({ refuses: true });
    const form = await filled({ photos: [photoOf(2 * PART)] });
    expect(await sentInParts(form)).toBe(form);
  });
});
