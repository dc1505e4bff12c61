import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IMAGE_LIMITS } from './image-service.ts';
import { ask, OLD_PHONE, openImageTestService, type ImageTestService } from './image-test-service.ts';
import { openPictureServer } from './picture-server.ts';
import { pictureBomb, samplePhoto } from './sample-pictures.ts';

let test: ImageTestService;
beforeEach(async () => {
  test = await openImageTestService();
});
afterEach(() => test.close());

describe('requests for', () => {
  it.each([
    'w=64',
    'url=%2Fmedia%2Fa.jpg',
    'url=&w=64',
    'url=%2Fmedia%2Fa.jpg&w=65',
    'url=%2Fmedia%2Fa.jpg&w=064',
    'url=%2Fmedia%2Fa.jpg&w=99999',
    'url=%2Fmedia%2Fa.jpg&w=-64',
    'url=%2Fmedia%2Fa.jpg&w=64&q=76',
    'url=%2Fmedia%2Fa.jpg&w=64&w=96',
    'url=%2Fmedia%2Fa.jpg&w=64&x=1',
    `url=%2F${'a'.repeat(2048)}&w=64`,
    'url=a.jpg&w=64',
    'url=%2F%2Fevil.example%2Fa&w=64',
    'url=%2F%5Cevil.example%2Fa&w=64',
    'url=file%3A%2F%2F%2Fetc%2Fpasswd&w=64',
    'url=data%3Aimage%2Fpng%2Cx&w=64',
  ])('?%s is refused as malformed', async (query) => {
    const answer = await fetch(`${await test.start()}/image?${query}`);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringMatching(/^No (address of a picture|such width or quality)\n$/),
    ]);
    expect(test.pictures.asked).toEqual([]);
  });

  it('the quality that there is gets it', async () => {
    test.pictures.give(await samplePhoto(100, 100).jpeg().toBuffer());
    expect((await fetch(`${await test.start()}/image?url=%2Fmedia%2Fa.jpg&w=16&q=75`)).status).toBe(200);
  });

  it.each([
    'https://evil.example/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://127.0.0.1:1/a.jpg',
    'http://2130706433/a.jpg',
    '/catalogue/v1/products?vendor_id=x',
    '/location/v1/places?q=nashik',
    '/media/../user/v1/details',
    '/media/%2e%2e/user/v1/details',
    '/mediafile.jpg',
  ])('a picture of %s, which is not allowed, gets none', async (url) => {
    const answer = await ask(await test.start(), url);
    expect([answer.status, await answer.text()]).toEqual([403, 'Not from there\n']);
  });

  it('an address with a name and a password in it gets none', async () => {
    expect((await ask(await test.start(), test.pictures.origin.replace('//', '//user:secret@'))).status).toBe(400);
  });

  it('a host that was allowed but is on a network behind this machine gets none', async () => {
    const shell = await test.start({
      origins: ['https://10.0.0.5', 'https://[fd00::1]', 'https://[::ffff:a9fe:a9fe]'],
    });
    for (const url of ['https://10.0.0.5/a.jpg', 'https://[fd00::1]/a.jpg', 'https://[::ffff:169.254.169.254]/'])
      expect((await ask(shell, url)).status).toBe(403);
  });
});

describe('a bad source', () => {
  const page = `<!doctype html><title>JPEG</title>${'<p>a</p>'.repeat(100)}`;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a page that says it is a JPEG', page, 415],
    ['a drawing with a script', drawing, 415],
    ['nothing', '', 415],
    ['two letters', 'ab', 415],
    ['a document', '%PDF-1.7 ...............', 415],
    ['a TIFF', Buffer.from('49492a0008000000000000000000000000000000', 'hex'), 415],
    ['a JPEG that is only its beginning', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100)]), 502],
  ])('%s is refused', async (_what, body, status) => {
    test.pictures.give(body, { 'content-type': 'image/jpeg' });
    const answer = await ask(await test.start(), '/media/a.jpg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8']);
    expect((await answer.text()).length).toBeLessThan(80);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that breaks off is refused', async (format) => {
    const whole = await samplePhoto(800, 600).toFormat(format).toBuffer();
    test.pictures.give(whole.subarray(0, whole.length / 2));
    expect((await ask(await test.start(), `/media/a.${format}`)).status).toBe(502);
  });

  it('a bomb of 30 000 × 30 000 pixels is refused before it is unpacked', async () => {
    const bomb = pictureBomb(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    test.pictures.give(bomb);
    const before = process.memoryUsage().rss;
    const answer = await ask(await test.start(), '/media/bomb.png');
    expect([answer.status, await answer.text()]).toEqual([413, 'The picture is too large\n']);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ['says so', true],
    ['does not say so', false],
  ])('one that sends 20 MB, and %s, is left at 10', async (_how, says) => {
    const start10 = await samplePhoto(64, 64).jpeg().toBuffer();
    let sent = 0;
    test.pictures.answer((_request, response) => {
      response.writeHead(200, says ? { 'content-length': '20971520' } : {});
      response.write(start10);
      const more = () => {
        while (sent < 20_971_520 && !response.destroyed) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    expect((await ask(await test.start(), '/media/a.jpg')).status).toBe(413);
    expect(sent).toBeLessThan(20_971_520);
  });

  it('one that unpacks to more than it sends is refused', async () => {
    test.pictures.give(Buffer.alloc(100), { 'content-encoding': 'gzip' });
    expect((await ask(await test.start(), '/media/a.jpg')).status).toBe(502);
  });

  it.each([
    ['before', false],
    ['in the middle of', true],
  ])('one that falls silent %s its answer is left', async (_when, begins) => {
    test.pictures.answer((_request, response) => {
      if (begins) response.writeHead(200).write(Buffer.from('ffd8ffe0ffd8ffe0ffd8ffe0ffd8ffe0', 'hex'));
    });
    expect((await ask(await test.start({ limits: { ...IMAGE_LIMITS, sourceMs: 200 } }), '/media/a.jpg')).status).toBe(
      504,
    );
  });

  it('one that leads to another host, or in a circle, is not followed', async () => {
    const other = await openPictureServer();
    const shell = await test.start();
    for (const location of [
      `${other.origin}/media/a.jpg`,
      'http://169.254.169.254/',
      '//evil.example/',
      '/media/again',
      '/user/v1/details',
    ]) {
      test.pictures.answer((_request, response) => response.writeHead(302, { location }).end());
      expect((await ask(shell, `/media/${encodeURIComponent(location)}`)).status).toBe(403);
    }
    expect(other.asked).toEqual([]);
    await other.close();
  });

  it.each([
    [404, 404],
    [410, 404],
    [403, 404],
    [500, 502],
    [503, 502],
    [204, 502],
  ])('one that answers %i makes it %i', async (theirs, ours) => {
    test.pictures.answer((_request, response) => response.writeHead(theirs).end());
    expect((await ask(await test.start(), '/media/a.jpg')).status).toBe(ours);
  });

  it('no answer at all makes it 502', async () => {
    const shell = await test.start();
    await test.pictures.close();
    expect((await ask(shell, '/media/a.jpg')).status).toBe(502);
  });

  it('is not requested again at once, at any width', async () => {
    test.pictures.give(page);
    const shell = await test.start();
    const answers = [
      await ask(shell, '/media/a.jpg'),
      await ask(shell, '/media/a.jpg', { width: 128 }),
      await ask(shell, '/media/a.jpg', { accept: OLD_PHONE }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      Array.from({ length: 3 }, () => [415, 'public, max-age=60']),
    );
    expect(test.pictures.asked).toEqual(['/media/a.jpg']);
  });
});
