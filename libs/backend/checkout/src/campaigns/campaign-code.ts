import { createHmac, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '@haat/backend-identity';
import type { Dependencies, Executor } from '@haat/backend-platform';

/** What the code of a campaign's link says. */
export interface CampaignLink {
  /** Number of the campaign, a whole number from 1 to 2³² − 1. */
  number: number;
  /** From then on it opens nothing; to the minute. */
  expiresAt: Date;
}

/** The first sign of a code says how the rest is to be read. */
const VERSION = '1';
const SECRET = `campaign-link:${VERSION}`;
const MINUTE_MS = 60_000;
/** Number and minutes since 1970, four bytes each. */
const PAYLOAD_BYTES = 8;
/**
 * 104 bits: too many to guess; with the payload it fills exactly 28 base64url characters, so that each code has one
 * spelling.
 */
const MAC_BYTES = 13;
const CODE = /^1[\w-]{28}$/;

/**
 * The secret that authenticates codes. It outlives the key under which it is encrypted, so that links which were sent
 * go on. Earlier codes were authenticated by a secret derived from that key: this one starts as the same.
 */
export function linkSecret(executor: Executor, encryptor: Dependencies['encryptor']): Promise<Buffer> {
  return sharedSecret(executor, encryptor, SECRET, () => encryptor.derive(`sign:${SECRET}`));
}

/** The code of a link: 29 signs that an address and an SMS carry as they are. The same link is always the same code. */
export function writeCode(secret: Buffer, { number, expiresAt }: CampaignLink): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.writeUInt32BE(number, 0);
  payload.writeUInt32BE(Math.floor(expiresAt.getTime() / MINUTE_MS), 4);
  return VERSION + Buffer.concat([payload, macOf(secret, payload)]).toString('base64url');
}

/** What a code says; null for whatever this installation has not written so, sign for sign. */
export function readCode(secret: Buffer, code: string): CampaignLink | null {
  if (!CODE.test(code)) return null;
  const bytes = Buffer.from(code.slice(VERSION.length), 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), macOf(secret, payload))) return null;
  return { number: payload.readUInt32BE(0), expiresAt: new Date(payload.readUInt32BE(4) * MINUTE_MS) };
}

function macOf(secret: Buffer, payload: Buffer): Buffer {
  return createHmac('sha256', secret).update(payload).digest().subarray(0, MAC_BYTES);
}
