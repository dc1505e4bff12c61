import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refresh } from '@haat/backend-testing';
import type { TestAnswer } from '@haat/backend-testing';

const START_MS = 240_000;
const MAIN = join(import.meta.dirname, '../src/main.ts');

interface Run {
  child: ChildProcess;
  output(): { out: string; err: string };
  /** Waits for the line that says where it listens. */
  ready(): Promise<string>;
  ended(): Promise<number | null>;
}

const running: ChildProcess[] = [];
const folders: string[] = [];
const servers: Server[] = [];

/** Starts a backend process with nothing of this one's environment but the path. */
function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return {
    child,
    output: () => ({ out, err }),
    ended: () => ended,
    async ready() {
      await vi.waitFor(() => expect(`${out}${err}`).toMatch(/"msg":"ready"/), { timeout: START_MS });
      const line = out.split('\n').find((text) => text.includes('"msg":"ready"')) ?? '{}';
      return (JSON.parse(line) as { address: string }).address;
    },
  };
}

/** What a first process makes of an empty folder: an embedded database takes seconds to make. */
let firstFolder: string;

/** A folder as a first process left it, for one test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-backend-'));
  folders.push(folder);
  cpSync(firstFolder, folder, { recursive: true });
  return folder;
}

const isFolder = (path: string) => statSync(path).isDirectory();

/** A folder and all that is in it. */
function pathsIn(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))];
}

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

async function json(address: string, path: string, body?: unknown): Promise<TestAnswer> {
  const answer = await fetch(
    address + path,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: {
            'content-type': body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
          },
          body: body instanceof URLSearchParams ? body : JSON.stringify(body),
        },
  );
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

async function signIn(address: string, phone: string): Promise<TestAnswer> {
  const asked = await json(address, '/realms/krishi-haat/otp', { phone_number: phone });
  const { body } = await json(address, `/sandbox/sms.json?phone_number=${phone}`);
  return json(
    address,
    '/realms/krishi-haat/protocol/openid-connect/token',
    new URLSearchParams({
      client_id: 'krishi-haat-farmer',
      grant_type: 'urn:krishi-haat:grant-type:otp',
      request_id: asked.body.request_id,
      otp: body.results[0].otp,
    }),
  );
}

const at = (address: string) => ({
  request: async (_method: string, path: string, given?: { body?: unknown }) => json(address, path, given?.body),
});

beforeAll(async () => {
  firstFolder = mkdtempSync(join(tmpdir(), 'haat-backend-'));
  const { ready, child, ended } = run({ DATA_DIRECTORY: firstFolder });
  await ready();
  child.kill('SIGTERM');
  expect(await ended()).toBe(0);
});

afterAll(() => rm(firstFolder, { recursive: true, force: true }));

afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const server of servers.splice(0)) server.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('a backend process', { timeout: 600_000 }, () => {
  it('keeps users and sessions over a clean stop and a new start', async () => {
    const folder = newFolder();
    const first = run({ DATA_DIRECTORY: folder });
    const session = await signIn(await first.ready(), '9700000001');
    expect(session.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    expect(first.output().out).toContain('"msg":"stopped"');
    expect(first.output().err).toBe('');
    const kept = [...pathsIn(join(folder, 'database')), join(folder, 'personal-data.key')];
    for (const path of kept) chmodSync(path, isFolder(path) ? 0o755 : 0o644);
    const second = run({ DATA_DIRECTORY: folder });
    const address = await second.ready();
    const readableByOthers = kept.filter((path) => (statSync(path).mode & 0o777) !== (isFolder(path) ? 0o700 : 0o600));
    expect(readableByOthers).toEqual([]);
    expect((await refresh(at(address), session.body.refresh_token)).status).toBe(200);
    const details = await fetch(`${address}/user/v1/details`, {
      headers: { authorization: `Bearer ${session.body.access_token}` },
    });
    expect(details.status).toBe(200);
  });

  it('does not start without the key of its secrets, names it, and goes on once it has it', async () => {
    const folder = newFolder();
    const own = readFileSync(join(folder, 'personal-data.key'), 'utf8').trim();
    const other = { DATA_DIRECTORY: folder, PERSONAL_DATA_KEY: Buffer.alloc(32, 3).toString('base64') };
    const refused = run(other);
    expect(await refused.ended()).toBe(1);
    expect(refused.output().err).toMatch(
      /^PERSONAL_DATA_KEY: identity_\w+\.\w+ cannot be read: the key [\da-f]{16} is not configured: .*OLD_KEYS\n$/,
    );
    const both = run({ ...other, PERSONAL_DATA_OLD_KEYS: own });
    expect((await signIn(await both.ready(), '9700000002')).status).toBe(200);
  });

  it('finishes what it has begun when told to stop', async () => {
    let finish: (() => void) | undefined;
    // A gateway that answers only when told to: the request is surely under way when the process is stopped.
    const gateway = createHttpServer(
      (_request, response) =>
        (finish = () => response.setHeader('content-type', 'application/json').end('{"type":"success"}')),
    );
    const port = await listen(gateway);
    const { ready, child, ended, output } = run({
      DATA_DIRECTORY: newFolder(),
      SMS_ADAPTER: 'http',
      SMS_HTTP_ADDRESS: `http://127.0.0.1:${port}`,
      SMS_HTTP_KEY: 'k',
      SMS_HTTP_TEMPLATE_ID: 't',
    });
    const address = await ready();
    const begun = json(address, '/realms/krishi-haat/otp', { phone_number: '9700000100' });
    await expect.poll(() => finish).toBeDefined();
    child.kill('SIGINT');
    await expect.poll(() => output().out).toContain('"msg":"stopping"');
    await expect(
      fetch(`${address}/health/live`).then(
        (answer) => answer.status,
        () => 503,
      ),
    ).resolves.toBe(503);
    finish?.();
    expect((await begun).status).toBe(200);
    expect(await ended()).toBe(0);
  });

  it('starts at once after a killed process, with everything that one wrote', async () => {
    const folder = newFolder();
    const killed = run({ DATA_DIRECTORY: folder });
    const session = await signIn(await killed.ready(), '9700000002');
    killed.child.kill('SIGKILL');
    await killed.ended();
    const next = run({ DATA_DIRECTORY: folder });
    expect((await refresh(at(await next.ready()), session.body.refresh_token)).status).toBe(200);
  });

  it('refuses a second process on the embedded database in one line, and leaves the first alone', async () => {
    const folder = newFolder();
    const first = run({ DATA_DIRECTORY: folder });
    const address = await first.ready();
    const second = run({ DATA_DIRECTORY: folder });
    expect(await second.ended()).toBe(1);
    expect(second.output().err).toMatch(/^DATA_DIRECTORY: another process is using the embedded database in .*\n$/);
    expect((await json(address, '/health/ready')).status).toBe(200);
  });

  it('gives the folder to one of two processes that start after a killed one', async () => {
    const folder = newFolder();
    const killed = run({ DATA_DIRECTORY: folder });
    await killed.ready();
    killed.child.kill('SIGKILL');
    await killed.ended();
    const both = [run({ DATA_DIRECTORY: folder }), run({ DATA_DIRECTORY: folder })];
    await expect.poll(() => both.filter(({ child }) => child.exitCode === 1).length, { timeout: START_MS }).toBe(1);
    const winner = both.find(({ child }) => child.exitCode === null);
    expect((await json((await winner?.ready()) ?? '', '/health/ready')).status).toBe(200);
  });

  it('reports in one line that its port is in use', async () => {
    const port = await listen(createServer());
    const { ended, output } = run({ PORT: String(port), DATA_DIRECTORY: newFolder() });
    expect(await ended()).toBe(1);
    expect(output().err).toBe(
      `PORT: ${port} on 127.0.0.1 is in use by another process. Stop it, or set PORT to a free one.\n`,
    );
  });

  it('reports each bad variable in one line', async () => {
    const { ended, output } = run({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await ended()).toBe(1);
    expect(output().err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^LOG_LEVEL: /),
    ]);
  });

  it('refuses the sandbox on a public address, in one line', async () => {
    const { ended, output } = run({ HOST: '0.0.0.0' });
    expect(await ended()).toBe(1);
    expect(output().err).toMatch(/^SMS_ADAPTER: .*DEMO=true.*\n$/);
  });

  it.each([
    [
      'refuses connections',
      async () => {
        const closed = createServer();
        const port = await listen(closed);
        await new Promise((done) => closed.close(done));
        return port;
      },
    ],
    ['never answers', async () => listen(createServer())],
  ])('reports in one line, within ten seconds and without the password, that a database %s', async (_what, portOf) => {
    const port = await portOf();
    const begun = Date.now();
    const { ended, output } = run({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/market` });
    expect(await ended()).toBe(1);
    expect(output().err).toMatch(
      new RegExp(`^DATABASE_URL: the database at 127\\.0\\.0\\.1:${port}/market cannot be reached: .*\\n$`),
    );
    expect(output().err).not.toContain('secret');
    // Without a limit of its own it would wait for minutes; a busy machine only starts it later.
    expect(Date.now() - begun).toBeLessThan(60_000);
  });

  it('reports in one line that its folder cannot be created', async () => {
    const { ended, output } = run({ DATA_DIRECTORY: join(MAIN, 'data') });
    expect(await ended()).toBe(1);
    expect(output().err).toMatch(/^DATA_DIRECTORY: .*\n$/);
  });
});
