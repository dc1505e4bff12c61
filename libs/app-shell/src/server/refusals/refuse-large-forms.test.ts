import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '../security-headers.ts';
import { refuseLargeForms } from './refuse-large-forms.ts';

const MOST = 1_000;

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = Fastify({ bodyLimit: MOST });
  await addSecurityHeaders(app, { hostOrigins: [], isSecure: false });
  refuseLargeForms(app, ({ language, file }) => ({
    json: JSON.stringify(
      file === 'main.json' ? { retry: `retry ${language}` } : { upload_error_too_large: `large ${language}` },
    ),
    cacheControl: '',
  }));
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('*', async () => 'taken');
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app?.close());

function form(bytes: number): FormData {
  const body = new FormData();
  body.set('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'leaf.jpg');
  return body;
}

describe('a form whose photos are too large', () => {
  it.each([
    ['language=or', 'or'],
    ['language=xx', 'hi'],
  ])('with the cookie %j is answered in its language, once all of it has come', async (cookie, language) => {
    const answer = await fetch(`${address}/ask`, { method: 'POST', headers: { cookie }, body: form(30_000_000) });
    expect(answer.status).toBe(413);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    for (const text of [`large ${language}`, `<a href="">retry ${language}</a>`]) expect(page).toContain(text);
  });

  it('differs from one that is not, and from what is no form', async () => {
    expect(await (await fetch(`${address}/ask`, { method: 'POST', body: form(10) })).text()).toBe('taken');
    const plain = await fetch(`${address}/ask`, { method: 'POST', body: 'x'.repeat(MOST + 1) });
    expect([plain.status, plain.headers.get('content-type')]).toEqual([413, expect.stringContaining('json')]);
  });
});
