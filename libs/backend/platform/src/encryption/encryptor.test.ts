import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createEncryptor } from './encryptor.ts';
import { encryptionKey } from './encryption-key.ts';

describe('an encrypted text', () => {
  const encryptor = createEncryptor(() => Buffer.alloc(32, 7));

  it('decrypts to the same text, and differs each time', () => {
    const [one, other] = [encryptor.encrypt('राम @ upi', 'refund'), encryptor.encrypt('राम @ upi', 'refund')];
    expect(one).not.toBe(other);
    expect(encryptor.decrypt(one, 'refund')).toBe('राम @ upi');
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('upi');
  });

  it('does not decrypt for another purpose, under another key, or when a bit was changed', () => {
    const encrypted = encryptor.encrypt('123456789012', 'refund');
    expect(() => encryptor.decrypt(encrypted, 'identity')).toThrow();
    expect(() => createEncryptor(() => randomBytes(32)).decrypt(encrypted, 'refund')).toThrow();
    const bytes = Buffer.from(encrypted, 'base64url');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect(() => encryptor.decrypt(bytes.toString('base64url'), 'refund')).toThrow();
    expect(() => encryptor.decrypt('', 'refund')).toThrow();
  });
});

describe('a mark', () => {
  it('is the same for the same bytes, and another for other bytes, another purpose and another key', () => {
    const encryptor = createEncryptor(() => Buffer.alloc(32, 7));
    const mark = encryptor.sign(Buffer.from('offer 1'), 'link');
    expect(mark).toHaveLength(32);
    expect(encryptor.sign(Buffer.from('offer 1'), 'link')).toEqual(mark);
    for (const other of [
      encryptor.sign(Buffer.from('offer 2'), 'link'),
      encryptor.sign(Buffer.from('offer 1'), 'order'),
      createEncryptor(() => Buffer.alloc(32, 8)).sign(Buffer.from('offer 1'), 'link'),
    ]) {
      expect(other).not.toEqual(mark);
    }
  });
});

describe('the key', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once in the data folder, for its owner only', () => {
    folder = mkdtempSync(join(tmpdir(), 'encryption-'));
    const settings = { personalDataKey: null, dataDirectory: join(folder, 'data') };
    const key = encryptionKey(settings);
    expect(key).toHaveLength(32);
    expect(encryptionKey(settings)).toEqual(key);
    expect(readdirSync(settings.dataDirectory)).toEqual(['personal-data.key']);
    expect(statSync(join(settings.dataDirectory, 'personal-data.key')).mode & 0o777).toBe(0o600);
  });

  it('is that of the configuration when there is one', () => {
    expect(
      encryptionKey({ personalDataKey: Buffer.alloc(32, 1).toString('base64'), dataDirectory: '/nowhere' }),
    ).toEqual(Buffer.alloc(32, 1));
  });
});
