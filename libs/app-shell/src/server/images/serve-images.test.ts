import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, bytesOf, CHROME, OLD_PHONE, openImageTestService, type ImageTestService } from './image-test-service.ts';
import { openPictureServer } from './picture-server.ts';
import { samplePhoto } from './sample-pictures.ts';

let test: ImageTestService;
beforeEach(async () => {
  test = await openImageTestService();
});
afterEach(() => test.close());

describe('a photograph', () => {
  it.each([
    ['AVIF where that is named', CHROME, 'image/avif', 'heif'],
    ['WebP where AVIF is not', 'image/webp,*/*', 'image/webp', 'webp'],
    ['WebP where AVIF is refused', 'image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['JPEG where neither is', OLD_PHONE, 'image/jpeg', 'jpeg'],
  ])('comes as %s', async (_what, accept, type, format) => {
    const original = await samplePhoto(1600, 1200).jpeg({ quality: 90 }).toBuffer();
    test.pictures.give(original);
    const answer = await ask(await test.start(), '/media/field.jpg', { width: 384, accept });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      type,
      'Accept',
    ]);
    const made = await bytesOf(answer);
    expect(await sharp(made).metadata()).toMatchObject({ format, width: 384, height: 288 });
    expect(made.length).toBeLessThan(original.length / 5);
  });

  it('with transparency stays transparent for a phone that supports only PNG', async () => {
    test.pictures.give(
      await sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 20, g: 80, b: 40, alpha: 0.5 } } })
        .webp()
        .toBuffer(),
    );
    const answer = await ask(await test.start(), '/media/leaf', { accept: OLD_PHONE });
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await sharp(await bytesOf(answer)).metadata()).hasAlpha).toBe(true);
  });

  it('is rotated upright, and carries no position', async () => {
    test.pictures.give(
      await samplePhoto(400, 200)
        .withExif({ IFD3: { GPSLatitude: '19/1 59/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    const made = await sharp(
      await bytesOf(await ask(await test.start(), '/media/a.jpg', { accept: OLD_PHONE })),
    ).metadata();
    expect(made).toMatchObject({ width: 64, height: 128 });
    expect([made.exif, made.orientation]).toEqual([undefined, undefined]);
  });

  it('is never made larger than it was', async () => {
    test.pictures.give(await samplePhoto(100, 50).png().toBuffer());
    expect(
      await sharp(await bytesOf(await ask(await test.start(), '/media/a.png', { width: 3840 }))).metadata(),
    ).toMatchObject({ width: 100, height: 50 });
  });

  it('that moves stands still', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    test.pictures.give(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const made = await sharp(
      await bytesOf(await ask(await test.start(), '/media/a.gif', { accept: 'image/webp' })),
    ).metadata();
    expect([made.pages ?? 1, made.height]).toEqual([1, 40]);
  });

  it('is kept by the phone under a tag, and named as nothing but a picture', async () => {
    test.pictures.give(await samplePhoto(100, 100).jpeg().toBuffer(), {
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const shell = await test.start();
    const answer = await ask(shell, '/media/a.jpg');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, stale-while-revalidate=604800',
    });
    const again = await ask(shell, '/media/a.jpg', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  });

  it('is made once, however many ask for it, also at the same time and after a restart', async () => {
    test.pictures.give(await samplePhoto(800, 600).jpeg().toBuffer());
    const shell = await test.start();
    const tags = (await Promise.all(Array.from({ length: 8 }, () => ask(shell, '/media/a.jpg')))).map(({ headers }) =>
      headers.get('etag'),
    );
    expect(new Set(tags).size).toBe(1);
    await ask(shell, '/media/a.jpg');
    expect((await ask(await test.start(), '/media/a.jpg')).headers.get('etag')).toBe(tags[0]);
    expect(test.pictures.asked).toEqual(['/media/a.jpg']);
  });

  it('comes from another process of the backend when the first is unreachable', async () => {
    const gone = await openPictureServer();
    await gone.close();
    test.pictures.give(await samplePhoto(100, 100).jpeg().toBuffer());
    expect((await ask(await test.start({ backend: [gone.origin, test.pictures.origin] }), '/media/a.jpg')).status).toBe(
      200,
    );
    expect(test.pictures.asked).toEqual(['/media/a.jpg']);
  });

  it('follows redirects of its own server', async () => {
    const photo = await samplePhoto(100, 100).jpeg().toBuffer();
    test.pictures.answer((request, response) =>
      request.url === '/media/new.jpg'
        ? response.end(photo)
        : response.writeHead(302, { location: '/media/new.jpg' }).end(),
    );
    expect((await ask(await test.start(), '/media/old.jpg')).status).toBe(200);
  });
});
