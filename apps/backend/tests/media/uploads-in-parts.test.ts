import { UPLOAD_PART_BYTES } from '@haat/api-contract/vocabulary';
import { uploadSchema } from '@haat/api-contract/uploads';
import { removeObjects, removeOldUploads } from '@haat/backend-media';
import { photos, removedObjects, uploads } from '@haat/backend-media/tables';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { eq, like } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { announced, begin, cutPart, PARTS, sendPart, type UploadTo } from './cut-uploads.ts';
import { noisyPhoto } from './noisy-photo.ts';
import { voiceFile } from './voice-files.ts';

const DAY_MS = 86_400_000;
const PART = UPLOAD_PART_BYTES;

describe.each(testDatabases(import.meta.filename))('uploads in parts on $name', (on) => {
  let backend: TestBackend;
  let photo: Buffer;
  let to: UploadTo & { readonly userId: string };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    photo = await noisyPhoto();
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    const { token, userId } = await farmer(backend);
    to = { address: backend.address, token, userId };
  });

  const standing = async (bytes: Uint8Array = photo, kind = 'photo') =>
    uploadSchema.parse(await (await begin(to, announced(bytes, kind))).json());
  const partAt = (offset: number, bytes: Uint8Array = photo) => bytes.subarray(offset, offset + PART);
  const codeOf = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as { error: { code: string } }).error.code,
  });
  /** Sends what is left. @returns the offsets of what was sent, and the id */
  const sendRest = async (bytes: Uint8Array = photo, kind = 'photo') => {
    const { id, offset } = await standing(bytes, kind);
    const sent: number[] = [];
    for (let next = offset; next < bytes.byteLength; next += PART) {
      sent.push(next);
      const answer = await sendPart(to, { id, offset: next, bytes: partAt(next, bytes) });
      if (answer.status !== 204) return { id, sent, refused: await codeOf(answer) };
    }
    return { id, sent, refused: null };
  };
  const get = (path: string) =>
    fetch(`${backend.address}${path}`, { headers: { authorization: `Bearer ${to.token}` } });
  const ownPhotos = () => backend.database.select().from(photos).where(eq(photos.userId, to.userId));

  it('go on where they were cut off, at twenty points, each part taken once, and come to one photo', async () => {
    const offsets = Array.from({ length: Math.ceil(photo.length / PART) }, (_, part) => part * PART);
    expect(offsets).toHaveLength(10);
    const kept: number[] = [];
    for (const [index, offset] of offsets.entries()) {
      // In the middle of the part, which is lost, and after it, before the answer.
      const first = await standing();
      expect(first.offset).toBe(offset);
      await cutPart(to, { id: first.id, offset, bytes: partAt(offset) }, [0, 0.01, 0.5, 0.99][index % 4] ?? 0);
      expect(await standing()).toEqual(first);
      // A connection that ends while the server has not read what came takes that with it.
      const isTaken = () =>
        expect.poll(async () => (await standing()).offset).toBe(Math.min(offset + PART, photo.length));
      await cutPart(to, { id: first.id, offset, bytes: partAt(offset) }, 1, isTaken);
      await isTaken();
      kept.push(offset);
    }
    expect(await sendRest()).toMatchObject({ sent: [], refused: null });
    const { id } = await standing();
    expect(await ownPhotos()).toMatchObject([{ id, width: 520, height: 400 }]);
    const shown = await fetch(`${backend.address}/upload/v1/photos/${id}`, {
      headers: { authorization: `Bearer ${to.token}` },
    });
    expect(shown.status).toBe(200);
    await removeObjects(backend.dependencies);
    for (const [part] of kept.entries())
      expect(await backend.dependencies.adapters.objects.get(`uploads/${id}-${part}.part`)).toBeNull();
  });

  it('are spoken to by another client of the protocol', async () => {
    const hash = createHash('sha256').update(photo).digest('hex');
    await new Promise<void>((resolve, reject) =>
      new Upload(photo, {
        endpoint: `${backend.address}${PARTS}`,
        headers: { authorization: `Bearer ${to.token}` },
        metadata: { kind: 'photo', sha256: hash },
        chunkSize: PART,
        retryDelays: null,
        onError: reject,
        onSuccess: () => resolve(),
      }).start(),
    );
    expect(await ownPhotos()).toMatchObject([{ width: 520, height: 400 }]);
    const head = await fetch(`${backend.address}${PARTS}/${(await standing()).id}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${to.token}` },
    });
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('tus-resumable')]).toEqual([
      200,
      String(photo.length),
      '1.0.0',
    ]);
  });

  it('take a part once that comes at once by two ways, and none that is not next', async () => {
    const { id } = await standing();
    const twice = await Promise.all([0, 0].map((offset) => sendPart(to, { id, offset, bytes: partAt(0) })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    for (const offset of [0, 2 * PART, photo.length])
      expect(await codeOf(await sendPart(to, { id, offset, bytes: partAt(0) }))).toEqual({
        status: 409,
        code: 'upload_error.wrong_part',
      });
    expect((await standing()).offset).toBe(PART);
    expect((await sendRest()).refused).toBeNull();
    expect(await ownPhotos()).toHaveLength(1);
  });

  it('that are not what was announced are refused and begun anew', async () => {
    const other = announced(photo, 'photo', 'ab'.repeat(32));
    const { id } = uploadSchema.parse(await (await begin(to, other)).json());
    let answer = new Response();
    for (let offset = 0; offset < photo.length; offset += PART)
      answer = await sendPart(to, { id, offset, bytes: partAt(offset) });
    expect(await codeOf(answer)).toEqual({ status: 400, code: 'upload_error.damaged' });
    expect(await ownPhotos()).toEqual([]);
    expect(uploadSchema.parse(await (await begin(to, other)).json())).toMatchObject({ offset: 0 });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect((await sendRest(script)).refused).toEqual({ status: 400, code: 'upload_error.not_a_picture' });
    expect((await sendRest(script, 'sound')).refused).toEqual({ status: 400, code: 'upload_error.not_a_sound' });
  });

  it('come to one voice note, too', async () => {
    const voice = await voiceFile(5);
    const { id, refused } = await sendRest(voice, 'sound');
    expect(refused).toBeNull();
    expect((await get(`/upload/v1/sounds/${id}`)).status).toBe(200);
    expect(await sendRest(voice, 'sound')).toEqual({ id, sent: [], refused: null });
  });

  it('are one person’s own', async () => {
    const { id } = await standing();
    const stranger = { address: backend.address, token: (await farmer(backend)).token };
    const missing = { status: 404, code: 'request_error.not_found' };
    expect(await codeOf(await sendPart(stranger, { id, offset: 0, bytes: partAt(0) }))).toEqual(missing);
    for (const [method, path] of [
      ['GET', id],
      ['DELETE', id],
      ['GET', randomUUID()],
      ['GET', 'x'],
    ] as const)
      expect(
        await codeOf(
          await fetch(`${backend.address}${PARTS}/${path}`, {
            method,
            headers: { authorization: `Bearer ${stranger.token}` },
          }),
        ),
      ).toEqual(missing);
    // The same picture of another person is another upload.
    expect(uploadSchema.parse(await (await begin(stranger, announced(photo))).json()).id).not.toBe(id);
  });

  it.each([
    ['too large a photo', announced(Buffer.alloc(1)), { 'upload-length': '8000001' }, 413, 'upload_error.too_large'],
    [
      'too large a sound',
      announced(Buffer.alloc(1), 'sound'),
      { 'upload-length': '1000001' },
      413,
      'upload_error.sound_too_large',
    ],
    ['nothing', announced(Buffer.alloc(1)), { 'upload-length': '0' }, 400, 'request_error.invalid'],
    ['no number', announced(Buffer.alloc(1)), { 'upload-length': '1e3' }, 400, 'request_error.invalid'],
    ['another kind', announced(Buffer.alloc(1), 'film'), {}, 400, 'request_error.invalid'],
    ['no hash', announced(Buffer.alloc(1), 'photo', 'x'), {}, 400, 'request_error.invalid'],
  ] as const)('refuse %s', async (_what, headers, change, status, code) => {
    expect(await codeOf(await begin(to, { ...headers, ...change }))).toEqual({ status, code });
  });

  it('that are begun and left are limited, thrown away after a day without a part, with their parts', async () => {
    const { id } = await standing();
    await sendPart(to, { id, offset: 0, bytes: partAt(0) });
    for (let more = 1; more < 20; more++) await begin(to, announced(Buffer.alloc(more)));
    expect(await codeOf(await begin(to, announced(Buffer.alloc(99))))).toEqual({
      status: 429,
      code: 'upload_error.too_many',
    });
    const left = () => backend.database.$count(uploads, eq(uploads.userId, to.userId));
    const { objects } = backend.dependencies.adapters;
    await removeOldUploads(backend.dependencies);
    expect(await left()).toBe(20);
    expect(Buffer.from((await objects.get(`uploads/${id}-0.part`)) ?? [])).toEqual(partAt(0));
    backend.advance(DAY_MS + 1_000);
    await removeOldUploads(backend.dependencies);
    await removeObjects(backend.dependencies);
    expect(await left()).toBe(0);
    expect(await objects.get(`uploads/${id}-0.part`)).toBeNull();
    // Photos of the others are thrown away by their own job meanwhile.
    expect(await backend.database.$count(removedObjects, like(removedObjects.key, 'uploads/%'))).toBe(0);
  });
});
