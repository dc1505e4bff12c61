import { hkdfSync } from 'node:crypto';

/** Length of a key. */
export const KEY_BYTES = 32;
const ID_BYTES = 8;

/** A key under which values in the database are encrypted. */
export interface EncryptionKey {
  /** 16 hexadecimal digits, computed from the key: the same key has the same id wherever it is configured. */
  readonly id: string;
  /** 32 bytes. */
  readonly bytes: Buffer;
}

/** The keys of this installation. */
export interface EncryptionKeys {
  /** Encrypts, and decrypts. */
  readonly current: EncryptionKey;
  /** Keys of before, which only decrypt. */
  readonly old: readonly EncryptionKey[];
}

/** A key with its id, which tells nothing about it. @throws Error when it has not 32 bytes */
export function encryptionKeyOf(bytes: Buffer): EncryptionKey {
  if (bytes.length !== KEY_BYTES) throw new Error(`a key has ${KEY_BYTES} bytes, not ${bytes.length}`);
  return { id: Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), 'key-id', ID_BYTES)).toString('hex'), bytes };
}
