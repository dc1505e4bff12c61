import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';
import { serveTexts } from './text-files.ts';

const TEXTS = JSON.stringify({ main: 'बीज, खाद, दवा '.repeat(100) });

function shell() {
  const app = Fastify();
  compressAnswers(app);
  serveTexts(app, ({ version, language, file }) =>
    language === 'hi' && file === 'main.json'
      ? { json: TEXTS, cacheControl: version === 'v1' ? 'immutable' : 'no-store' }
      : null,
  );
  return app;
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends texts in %s, the second time as well, to be kept by their version', async (encoding, decompress) => {
  const app = shell();
  for (const version of ['v1', 'v1', 'v0']) {
    const answer = await app.inject({
      url: `/texts/${version}/hi/main.json`,
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': version === 'v1' ? 'immutable' : 'no-store',
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(decompress(answer.rawPayload).toString()).toBe(TEXTS);
  }
});

it('sends them as they are to who takes no encoding, and 404 where there are none', async () => {
  const app = shell();
  expect((await app.inject('/texts/v1/hi/main.json')).body).toBe(TEXTS);
  expect((await app.inject('/texts/v1/hi/gone.json')).statusCode).toBe(404);
  expect((await app.inject('/texts/v1/__proto__/main.json')).statusCode).toBe(404);
});
