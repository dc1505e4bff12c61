import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';
import { sendSharedPage, sharedPage } from './shared-page.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const HTML =
  '<script nonce="n1">start("ख")</script><script type="text/plain" nonce="n1">import "/a.js"</script>' +
  '<script nonce="n1" type="application/json">{"a":1}</script><script type="module" src="/a.js" nonce="n1"></script>';

async function serve() {
  const app = Fastify();
  await addSecurityHeaders(app, { hostOrigins: [], isSecure: false });
  const page = sharedPage(HTML, 'n1');
  app.get('/', (_request, reply) => sendSharedPage(reply.type('text/html'), page));
  app.get('/own', (_request, reply) => reply.type('text/html').send('x'));
  const policyOf = async (path = '/') => String((await app.inject(path)).headers['content-security-policy']);
  return { app, page, policyOf };
}

it('runs its own scripts by what is in them, and nothing by a nonce', async () => {
  const { policyOf, page } = await serve();
  const scripts = / script-src ([^;]*)|;script-src ([^;]*)/
    .exec(` ${await policyOf()}`)
    ?.slice(1)
    .find(Boolean);
  expect(scripts).toBe(`'self' ${hashOf('start("ख")')} ${hashOf('import "/a.js"')}`);
  expect(page.html).not.toContain('nonce');
  expect(await policyOf('/own')).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'/);
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('goes to a browser that takes %s as %s, compressed once', async (accepted, encoding, decoded) => {
  const { app, page } = await serve();
  const answers = await Promise.all(
    [1, 2].map(() => app.inject({ url: '/', headers: { 'accept-encoding': accepted } })),
  );
  for (const { headers, rawPayload } of answers) {
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decoded(rawPayload).toString()).toBe(page.html);
  }
  expect([...page.compressed.keys()]).toEqual([encoding]);
});

it('goes to a browser that takes no encoding as it is', async () => {
  const { app, page } = await serve();
  const { headers, body } = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toBe(page.html);
});
