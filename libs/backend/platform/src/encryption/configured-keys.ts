import { randomBytes } from 'node:crypto';
import { StartError } from '../configuration/start-error.ts';
import type { Configuration } from '../configuration/config.ts';
import { AWS_KMS_PREFIX, decryptWithAwsKms } from './aws-kms.ts';
import { createFileOnce } from './create-file-once.ts';
import { encryptionKeyOf, KEY_BYTES } from './encryption-key.ts';
import type { EncryptionKey, EncryptionKeys } from './encryption-key.ts';

/** The settings from which keys come. */
export type KeySettings = Pick<Configuration, 'personalDataKey' | 'personalDataOldKeys' | 'awsKms' | 'dataDirectory'>;

/** Decodes a key from its configured form. */
type KeyDecoder = (text: string) => Promise<Buffer>;

/**
 * The keys that encrypt what the database holds: PERSONAL_DATA_KEY, or one that is generated once in the data folder,
 * and PERSONAL_DATA_OLD_KEYS. None is ever in the database, so that a copy of the database reveals nothing.
 * @throws StartError when a key cannot be made or opened
 */
export async function configuredKeys(settings: KeySettings): Promise<EncryptionKeys> {
  const [current, ...old] = await Promise.all([
    readEncryptionKey('PERSONAL_DATA_KEY', settings.personalDataKey ?? generatedKey(settings), settings),
    ...settings.personalDataOldKeys.map((text) => readEncryptionKey('PERSONAL_DATA_OLD_KEYS', text, settings)),
  ]);
  return { current, old: old.filter(({ id }) => id !== current.id) };
}

async function readEncryptionKey(variable: string, text: string, settings: KeySettings): Promise<EncryptionKey> {
  const decode: KeyDecoder = text.startsWith(AWS_KMS_PREFIX)
    ? (wrapped) => decryptWithAwsKms(settings.awsKms, wrapped)
    : async (plain) => Buffer.from(plain.trim(), 'base64');
  try {
    return encryptionKeyOf(await decode(text));
  } catch (error) {
    throw new StartError([`${variable}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** The key in the data folder, generated on first use. */
function generatedKey({ dataDirectory }: KeySettings): string {
  try {
    return createFileOnce(dataDirectory, 'personal-data.key', () => `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError([`PERSONAL_DATA_KEY: is not set, and none can be kept in ${dataDirectory}: ${reason}`]);
  }
}
