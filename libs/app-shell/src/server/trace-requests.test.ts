import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShellServerConfiguration } from './configuration.ts';
import { traceRequests } from './trace-requests.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
let sent = '';
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => (sent += part.toString()));
  request.on('end', () => response.writeHead(200).end('{}'));
});
beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => void collector.close());

/** Asks a shell for an address; what the collector got of it. */
async function tracesOf(url: string, publicOrigin: string | null): Promise<string> {
  sent = '';
  const app = Fastify();
  const { port } = collector.address() as AddressInfo;
  await traceRequests(app, 'farmer', {
    tracesAddress: `http://127.0.0.1:${port}/v1/traces`,
    errorReports: { dsn: null, release: null },
    publicOrigin,
  } as ShellServerConfiguration);
  app.get('/*', (_request, reply) => reply.send('a page'));
  await app.inject({ url, headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } });
  await app.close();
  return sent;
}

it('tells the pattern of a page, and nothing of its address', async () => {
  const told = await tracesOf('/product/urea-of-ramesh?phone=9822012345', null);
  expect(told).toContain('"GET /product/:');
  expect(told).toContain('krishi-haat-farmer');
  expect(told).not.toMatch(/ramesh|9822012345/);
});

it.each([
  [null, false],
  ['https://haat.example', true],
])('goes on with the trace of who asks, where the public origin is %s: %s', async (publicOrigin, isBelieved) => {
  expect((await tracesOf('/cart', publicOrigin)).includes(TRACE)).toBe(isBelieved);
});

it.each(['/assets/frame-a1.js', '/health/live', '/texts/1/hi/main.json'])('leaves out %s', async (url) => {
  expect(await tracesOf(url, null)).toBe('');
});
