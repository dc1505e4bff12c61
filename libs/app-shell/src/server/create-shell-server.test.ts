import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { createShellServer } from './create-shell-server.ts';
import { openPictureServer } from './images/picture-server.ts';
import { samplePhoto } from './images/sample-pictures.ts';
import { LITE_PAGE_HEADER } from './security-headers.ts';
import type { ServerFacts } from './server-facts.ts';
import { PAGE, SHORT_PAGE, smallBuild } from './small-build.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function start(environment: Record<string, string> = {}, seen = {}) {
  const buildDirectory = await mkdtemp(join(tmpdir(), 'shell-'));
  await mkdir(join(buildDirectory, 'client', 'assets'), { recursive: true });
  const script = 'export const shop = 1;\n'.repeat(100);
  await writeFile(join(buildDirectory, 'client', 'assets', 'shop-abc123.js'), script);
  await writeFile(join(buildDirectory, 'client', 'assets', 'shop-abc123.js.br'), brotliCompressSync(script));
  await writeFile(join(buildDirectory, 'client', 'manifest.webmanifest'), '{}');
  app = await createShellServer({
    configuration: readConfiguration({ LOG_LEVEL: 'silent', ...environment }),
    build: smallBuild(seen),
    buildDirectory,
    name: 'farmer',
  });
  return app;
}

