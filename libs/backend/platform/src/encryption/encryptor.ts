import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Makes texts unreadable in the database, and readable again; and marks as ours what goes out into the world. */
export interface Encryptor {
  /**
   * @param purpose what the text is for ('refund-destination'): what was encrypted for one purpose decrypts for no
   *   other
   */
  encrypt(text: string, purpose: string): string;
  /** @throws when it was changed, or encrypted under another key or for another purpose */
  decrypt(encrypted: string, purpose: string): string;
  /**
   * The mark (HMAC-SHA-256, 32 bytes) by which bytes are known as ours; compare it in constant time. @param purpose
   * as for `encrypt`
   */
  sign(bytes: Uint8Array, purpose: string): Buffer;
}

/**
 * Encrypts by AES-256-GCM, and signs, with a separate key for each purpose. @param key 32 bytes; read when something
 * is first encrypted, decrypted or signed
 */
export function createEncryptor(key: () => Buffer): Encryptor {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key(), Buffer.alloc(0), purpose, 32));
  return {
    encrypt(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor(purpose), iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt(encrypted, purpose) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    sign: (bytes, purpose) =>
      createHmac('sha256', keyFor(`sign:${purpose}`))
        .update(bytes)
        .digest(),
  };
}
