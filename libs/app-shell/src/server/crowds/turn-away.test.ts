import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '../security-headers.ts';
import { turnAway } from './turn-away.ts';

const MOST = 2;
const words = (language: string) => ({
  default_error_msg: `failed ${language}`,
  retry: `retry ${language}`,
  states: { unavailable: `busy ${language}`, unavailable_detail: `waiting ${language}` },
});

let app: FastifyInstance;
let address: string;
/** What ends the rendering of each page that is being rendered. */
const finish: (() => void)[] = [];
let noteBegun = () => undefined as void;
beforeAll(async () => {
  app = Fastify();
  await addSecurityHeaders(app, { hostOrigins: [], isSecure: false });
  turnAway(app, MOST, ({ language }) => ({ json: JSON.stringify(words(language)), cacheControl: '' }));
  app.post('/slow', () => {
    noteBegun();
    return new Promise((done) => finish.push(() => done('a page')));
  });
  app.all('*', async () => 'a page');
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let count = 0; count < MOST; count += 1) await begin();
});
afterAll(async () => {
  for (const end of finish) end();
  await app?.close();
});

/** Begins to render a page that takes until it is finished. */
async function begin(): Promise<void> {
  const begun = new Promise<void>((done) => (noteBegun = done));
  void fetch(`${address}/slow`, { method: 'POST' });
  await begun;
}

describe('a crowd beyond the pages that are rendered at once', () => {
  it.each([
    ['', 'hi'],
    ['language=or', 'or'],
    ['language=xx', 'hi'],
  ])('with the cookie %j reads in its language that the page comes by itself', async (cookie, language) => {
    const answer = await fetch(`${address}/cart`, { headers: { cookie } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(answer.headers.get('refresh')).toBe(answer.headers.get('retry-after'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    for (const text of [`busy ${language}`, `waiting ${language}`, `retry ${language}`]) expect(page).toContain(text);
    const [, nonce] = /<style nonce="(\w+)"/.exec(page) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('tells a screen that is shown already by the status alone', async () => {
    const answer = await fetch(`${address}/cart.data?page=2`);
    expect([answer.status, answer.headers.get('refresh'), await answer.text()]).toEqual([503, null, 'Busy\n']);
  });

  it('takes what is sent as long as there is room for it, and never sends it again by itself', async () => {
    const send = () => fetch(`${address}/cart`, { method: 'POST' });
    expect((await send()).status).toBe(200);
    await begin();
    const refused = await send();
    expect([refused.status, refused.headers.get('refresh')]).toEqual([503, null]);
    expect(await refused.text()).toContain('failed hi');
  });

  it('renders again when there is room', async () => {
    for (const end of finish.splice(0)) end();
    await expect.poll(async () => (await fetch(`${address}/cart`)).status).toBe(200);
  });
});
