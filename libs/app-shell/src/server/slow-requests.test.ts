import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { createShellServer } from './create-shell-server.ts';
import { smallBuild } from './small-build.ts';

let buildDirectory: string;
let app: FastifyInstance | undefined;
beforeEach(() => {
  buildDirectory = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(buildDirectory, 'client'));
});
afterEach(async () => {
  await app?.close();
  rmSync(buildDirectory, { recursive: true });
});

it.each([
  ['a form whose body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 99\r\n\r\na'],
  ['a request whose head', 'GET / HTTP/1.1\r\nhost: x\r\n'],
])('%s does not arrive in time is cut', async (_what, sent) => {
  app = await createShellServer({
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    build: smallBuild({}),
    buildDirectory,
    name: 'farmer',
    sentWithinMs: 200,
  });
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  const answered = new Promise<string>((done) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('close', () => done(text));
  });
  socket.write(sent);
  expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
});
