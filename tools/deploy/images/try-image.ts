import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Builder } from './builder.ts';
import type { Image } from './image-list.ts';

/** An embedded database is made at the first start. */
const START_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 15_000;
const POLL_MS = 500;

/**
 * Starts an image as a plain user with a file system that cannot be written to, asks for its health, and stops it.
 * Where podman may not start anything (inside a container), buildah runs it in the image's root: then the file system
 * is as it is, and the user is the image's all the same.
 * @returns what went wrong, or null
 */
export async function tryImage(builder: Builder, image: Image, version: string): Promise<string | null> {
  const health = image.health;
  if (health === null) return null;
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const settings = settingsOf(image, port);
  const tag = `krishi-haat/${image.name}:${version}`;
  const env = builder.environment;
  const canPodman = spawnSync('podman', ['run', '--rm', '--read-only', tag, '--version'], { env }).status === 0;
  const container = canPodman ? null : execFileSync('buildah', ['from', tag], { env, encoding: 'utf8' }).trim();
  const command =
    container === null
      ? ['podman', 'run', '--rm', '--read-only', '--tmpfs', '/tmp', '--network', 'host', ...settings, tag]
      : ['buildah', 'run', ...settings, container, '--', '/app/bin/node', entryOf(image)];
  const child = spawn(command[0] ?? '', command.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  try {
    const isReady = await untilReady(`http://127.0.0.1:${port}${health.path}`, () => child.exitCode !== null);
    if (!isReady) return `is not ready: ${output.slice(-600)}`;
    if (container !== null) console.log(`${image.name}: podman may start nothing here, buildah ran it in its root`);
    return null;
  } finally {
    child.kill('SIGTERM');
    await Promise.race([ended, wait(STOP_WITHIN_MS)]);
    child.kill('SIGKILL');
    if (container !== null) spawnSync('buildah', ['rm', container], { env });
  }
}

/** As a market that nobody but this machine reaches: a sandbox is refused elsewhere. */
function settingsOf({ target }: Image, port: number): string[] {
  const key = randomBytes(32).toString('base64');
  const given = ['HOST=127.0.0.1', `PORT=${port}`, 'DATA_DIRECTORY=/tmp/data', `PERSONAL_DATA_KEY=${key}`];
  const sandbox = target === 'backend' ? ['SMS_ADAPTER=sandbox', 'PAYMENT_GATEWAY=sandbox'] : [];
  return [...given, ...sandbox].flatMap((setting) => ['--env', setting]);
}

function entryOf({ target }: Image): string {
  return target === 'backend' ? 'src/main.ts' : 'server.ts';
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<boolean> {
  for (const end = performance.now() + START_WITHIN_MS; performance.now() < end && !hasEnded();) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok === true) return true;
    await wait(POLL_MS);
  }
  return false;
}
