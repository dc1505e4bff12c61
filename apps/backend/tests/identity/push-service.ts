import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CURVE = 'prime256v1';

/** A browser's side of a subscription. */
export interface BrowserKeys {
  /** Private key on P-256. */
  readonly privateKey: Buffer;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

/** A message as the push service got it. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Keys as a browser makes them for a subscription. */
export function browserKeys(): BrowserKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), publicKey, auth: randomBytes(16) };
}

/** What a browser sends of its subscription. */
export function subscriptionOf({ publicKey, auth }: BrowserKeys, path: string) {
  return {
    endpoint: `https://push.example/${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
}

/** Opens a message as a browser does: RFC 8188 with the keys of RFC 8291, one record. @throws for a changed byte */
export function opened(body: Buffer, { privateKey, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const derive = (key: Uint8Array, from: Uint8Array, info: string | Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const material = derive(pair.computeSecret(sender), auth, keyInfo, 32);
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service on this machine, which stands for `https://push.example`. */
export async function startPushService() {
  const messages: PushedMessage[] = [];
  const statusOf = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = (request.url ?? '').slice(1);
      messages.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(statusOf.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    messages,
    /** Answers messages for a path by a status from now on. */
    answer: (path: string, status: number) => void statusOf.set(path, status),
    async post(address: string, headers: Readonly<Record<string, string>>, body: Uint8Array<ArrayBuffer>) {
      const { pathname } = new URL(address);
      const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
      return (await fetch(`http://127.0.0.1:${port}${pathname}`, init)).status;
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}
