import { constants, createSign, createVerify, privateDecrypt, publicEncrypt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Bytes that one block of RSA (2048 bits, OAEP with SHA-256) takes, and gives. */
const PLAIN_BLOCK = 190;
const ENCRYPTED_BLOCK = 256;
const LONGEST_MESSAGE = 16_000;
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

/** Keys of one side: its own private one, and the public one of the other. */
export interface CscKeys {
  own: KeyObject;
  other: KeyObject;
}

/** Fields of a message. */
export type CscFields = Readonly<Record<string, string>>;

/** Fields in a line: `merchant_txn=…|txn_amount=2970.00|`. What would end a field is written as in an address. */
export function joinFields(fields: CscFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}|`)
    .join('');
}

/** The fields of a line; null for what is no such line. */
export function splitFields(line: string): CscFields | null {
  if (!line.endsWith('|')) return null;
  const fields: [string, string][] = [];
  for (const part of line.slice(0, -1).split('|')) {
    const [, name, value] = /^([a-z_]{1,40})=([^=|]*)$/.exec(part) ?? [];
    if (name === undefined || value === undefined) return null;
    fields.push([name, value]);
  }
  try {
    return Object.fromEntries(fields.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

/** An encrypted and signed message to the other side. */
export function encryptMessage(fields: CscFields, { own, other }: CscKeys): string {
  const plain = Buffer.from(joinFields(fields));
  const blocks = Array.from({ length: Math.ceil(plain.length / PLAIN_BLOCK) }, (_, index) =>
    publicEncrypt({ key: other, ...OAEP }, plain.subarray(index * PLAIN_BLOCK, (index + 1) * PLAIN_BLOCK)),
  );
  const encrypted = Buffer.concat(blocks);
  return `${encrypted.toString('base64url')}.${createSign('sha256').update(encrypted).sign(own).toString('base64url')}`;
}

/** The content of the other side's message; null when its signature is wrong or it was altered. */
export function decryptMessage(message: string, { own, other }: CscKeys): CscFields | null {
  if (message.length > LONGEST_MESSAGE) return null;
  const [encryptedText = '', signature = '', ...more] = message.split('.');
  const encrypted = Buffer.from(encryptedText, 'base64url');
  if (more.length > 0 || encrypted.length === 0 || encrypted.length % ENCRYPTED_BLOCK !== 0) return null;
  if (!createVerify('sha256').update(encrypted).verify(other, Buffer.from(signature, 'base64url'))) return null;
  try {
    const blocks = Array.from({ length: encrypted.length / ENCRYPTED_BLOCK }, (_, index) =>
      privateDecrypt({ key: own, ...OAEP }, encrypted.subarray(index * ENCRYPTED_BLOCK, (index + 1) * ENCRYPTED_BLOCK)),
    );
    return splitFields(Buffer.concat(blocks).toString('utf8'));
  } catch {
    return null;
  }
}

/** What the partner calls the states of a transaction. */
export const CSC_STATUS = { captured: '100', created: '101', failed: '102' } as const;

/** Rupees with two decimals, as the partner writes amounts. */
export function cscAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}

/** Whole paise of an amount; null for what is none. */
export function paiseOf(amount: string): number | null {
  return /^\d{1,10}\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : null;
}
