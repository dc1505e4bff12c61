import { UPLOAD_PART_BYTES } from '@haat/api-contract/vocabulary';
import { uploadSchema } from '@haat/api-contract/uploads';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { noisyPhoto } from './noisy-photo.ts';
import { announced, begin, cutPart, sendPart, type UploadTo } from './cut-uploads.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const PART = UPLOAD_PART_BYTES;
const folder = mkdtempSync(join(tmpdir(), 'haat-killed-'));
let child: ChildProcess | undefined;

afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the backend on the folder, as after a power cut. @returns its address */
async function start(): Promise<string> {
  child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIRECTORY: folder,
      SMS_ADAPTER: 'sandbox',
      PAYMENT_GATEWAY: 'sandbox',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The backend has no output.');
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line) as { msg: string; address?: string };
    if (said.msg === 'ready' && said.address !== undefined) {
      child.stdout.resume();
      return said.address;
    }
  }
  throw new Error('The backend ended before it was ready.');
}

async function kill(): Promise<void> {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function signIn(address: string, phone: string): Promise<string> {
  const asked = await fetch(`${address}/realms/krishi-haat/otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: phone }),
  });
  const { request_id } = (await asked.json()) as { request_id: string };
  const sms = await fetch(`${address}/sandbox/sms.json?phone_number=${phone}`);
  const { results } = (await sms.json()) as { results: { otp: string }[] };
  const grant = { client_id: 'krishi-haat-farmer', grant_type: 'urn:krishi-haat:grant-type:otp' };
  const answer = await fetch(`${address}/realms/krishi-haat/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...grant, request_id, otp: results[0]?.otp ?? '' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** A process starts four times: `npm run test:deep`. */
const IS_DEEP = process.env['TEST_DEPTH'] === 'deep';

it.runIf(IS_DEEP)(
  'a photo whose server is killed between its parts, within one and over the last one arrives whole and once',
  { timeout: 600_000 },
  async () => {
    const photo = await noisyPhoto();
    const partAt = (offset: number) => photo.subarray(offset, offset + PART);
    let to: UploadTo = { address: await start(), token: '' };
    to = { ...to, token: await signIn(to.address, '9700000071') };
    const standing = async () => uploadSchema.parse(await (await begin(to, announced(photo))).json());
    const sent: number[] = [];
    const sendUntil = async (end: number) => {
      const { id, offset } = await standing();
      for (let next = offset; next < end; next += PART) {
        sent.push(next);
        expect((await sendPart(to, { id, offset: next, bytes: partAt(next) })).status).toBe(204);
      }
    };
    const again = async () => {
      await kill();
      to = { ...to, address: await start() };
    };

    const { id } = await standing();
    await sendUntil(3 * PART);
    await again();
    expect(await standing()).toEqual({ id, offset: 3 * PART, length: photo.length });
    // Half of a part is on its way.
    void cutPart(to, { id, offset: 3 * PART, bytes: partAt(3 * PART) }, 0.5);
    await again();
    expect((await standing()).offset).toBe(3 * PART);
    const last = photo.length - (photo.length % PART);
    await sendUntil(last);
    // The whole is there, and the photo is being made of it.
    void sendPart(to, { id, offset: last, bytes: partAt(last) }).catch(() => undefined);
    await expect
      .poll(async () => (await standing().catch(() => null))?.offset ?? 0, { interval: 5 })
      .toBe(photo.length);
    await again();
    await sendUntil(photo.length);
    expect(await standing()).toEqual({ id, offset: photo.length, length: photo.length });
    expect(sent).toEqual([...new Set(sent)]);
    const shown = await fetch(`${to.address}/upload/v1/photos/${id}`, {
      headers: { authorization: `Bearer ${to.token}` },
    });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  },
);
