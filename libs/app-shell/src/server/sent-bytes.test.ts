import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { countSentBytes } from './sent-bytes.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** A server with a page, which says what was sent before it, and a file of 5 000 bytes. */
async function start(): Promise<string> {
  const app = Fastify();
  countSentBytes(app, { isSecure: false });
  app.get('/', (request, reply) => reply.type('text/html; charset=utf-8').send(String(request.visit.bytes)));
  app.get('/file.css', (_request, reply) => reply.type('text/css').send('x'.repeat(5_000)));
  open.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** A browser that keeps the visit's cookie. */
function browser(cookie = '') {
  let kept = cookie;
  return async (address: string): Promise<{ body: string; bytes: number }> => {
    const answer = await fetch(address, { headers: { cookie: kept } });
    kept = answer.headers.getSetCookie()[0]?.split(';')[0] ?? kept;
    const body = await answer.text();
    // The count is made when the answer has left.
    await new Promise(setImmediate);
    return { body, bytes: Number(body) };
  };
}

it('counts pages and files with their headers, each page what was sent before it', async () => {
  const address = await start();
  const open = browser();
  expect((await open(address)).bytes).toBe(0);
  const page = (await open(address)).bytes;
  expect(page).toBeGreaterThan(100);
  expect(page).toBeLessThan(500);
  await open(`${address}/file.css`);
  const { bytes } = await open(address);
  expect(bytes).toBeGreaterThan(2 * page + 5_000);
  expect(bytes).toBeLessThan(2 * page + 5_600);
});

it('goes on counting in another process', async () => {
  const [one, other] = [await start(), await start()];
  const open = browser();
  await open(one);
  await open(one);
  expect((await open(other)).bytes).toBeGreaterThan(100);
});

it('keeps visits apart, and begins anew with a cookie that says nothing', async () => {
  const address = await start();
  await browser()(address);
  expect((await browser()(address)).bytes).toBe(0);
  expect((await browser('visit-bytes=all')(address)).bytes).toBe(0);
});

it('writes the cookie with pages only, so that no cache keeps it with a file', async () => {
  const address = await start();
  const [page, file] = await Promise.all([fetch(address), fetch(`${address}/file.css`)]);
  expect(page.headers.getSetCookie()[0]).toMatch(/^visit-bytes=[\w-]{36}\.0; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(file.headers.getSetCookie()).toEqual([]);
});
