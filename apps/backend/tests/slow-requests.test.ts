import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '@haat/backend-platform';
import type { TestBackend } from '@haat/backend-testing';
import { buildServer } from '../src/server.ts';
import { startBackend } from './start-backend.ts';

/** In place of the 6 s that a request may take to arrive. */
const SENT_WITHIN_MS = 200;

let backend: TestBackend;
let server: App;
let address: string;
beforeAll(async () => {
  backend = await startBackend();
  server = await buildServer(backend.dependencies, SENT_WITHIN_MS);
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server?.close();
  await backend?.close();
});

it('is cut before the time for an answer is over, which begins with its head', async () => {
  const usual = await buildServer(backend.dependencies);
  // Fastify gives these two as well; its types leave them out.
  const { requestTimeout = 0, handlerTimeout = 0 } = usual.initialConfig as Record<string, number | undefined>;
  await usual.close();
  // Node looks for slow requests once a second.
  expect(requestTimeout + 1_000).toBeLessThanOrEqual(handlerTimeout);
  expect(requestTimeout).toBeGreaterThan(0);
});

it.each([
  [
    'a body',
    'POST /realms/krishi-haat/otp HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
      'content-length: 99\r\n\r\n{',
  ],
  ['a head', 'GET /catalogue/v1/products HTTP/1.1\r\nhost: x\r\n'],
])('%s that does not arrive in time is cut', async (_what, sent) => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const answered = new Promise<string>((done) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('close', () => done(text));
  });
  socket.write(sent);
  expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
});
