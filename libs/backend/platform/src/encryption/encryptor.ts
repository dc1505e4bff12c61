import { createDecipheriv, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { EncryptionKey, EncryptionKeys } from './encryption-key.ts';

const FORM = { alg: 'dir', enc: 'A256GCM' } as const;
/** A compact JWE of ours: the header, no encrypted key, and three parts more. */
const ENCRYPTED = /^eyJ[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/;
/** How values of before key ids were encrypted: IV, tag and text in one base64url. */
const OLD_ALGORITHM = 'aes-256-gcm';
const OLD_IV_BYTES = 12;
const OLD_TAG_BYTES = 16;

/** Makes texts unreadable in the database, and readable again. */
export interface Encryptor {
  /**
   * A compact JWE whose header names the key.
   * @param purpose what the text is for ('refund-destination'): what was encrypted for one purpose decrypts for no
   *   other
   */
  encrypt(text: string, purpose: string): Promise<string>;
  /**
   * Reads what any of the configured keys has encrypted, also before values named their key.
   * @throws CannotDecryptError, which names the key and never the value
   */
  decrypt(encrypted: string, purpose: string): Promise<string>;
  /** How every value begins that is encrypted under the current key; no other value does. */
  readonly currentPrefix: string;
  /** A secret of 32 bytes that only who has the current key can compute. */
  derive(purpose: string): Buffer;
}

/** A value that none of the configured keys decrypts, or that was changed or moved. */
export class CannotDecryptError extends Error {
  /** The key that the value names; null for a value of before key ids. */
  readonly keyId: string | null;
  constructor(message: string, keyId: string | null) {
    super(message);
    this.name = 'CannotDecryptError';
    this.keyId = keyId;
  }
}

/** Whether a text has the form of an encrypted value that names its key. */
export function isEncrypted(text: string): boolean {
  return ENCRYPTED.test(text);
}

/** Encrypts by AES-256-GCM with a separate key for each purpose, derived from the current one. */
export function createEncryptor({ current, old }: EncryptionKeys): Encryptor {
  const keys = [current, ...old];
  const header = { ...FORM, kid: current.id };
  return {
    encrypt: (text, purpose) =>
      new CompactEncrypt(Buffer.from(text)).setProtectedHeader(header).encrypt(derived(current, purpose)),
    async decrypt(encrypted, purpose) {
      if (!isEncrypted(encrypted)) return decryptOldForm(encrypted, keys, purpose);
      const { kid } = decodeProtectedHeader(encrypted);
      const id = typeof kid === 'string' ? kid : '';
      const key = keys.find((candidate) => candidate.id === id);
      if (key === undefined)
        throw new CannotDecryptError(`the key ${id} is not configured: add it to PERSONAL_DATA_OLD_KEYS`, id);
      try {
        const { plaintext } = await compactDecrypt(encrypted, derived(key, purpose), {
          keyManagementAlgorithms: [FORM.alg],
          contentEncryptionAlgorithms: [FORM.enc],
        });
        return Buffer.from(plaintext).toString('utf8');
      } catch {
        throw new CannotDecryptError(`a value of the key ${id} was changed, or is not where it belongs`, id);
      }
    },
    // The end of a header without rest is the same in every value, and holds the key's id.
    currentPrefix: `${Buffer.from(JSON.stringify(header)).toString('base64url')}..`,
    derive: (purpose) => derived(current, purpose),
  };
}

function derived({ bytes }: EncryptionKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), purpose, 32));
}

function decryptOldForm(encrypted: string, keys: readonly EncryptionKey[], purpose: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(OLD_ALGORITHM, derived(key, purpose), bytes.subarray(0, OLD_IV_BYTES), {
        authTagLength: OLD_TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(OLD_IV_BYTES, OLD_IV_BYTES + OLD_TAG_BYTES));
      const text = decipher.update(bytes.subarray(OLD_IV_BYTES + OLD_TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another key may have encrypted it: the value does not say which.
    }
  }
  const tried = keys.map(({ id }) => id).join(', ');
  throw new CannotDecryptError(`a value that names no key is of none that is configured (${tried})`, null);
}