describe('a page', () => {
  it('carries a strict content security policy with a fresh nonce', async () => {
    const seen: { facts?: ServerFacts } = {};
    const server = await start({}, seen);
    const policies = [];
    for (let n = 0; n < 2; n += 1) policies.push(String((await server.inject('/')).headers['content-security-policy']));
    const [policy = '', other] = policies;
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https:/);
    // What a person has just photographed or spoken, and nothing that runs.
    expect(policy.split(';').filter((part) => part.includes('blob:'))).toEqual([
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
    ]);
    expect(other).not.toBe(policy);
    expect(other).toContain(`'nonce-${seen.facts?.nonce}'`);
  });

  it('lets no script run where it is lite, and tells nobody else', async () => {
    const { headers } = await (await start({}, { isLite: true })).inject('/');
    expect(headers['content-security-policy']).toMatch(/script-src 'none';/);
    expect(headers[LITE_PAGE_HEADER]).toBeUndefined();
  });

  it('carries the other security headers', async () => {
    const { headers } = await (await start()).inject('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for https only where it is served so, and may be embedded only by known hosts', async () => {
    const { headers } = await (
      await start({ PUBLIC_ORIGIN: 'https://haat.example', NATIVE_HOST_ORIGINS: 'https://host.example' })
    ).inject('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://host.example');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, br, zstd;q=0', 'br', brotliDecompressSync],
  ])('is compressed for a browser that takes %s, in %s', async (accepted, encoding, decompress) => {
    const answer = await (await start()).inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toBe(PAGE);
    expect(answer.headers['vary']).toContain('accept-encoding');
  });

  it.each([
    ['lite', { isLite: true }, PAGE],
    ['short', { page: SHORT_PAGE }, SHORT_PAGE],
  ])('is compressed for fewest bytes where it is %s', async (_, seen, page) => {
    const server = await start({}, seen);
    const answer = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br, zstd' } });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
  });

  it('uses its public origin', async () => {
    const seen: { request?: Request } = {};
    await (
      await start({ PUBLIC_ORIGIN: 'https://haat.example' }, seen)
    ).inject({ url: '/?v=1', headers: { host: 'inside:1' } });
    expect(seen.request?.url).toBe('https://haat.example/?v=1');
  });

  it('passes a request id on: a given one when it is one, else its own', async () => {
    const seen: { facts?: ServerFacts } = {};
    const server = await start({}, seen);
    const given = await server.inject({ url: '/', headers: { 'x-request-id': 'trace-12345678' } });
    expect([given.headers['x-request-id'], seen.facts?.requestId]).toEqual(['trace-12345678', 'trace-12345678']);
    const own = await server.inject({ url: '/', headers: { 'x-request-id': 'a\tb<script>' } });
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['/product/%E0%A4%A', '//', '/%00%'])('is answered also at %s, which cannot be read', async (url) => {
    const seen: { request?: Request } = {};
    expect((await (await start({}, seen)).inject({ url, headers: { host: 'haat.example' } })).statusCode).toBeLessThan(
      500,
    );
    expect(new URL(seen.request?.url ?? '').host).toBe('haat.example');
  });

  it.each(['[::1', 'a b', 'evil.example/..', 'evil.example, other'])(
    'is refused under the host %s, which is none',
    async (host) => {
      expect((await (await start()).inject({ url: '/', headers: { host } })).statusCode).toBe(400);
    },
  );

  it('does not answer TRACE', async () => {
    expect((await (await start()).inject({ url: '/', method: 'TRACE' as 'GET' })).statusCode).toBe(404);
  });

  it("keeps its links out of referrers: they may name a person's orders", async () => {
    const answer = await (await start()).inject('/__manifest?paths=%2F&version=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('refuses a body that is too large', async () => {
    const answer = await (
      await start()
    ).inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `a=${'x'.repeat(300_000)}`,
    });
    expect(answer.statusCode).toBe(413);
  });
});

describe('files', () => {
  it('with a hash are cached permanently and served precompressed', async () => {
    const answer = await (
      await start()
    ).inject({ url: '/assets/shop-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('export const shop');
  });

  it('carry no header that only documents need', async () => {
    const { headers } = await (await start()).inject({ url: '/assets/shop-abc123.js' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(headers[name]).toBeUndefined();
  });

  it('come uncompressed where no encoding is accepted', async () => {
    const answer = await (await start()).inject({ url: '/assets/shop-abc123.js' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain('export const shop');
  });

  it('that are not there are 404 in a line, not a page', async () => {
    const server = await start();
    for (const url of [
      '/assets/gone-abc.js',
      '/assets/.git/config',
      '/assets/..%2f..%2fserver%2findex.js',
      '/pictures/nothing.svg',
      '/pictures/error.png',
    ]) {
      const answer = await server.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body.length).toBeLessThan(40);
    }
  });

  it('are not listed', async () => {
    const server = await start();
    for (const url of ['/assets', '/assets/', '/assets/.', '/assets/?list']) {
      const answer = await server.inject(url);
      expect(answer.body, url).not.toContain('shop-abc123');
    }
    expect((await server.inject('/assets/')).statusCode).toBe(403);
  });

  it('of the public folder are kept for a day', async () => {
    expect((await (await start()).inject('/manifest.webmanifest')).headers['cache-control']).toBe(
      'public, max-age=86400',
    );
  });

  it('that are drawn are cached permanently', async () => {
    const answer = await (await start()).inject('/pictures/error.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.body).toContain('<svg');
  });
});

describe('photographs', () => {
  it('come from the backend through the shell, without what only documents need', async () => {
    const backend = await openPictureServer();
    backend.give(await samplePhoto(600, 400).jpeg().toBuffer());
    const answer = await (
      await start({ BACKEND_ADDRESS: backend.origin, DATA_DIRECTORY: await mkdtemp(join(tmpdir(), 'data-')) })
    ).inject({
      url: '/image?url=%2Fmedia%2Ffield.jpg&w=128',
      headers: { accept: 'image/avif', 'accept-encoding': 'gzip, br' },
    });
    await backend.close();
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-encoding', 'content-security-policy', 'permissions-policy'])
      expect(answer.headers[name]).toBeUndefined();
    expect(backend.asked).toEqual(['/media/field.jpg']);
  });
});

describe('health', () => {
  it.each(['/health/live', '/health/ready'])('%s', async (url) => {
    const answer = await (await start()).inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
