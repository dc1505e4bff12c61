import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityKeys, identitySecrets, secondFactors } from '@haat/backend-identity/tables';
import { identityDocuments } from '@haat/backend-kyc/tables';
import { createEncryptor, encryptionKeyOf, reencryptColumn, rowsOf } from '@haat/backend-platform';
import { farmer, signInBySms, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { AREAS } from '../../src/compose.ts';
import { startBackend } from '../start-backend.ts';
import { dumpOf, makeBelongings, manyFactors, newKey, processWithKeys } from './encrypted-database.ts';
import type { Belongings } from './encrypted-database.ts';

const COLUMNS = AREAS.flatMap(({ encryptedColumns = [] }) => encryptedColumns);
const FACTORS = COLUMNS.find(({ table }) => table === 'second_factors')!;
/** More than are read at once, twice. */
const MANY = 45;
const DONE_BEFORE = 30;

/** A value as it was written before values named their key. */
function inOldForm(key: string, text: string, purpose: string): string {
  const [secret, iv] = [hkdfSync('sha256', Buffer.from(key, 'base64'), Buffer.alloc(0), purpose, 32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

describe.each(testDatabases())('secrets in the database, on $name', (on) => {
  const [first, second] = [newKey(), newKey()];
  let backend: TestBackend;
  let belongings: Belongings;
  let logged = '';
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const reencryptAll = (at: TestBackend) =>
    Promise.all(COLUMNS.map((column) => reencryptColumn(at.dependencies, column)));
  /** Ids of the keys under which the values of a column are. */
  const keysOf = async ({ table, column }: { table: string; column: string }) => {
    const rows = await rowsOf<{ value: string }>(
      backend.database,
      sql`select ${sql.identifier(column)} as value from ${sql.identifier(table)}
        where ${sql.identifier(column)} is not null`,
    );
    return [...new Set(rows.map(({ value }) => /"kid":"(\w+)"/.exec(headerOf(value))?.[1] ?? 'none'))];
  };
  const headerOf = (value: string) => Buffer.from(value.split('.')[0] ?? '', 'base64url').toString('utf8');

  beforeAll(async () => {
    // How often a code may be asked for has tests of its own.
    const webPushContact = 'mailto:push@haat.example';
    const configuration = { personalDataKey: first.text, otpLimitPerNumber: 100, webPushContact };
    backend = await startBackend({ on, seed: 'small', logTo, configuration });
    belongings = await makeBelongings(backend);
  });
  afterAll(() => backend?.close());

  it('are nowhere readable in any table, nor is the key', async () => {
    const dump = await dumpOf(backend.database);
    const keyBytes = Buffer.from(first.text, 'base64');
    for (const secret of [...belongings.secrets, first.text, keyBytes.toString('hex'), keyBytes.toString('base64url')])
      expect(dump.includes(secret), secret.slice(0, 4)).toBe(false);
    // The way of looking finds what is readable.
    expect(dump).toContain('small-both');
    expect(await belongings.areThere(backend)).toEqual([]);
  });

  it('are under a key that they name, in every column that an area declares and in no other', async () => {
    for (const column of COLUMNS) expect(await keysOf(column), `${column.table}.${column.column}`).toEqual([first.id]);
    const texts = await rowsOf<{ table: string; column: string }>(
      backend.database,
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb', 'bytea')`,
    );
    const encrypted: string[] = [];
    for (const { table, column } of texts) {
      const [found] = await rowsOf(
        backend.database,
        sql`select 1 from ${sql.identifier(table)}
          where ${sql.identifier(column)}::text like '%eyJhbGciOiJkaXIi%' limit 1`,
      );
      if (found !== undefined) encrypted.push(`${table}.${column}`);
    }
    expect(encrypted.sort()).toEqual(COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it('that were plain are encrypted at the next start, and values of before key ids are read', async () => {
    const { encryptor } = backend.dependencies;
    for (const { kid, encryptedPrivateKey } of await backend.database.select().from(identityKeys))
      await backend.database
        .update(identityKeys)
        .set({ encryptedPrivateKey: await encryptor.decrypt(encryptedPrivateKey, `signing-key:${kid}`) })
        .where(eq(identityKeys.kid, kid));
    for (const { name, value } of await backend.database.select().from(identitySecrets))
      await backend.database
        .update(identitySecrets)
        .set({ value: await encryptor.decrypt(value, `shared-secret:${name}`) })
        .where(eq(identitySecrets.name, name));
    for (const { userId, secret } of await backend.database.select().from(secondFactors)) {
      const plain = await encryptor.decrypt(secret, 'second-factor');
      await backend.database
        .update(secondFactors)
        .set({ secret: inOldForm(first.text, plain, 'second-factor') })
        .where(eq(secondFactors.userId, userId));
    }
    const [d = ''] = belongings.secrets;
    expect((await dumpOf(backend.database)).includes(d)).toBe(true);
    const next = await processWithKeys(backend, { personalDataKey: first.text, personalDataOldKeys: [] });
    const dump = await dumpOf(backend.database);
    expect(belongings.secrets.filter((secret) => dump.includes(secret))).toEqual([]);
    expect(await belongings.areThere(next)).toEqual([]);
    await next.close();
  });

  it('are encrypted anew while requests come, also after it broke off; then the old key is not needed', async () => {
    const { encryptor } = backend.dependencies;
    await manyFactors(backend, MANY, async (text) =>
      Math.random() < 0.5 ? encryptor.encrypt(text, 'second-factor') : inOldForm(first.text, text, 'second-factor'),
    );
    const both = await processWithKeys(backend, { personalDataKey: second.text, personalDataOldKeys: [first.text] });
    expect(await belongings.areThere(both)).toEqual([]);
    const current = both.dependencies.encryptor;
    let encrypted = 0;
    const breaksOff = {
      ...current,
      encrypt: async (text: string, purpose: string) => {
        if ((encrypted += 1) > DONE_BEFORE) throw new Error('broken off');
        return current.encrypt(text, purpose);
      },
    };
    await expect(reencryptColumn({ ...both.dependencies, encryptor: breaksOff }, FACTORS)).rejects.toThrow(
      'broken off',
    );
    expect((await keysOf(FACTORS)).length).toBeGreaterThan(1);

    let isRunning = true;
    const troubles: string[] = [];
    let number = 9_331_000_000;
    const requests = async () => {
      while (isRunning) {
        const session = await signInBySms(both, String((number += 1)));
        const { status } = await both.request('GET', '/user/v1/details', { token: session.access_token });
        const buyer = await farmer(both);
        const given = await buyer.call('POST', '/kyc/v1/id', {
          kind: 'voter-id',
          number: 'abc1234567',
          name: 'Asha Patil',
          consent: true,
        });
        if (status !== 200 || given.status !== 200) troubles.push(`${status} ${given.status}`);
      }
    };
    const running = [requests(), requests()];
    const counts = await reencryptAll(both);
    isRunning = false;
    await Promise.all(running);
    expect(troubles).toEqual([]);
    const factors = counts.find(({ column }) => column === FACTORS);
    // One of before and those of now, without those that were done.
    expect(factors?.rewritten).toBe(1 + MANY - DONE_BEFORE);
    expect(counts.map(({ unreadable, outdated }) => [unreadable.size, outdated])).toEqual(COLUMNS.map(() => [0, 0]));
    for (const column of COLUMNS) expect(await keysOf(column), `${column.table}.${column.column}`).toEqual([second.id]);
    expect((await reencryptAll(both)).map(({ rewritten }) => rewritten)).toEqual(COLUMNS.map(() => 0));
    await both.close();

    const without = await processWithKeys(backend, { personalDataKey: second.text, personalDataOldKeys: [] });
    expect(await belongings.areThere(without)).toEqual([]);
    await without.close();
  });

  it('that no configured key opens are told by the key’s id, never by the value', async () => {
    const lost = encryptionKeyOf(randomBytes(32));
    const at = await processWithKeys(backend, { personalDataKey: second.text, personalDataOldKeys: [] });
    const buyer = await farmer(at);
    const value = await createEncryptor({ current: lost, old: [] }).encrypt('["ABCPK9999F","Lost"]', 'any');
    await backend.database.insert(identityDocuments).values({
      userId: buyer.userId,
      kind: 'pan',
      encrypted: value,
      consentVersion: '2026-11-21',
      consentedAt: new Date(),
    });
    expect((await buyer.call('GET', '/kyc/v1/id')).status).toBe(500);
    await expect.poll(() => logged).toContain(`the key ${lost.id} is not configured: add it to PERSONAL_DATA_OLD_KEYS`);
    expect(logged).not.toContain(value.split('.')[3]);
    const counts = await reencryptAll(at);
    const documents = counts.find(({ column }) => column.column === 'sealed');
    expect(documents).toMatchObject({ rewritten: 0, outdated: 0 });
    expect([...(documents?.unreadable ?? [])]).toEqual([
      [`the key ${lost.id} is not configured: add it to PERSONAL_DATA_OLD_KEYS`, 1],
    ]);
    await at.close();
  });
});
