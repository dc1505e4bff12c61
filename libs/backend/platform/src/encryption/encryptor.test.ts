import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { encryptionKeyOf } from './encryption-key.ts';
import { createEncryptor, isEncrypted } from './encryptor.ts';

const [FIRST, SECOND] = [encryptionKeyOf(Buffer.alloc(32, 7)), encryptionKeyOf(Buffer.alloc(32, 8))];
const TEXT = 'राम @ upi';

/** A value as it was written before values named their key. */
function inOldForm(key: Buffer, text: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32)), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

describe('a key', () => {
  it('has the same id wherever it is configured, another key another, and the id tells nothing about it', () => {
    expect(encryptionKeyOf(Buffer.alloc(32, 7)).id).toBe(FIRST.id);
    expect(FIRST.id).toMatch(/^[\da-f]{16}$/);
    expect(SECOND.id).not.toBe(FIRST.id);
    expect(FIRST.bytes.toString('hex')).not.toContain(FIRST.id);
  });

  it.each([0, 16, 31, 33])('has 32 bytes, not %i', (length) => {
    expect(() => encryptionKeyOf(Buffer.alloc(length))).toThrow(`32 bytes, not ${length}`);
  });
});

describe('an encrypted text', () => {
  const encryptor = createEncryptor({ current: FIRST, old: [] });
  const after = createEncryptor({ current: SECOND, old: [FIRST] });

  it('decrypts to the same text, names its key, and differs each time', async () => {
    const [one, other] = [await encryptor.encrypt(TEXT, 'refund'), await encryptor.encrypt(TEXT, 'refund')];
    expect(one).not.toBe(other);
    expect(await encryptor.decrypt(one, 'refund')).toBe(TEXT);
    expect(decodeProtectedHeader(one)).toEqual({ alg: 'dir', enc: 'A256GCM', kid: FIRST.id });
    expect(isEncrypted(one)).toBe(true);
    expect(await encryptor.decrypt(await encryptor.encrypt('', 'refund'), 'refund')).toBe('');
  });

  it('begins as its key’s values do, and no other key’s', async () => {
    const value = await encryptor.encrypt(TEXT, 'refund');
    expect(value.startsWith(encryptor.currentPrefix)).toBe(true);
    expect(value.startsWith(after.currentPrefix)).toBe(false);
  });

  it('decrypts after its key was replaced, as long as that is configured', async () => {
    const value = await encryptor.encrypt(TEXT, 'refund');
    expect(await after.decrypt(value, 'refund')).toBe(TEXT);
    expect((await after.encrypt(TEXT, 'refund')).startsWith(after.currentPrefix)).toBe(true);
    await expect(createEncryptor({ current: SECOND, old: [] }).decrypt(value, 'refund')).rejects.toMatchObject({
      message: `the key ${FIRST.id} is not configured: add it to PERSONAL_DATA_OLD_KEYS`,
      keyId: FIRST.id,
    });
  });

  it('does not decrypt for another purpose, or when any part was changed', async () => {
    const value = await encryptor.encrypt('123456789012', 'refund');
    await expect(encryptor.decrypt(value, 'identity')).rejects.toThrow(`a value of the key ${FIRST.id} was changed`);
    const parts = value.split('.');
    for (const changed of [2, 3, 4]) {
      const other = parts.map((part, index) =>
        index === changed ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part,
      );
      await expect(encryptor.decrypt(other.join('.'), 'refund')).rejects.toThrow('was changed');
    }
    for (const broken of ['', 'x', value.slice(0, -30), parts.slice(0, 4).join('.')])
      await expect(encryptor.decrypt(broken, 'refund')).rejects.toThrow();
  });

  it('names the key in an error, and never the value', async () => {
    const value = await encryptor.encrypt('123456789012', 'refund');
    const message = await createEncryptor({ current: SECOND, old: [] })
      .decrypt(value, 'refund')
      .catch(({ message: text }: Error) => text);
    expect(message).toContain(FIRST.id);
    expect(message).not.toContain(value.slice(-20));
  });

  it('of before keys had ids is read with whichever key made it', async () => {
    const old = inOldForm(FIRST.bytes, TEXT, 'refund');
    expect(isEncrypted(old)).toBe(false);
    expect(await encryptor.decrypt(old, 'refund')).toBe(TEXT);
    expect(await after.decrypt(old, 'refund')).toBe(TEXT);
    await expect(encryptor.decrypt(old, 'identity')).rejects.toMatchObject({ keyId: null });
    await expect(createEncryptor({ current: SECOND, old: [] }).decrypt(old, 'refund')).rejects.toThrow(
      `a value that names no key is of none that is configured (${SECOND.id})`,
    );
  });
});

describe('a derived secret', () => {
  it('is the same for the same purpose and key, and another for others', () => {
    const encryptor = createEncryptor({ current: FIRST, old: [SECOND] });
    const secret = encryptor.derive('link');
    expect(secret).toHaveLength(32);
    expect(encryptor.derive('link')).toEqual(secret);
    expect(encryptor.derive('order')).not.toEqual(secret);
    expect(createEncryptor({ current: SECOND, old: [FIRST] }).derive('link')).not.toEqual(secret);
  });
});
