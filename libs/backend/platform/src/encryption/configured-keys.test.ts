import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configuredKeys } from './configured-keys.ts';

const textOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

describe('the configured keys', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const settings = () => ({
    personalDataKey: null as string | null,
    personalDataOldKeys: [] as string[],
    awsKms: null,
    dataDirectory: join(folder, 'data'),
  });

  it('are one that is made once in the data folder, for its owner alone', async () => {
    const keys = await configuredKeys(settings());
    expect(keys.current.bytes).toHaveLength(32);
    expect(await configuredKeys(settings())).toEqual(keys);
    expect(readdirSync(settings().dataDirectory)).toEqual(['personal-data.key']);
    expect(statSync(join(settings().dataDirectory, 'personal-data.key')).mode & 0o777).toBe(0o600);
  });

  it('take the rights of others away from a key file that is there', async () => {
    const keys = await configuredKeys(settings());
    const file = join(settings().dataDirectory, 'personal-data.key');
    chmodSync(file, 0o644);
    expect(await configuredKeys(settings())).toEqual(keys);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('are those of the configuration: the current one, and the old ones without it', async () => {
    const keys = await configuredKeys({
      ...settings(),
      personalDataKey: textOf(1),
      personalDataOldKeys: [textOf(2), textOf(1), textOf(3)],
    });
    expect(keys.current.bytes).toEqual(Buffer.alloc(32, 1));
    expect(keys.old.map(({ bytes }) => bytes[0])).toEqual([2, 3]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are refused in a line when the file holds none, and when none can be kept', async () => {
    await configuredKeys(settings());
    writeFileSync(join(settings().dataDirectory, 'personal-data.key'), 'short\n');
    await expect(configuredKeys(settings())).rejects.toThrow(/^PERSONAL_DATA_KEY: a key has 32 bytes, not \d+$/);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(configuredKeys({ ...settings(), dataDirectory: join(file, 'data') })).rejects.toThrow(
      /^PERSONAL_DATA_KEY: is not set, and none can be kept in /,
    );
  });
});
