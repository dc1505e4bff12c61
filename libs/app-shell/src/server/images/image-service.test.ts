import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openImageService } from './image-service.ts';
import { openImageSources } from './image-sources.ts';
import { makeImage } from './make-image.ts';
import type { PictureCache } from './picture-cache.ts';
import type { KeptPicture } from './picture-file.ts';
import { openPictureServer, type PictureServer } from './picture-server.ts';
import { samplePhoto } from './sample-pictures.ts';

const REQUEST = { url: '/media/a.jpg', width: 64, format: 'webp' } as const;
const ONE_DAY_MS = 86_400_000;

let pictures: PictureServer;
let time: number;
beforeEach(async () => {
  pictures = await openPictureServer();
  time = 1_800_000_000_000;
});
afterEach(() => pictures.close());

function cacheInMemory(): PictureCache {
  const kept = new Map<string, KeptPicture>();
  return {
    get: async (key) => kept.get(key) ?? null,
    put: async (key, picture) => {
      kept.set(key, picture);
    },
  };
}
const open = () =>
  openImageService({
    sources: openImageSources({ backend: [pictures.origin], origins: [] }),
    cache: cacheInMemory(),
    now: () => time,
  });
const failWith = (status: number) => pictures.answer((_request, response) => response.writeHead(status).end());

describe('the image service', () => {
  it('revalidates a picture after a day, or when its server says', async () => {
    const photos = await Promise.all([100, 200].map((side) => samplePhoto(side, side).jpeg().toBuffer()));
    const service = open();
    pictures.give(photos[0] ?? '', { 'cache-control': 'public, max-age=10' });
    const first = await service(REQUEST, 'phone');
    pictures.give(photos[1] ?? '', { 'cache-control': 'public, max-age=172800' });
    time += ONE_DAY_MS - 1;
    expect(await service(REQUEST, 'phone')).toEqual(first);
    time += 1;
    const second = await service(REQUEST, 'phone');
    expect(second.tag).not.toBe(first.tag);
    time += 2 * ONE_DAY_MS - 1;
    expect(await service(REQUEST, 'phone')).toEqual(second);
    expect(pictures.asked).toHaveLength(2);
  });

  it('fetches what data says of a test host from the host that is configured instead, and of no other', async () => {
    const service = openImageService({
      sources: openImageSources({
        backend: ['http://127.0.0.1:9'],
        origins: [pictures.origin],
        rewrites: [['https://test.example', pictures.origin]],
      }),
      cache: cacheInMemory(),
      now: () => time,
    });
    pictures.give(await samplePhoto(100, 100).jpeg().toBuffer());
    expect((await service({ ...REQUEST, url: 'https://test.example/media/a.jpg?v=2' }, 'phone')).tag).toBeTruthy();
    expect(pictures.asked).toHaveLength(1);
    await expect(service({ ...REQUEST, url: 'https://other.example/media/a.jpg' }, 'phone')).rejects.toThrow();
  });

  it('gives the old picture while its server is away, and none when it is gone there', async () => {
    const service = open();
    pictures.give(await samplePhoto(100, 100).jpeg().toBuffer());
    const { tag } = await service(REQUEST, 'phone');
    time += ONE_DAY_MS;
    failWith(503);
    expect(await service(REQUEST, 'phone')).toMatchObject({ tag, freshUntil: time + 60_000 });
    expect(await service(REQUEST, 'phone')).toMatchObject({ tag });
    expect(pictures.asked).toHaveLength(2);
    time += 60_001;
    failWith(404);
    await expect(service(REQUEST, 'phone')).rejects.toMatchObject({ status: 404 });
  });

  it('tries again a minute after it failed', async () => {
    const service = open();
    failWith(500);
    await expect(service(REQUEST, 'phone')).rejects.toMatchObject({ status: 502 });
    pictures.give(await samplePhoto(100, 100).jpeg().toBuffer());
    time += 59_000;
    await expect(service(REQUEST, 'phone')).rejects.toMatchObject({ status: 502 });
    time += 2_000;
    expect((await service(REQUEST, 'phone')).type).toBe('image/webp');
  });

  it('makes a phone wait for its own pictures only', async () => {
    const photo = await samplePhoto(100, 100).jpeg().toBuffer();
    const waiting = new Set<() => void>();
    pictures.answer((request, response) =>
      request.url?.startsWith('/media/slow') ? void waiting.add(() => response.end(photo)) : response.end(photo),
    );
    const service = open();
    const slow = Array.from({ length: 20 }, (_, number) =>
      service({ ...REQUEST, url: `/media/slow${number}` }, 'greedy'),
    );
    expect((await service(REQUEST, 'phone')).type).toBe('image/webp');
    expect(pictures.asked.filter((path) => path.startsWith('/media/slow'))).toHaveLength(4);
    pictures.give(photo);
    for (const end of waiting) end();
    expect(await Promise.all(slow)).toHaveLength(20);
  });
});

describe('the library that makes pictures', () => {
  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PPM', Buffer.from('P3 1 1 255 0 0 0\n')],
  ])('reads only the formats of photographs, even when %s is given', async (_what, bytes) => {
    await expect(
      makeImage({ bytes, kind: 'png', width: 16, format: 'webp' }, { pixels: 1_000, makeSeconds: 5 }),
    ).rejects.toMatchObject({ reason: 'damaged' });
  });
});
