import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePhotos, removeObjects, removeUnusedPhotos } from '@haat/backend-media';
import { photoAttempts, photos, removedObjects } from '@haat/backend-media/tables';
import { farmer, sendPhoto, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { startS3Server } from './s3-server.ts';

const PHOTOS = '/upload/v1/photos';
const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('photos in a bucket on $name', (on) => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let backend: TestBackend;
  beforeAll(async () => {
    server = await startS3Server();
    backend = await startBackend({ on, configuration: { objectStore: { store: 's3', ...server.configuration } } });
  });
  afterAll(async () => {
    await backend?.close();
    await server?.close();
  });

  const kept = (id: string) => backend.dependencies.adapters.objects.get(`photos/${id}.jpg`);
  const statusOf = async (id: string, token: string) =>
    (await backend.request('GET', `${PHOTOS}/${id}`, { token })).status;

  it('are there and not in the database, and shown to their sender only', async () => {
    const sender = await farmer(backend);
    const id = await sendPhoto(backend, sender.token);
    const [row] = await backend.database.select().from(photos).where(eq(photos.id, id));
    expect(row).toMatchObject({ jpeg: null, width: 1, height: 1 });
    expect((await sharp(Buffer.from((await kept(id)) ?? [])).metadata()).format).toBe('jpeg');
    expect(await backend.database.select().from(photoAttempts).where(eq(photoAttempts.id, id))).toEqual([]);
    expect(await statusOf(id, sender.token)).toBe(200);
    expect(await statusOf(id, (await farmer(backend)).token)).toBe(404);
  });

  it('of before are shown from the database until they are moved, and from the bucket after that', async () => {
    const sender = await farmer(backend);
    const ids = [await sendPhoto(backend, sender.token), await sendPhoto(backend, sender.token)];
    const jpeg = await kept(ids[0] ?? '');
    const statuses = () => Promise.all(ids.map((id) => statusOf(id, sender.token)));
    for (const id of ids) {
      await backend.database.update(photos).set({ jpeg }).where(eq(photos.id, id));
      await backend.dependencies.adapters.objects.remove(`photos/${id}.jpg`);
    }
    expect(await statuses()).toEqual([200, 200]);
    await movePhotos(backend.dependencies, 1);
    const rows = await backend.database.select({ jpeg: photos.jpeg }).from(photos).where(inArray(photos.id, ids));
    expect(rows).toEqual([{ jpeg: null }, { jpeg: null }]);
    expect(await Promise.all(ids.map(kept))).toEqual([jpeg, jpeg]);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('of before that are deleted while they move leave nothing behind', async () => {
    const sender = await farmer(backend);
    const id = await sendPhoto(backend, sender.token);
    await backend.database
      .update(photos)
      .set({ jpeg: await kept(id) })
      .where(eq(photos.id, id));
    const { objects } = backend.dependencies.adapters;
    const put = async (...given: Parameters<typeof objects.put>) => {
      await objects.put(...given);
      await backend.database.delete(photos).where(eq(photos.id, id));
    };
    await movePhotos({
      ...backend.dependencies,
      adapters: { ...backend.dependencies.adapters, objects: { ...objects, put } },
    });
    await removeObjects(backend.dependencies);
    expect(await kept(id)).toBeNull();
  });

  it('leave the bucket when their row goes, and stay while it is there', async () => {
    const sender = await farmer(backend);
    const [unused, used] = [await sendPhoto(backend, sender.token), await sendPhoto(backend, sender.token)];
    await backend.database.update(photos).set({ usedAt: new Date() }).where(eq(photos.id, used));
    backend.advance(DAY_MS + 1_000);
    await removeUnusedPhotos(backend.dependencies);
    await removeObjects(backend.dependencies);
    expect(await kept(unused)).toBeNull();
    expect(await kept(used)).not.toBeNull();
    await backend.database.delete(photos).where(eq(photos.id, used));
    await removeObjects(backend.dependencies);
    expect(await kept(used)).toBeNull();
    expect(await backend.database.select().from(removedObjects)).toEqual([]);
  });

  it('that were put there when the process stopped leave with their attempt', async () => {
    const sender = await farmer(backend);
    const id = backend.dependencies.newId();
    await backend.database
      .insert(photoAttempts)
      .values({ id, userId: sender.userId, createdAt: backend.dependencies.now() });
    await backend.dependencies.adapters.objects.put(`photos/${id}.jpg`, Buffer.from('picture'), 'image/jpeg');
    await removeUnusedPhotos(backend.dependencies);
    await removeObjects(backend.dependencies);
    expect(await kept(id)).not.toBeNull();
    backend.advance(DAY_MS + 1_000);
    await removeUnusedPhotos(backend.dependencies);
    await removeObjects(backend.dependencies);
    expect(await kept(id)).toBeNull();
  });
});

describe.each(testDatabases(import.meta.filename))('a bucket that does not answer on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    const server = await startS3Server();
    backend = await startBackend({ on, configuration: { objectStore: { store: 's3', ...server.configuration } } });
    await server.close();
  });
  afterAll(() => backend?.close());

  it('is told as a service that is not there, and no photo is promised', async () => {
    const sender = await farmer(backend);
    const body = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#080' } })
      .jpeg()
      .toBuffer();
    const answer = await fetch(`${backend.address}${PHOTOS}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'image/jpeg' },
    });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 503,
      body: { error: { code: 'request_error.unavailable' } },
    });
    expect(await backend.database.select().from(photos)).toEqual([]);
  });
});
