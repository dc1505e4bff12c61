import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore, createS3Store } from '@haat/backend-media';
import { startS3Server } from './s3-server.ts';

const KEY = 'photos/0f8b2a52-0000-4000-8000-000000000001.jpg';
const JPEG = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-objects-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', () => createFolderStore(folder)],
  ['a bucket', () => createS3Store(server.configuration)],
])('objects in %s', (_where, open) => {
  it('are what was put there until they are removed', async () => {
    const store = open();
    expect(await store.get(KEY)).toBeNull();
    await store.put(KEY, JPEG, 'image/jpeg');
    await store.put(KEY, JPEG, 'image/jpeg');
    expect(Buffer.from((await store.get(KEY)) ?? []).equals(JPEG)).toBe(true);
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeNull();
  });

  it.each([
    '../personal-data.key',
    'photos/../../x.jpg',
    '/etc/passwd',
    'photos/',
    'photos/a.jpg?acl',
    'a/b/c.jpg',
    '',
  ])('are never at %j', async (key) => {
    const store = open();
    await expect(store.put(key, JPEG, 'image/jpeg')).rejects.toThrow('not the key of an object');
    await expect(store.get(key)).rejects.toThrow('not the key of an object');
    await expect(store.remove(key)).rejects.toThrow('not the key of an object');
  });
});

describe('a folder', () => {
  it('lets only its owner read, and keeps nothing of what stopped halfway', async () => {
    const store = createFolderStore(folder);
    await store.put(KEY, JPEG, 'image/jpeg');
    expect((await stat(join(folder, KEY))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'photos'))).mode & 0o077).toBe(0);
    await writeFile(join(folder, `${KEY}.unfinished`), 'half');
    await store.remove(KEY);
    expect(await readdir(join(folder, 'photos'))).toEqual([]);
  });
});

describe('a bucket', () => {
  it.each([
    ['another secret', { secretAccessKey: 'another' }, /refuses PUT: SignatureDoesNotMatch/],
    ['another bucket', { bucket: 'not-there' }, /refuses PUT: NoSuchBucket/],
    ['a closed port', { address: 'http://127.0.0.1:9' }, /does not answer/],
  ])('says of %s what is wrong, and nothing secret', async (_what, change, words) => {
    const store = createS3Store({ ...server.configuration, ...change });
    await expect(store.put(KEY, JPEG, 'image/jpeg')).rejects.toThrow(words);
  });

  it('that is not there is not taken for an object that is not there', async () => {
    const store = createS3Store({ ...server.configuration, bucket: 'not-there' });
    await expect(store.get(KEY)).rejects.toThrow(/refuses GET: NoSuchBucket/);
  });
});
