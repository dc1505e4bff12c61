import { randomBytes } from 'node:crypto';
import type { Configuration } from '../configuration/config.ts';
import { createFileOnce } from './create-file-once.ts';

const KEY_BYTES = 32;

/**
 * The key that encrypts personal data: PERSONAL_DATA_KEY, or one that is generated once in the data folder. It is
 * never in the database, so that a copy of the database reveals nothing.
 * @returns 32 bytes
 */
export function encryptionKey({
  personalDataKey,
  dataDirectory,
}: Pick<Configuration, 'personalDataKey' | 'dataDirectory'>): Buffer {
  const text =
    personalDataKey ??
    createFileOnce(dataDirectory, 'personal-data.key', () => `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  return Buffer.from(text.trim(), 'base64');
}
