import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applyMigrations,
  concurrentIndex,
  connectForMigrations,
  createLogger,
  openDatabase,
  openInMemory,
  readConfiguration,
  readMigrations,
  rowsOf,
} from '@haat/backend-platform';
import type { MigrationConnection, OpenDatabase } from '@haat/backend-platform';
import { signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startProcess } from '../../src/start-process.ts';
import { freshDatabase } from './fresh-database.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { readRelease, RELEASES, restoreRelease } from './release-data.ts';

/** Columns whose values a later migration changes, by release and table. */
const CHANGED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '0024_order_clocks': { identity_keys: ['jwk'] },
};
/** The newest release is rehearsed in every run: what came before it is past, and is rehearsed in the deep one. */
const REHEARSED = process.env.TEST_DEPTH === 'deep' ? RELEASES : RELEASES.slice(-1);
const KEY = Buffer.alloc(32, 'test').toString('base64');
const LOG = createLogger('silent');
const POSTGRES = testDatabases().find(({ server }) => server !== null)?.server ?? null;

const REHEARSALS = REHEARSED.flatMap((release) => testDatabases().map((on) => ({ release, ...on })));
describe.each(REHEARSALS)('migrating the data of $release, on $name', ({ release, server }) => {
  let fresh: FreshDatabase | null = null;
  let open: OpenDatabase | null = null;
  afterEach(async () => {
    await open?.close();
    await fresh?.drop();
  });

  it('keeps every row and value, and the market goes on with them', async () => {
    const data = readRelease(release);
    const [changed = {}, tags] = [CHANGED[release], readMigrations().map(({ tag }) => tag)];
    if (server === null) {
      open = await openInMemory(undefined, release);
      const { database } = open;
      const query = async (statement: string) => (await database.execute(sql.raw(statement))).rows;
      await restoreRelease({ query }, data);
      expect(await applyMigrations({ query })).toEqual(tags.slice(tags.indexOf(release) + 1));
    } else {
      fresh = await freshDatabase(server);
      const connection = await connectForMigrations(fresh.url);
      await applyMigrations(connection, { upTo: release });
      await restoreRelease(connection, data);
      await connection.end();
      open = await openDatabase({ databaseUrl: fresh.url, databasePoolSize: 5, dataDirectory: '' }, LOG);
    }
    const { database } = open;
    for (const [table, rows] of Object.entries(data.tables)) {
      const [found] = await rowsOf<{ rows: Record<string, unknown>[] }>(
        database,
        sql`select coalesce(json_agg(t), '[]') as rows from ${sql.identifier(table)} t`,
      );
      const kept = (found?.rows ?? []).map((row) =>
        JSON.stringify(Object.keys(rows[0] ?? {}).map((name) => (changed[table]?.includes(name) ? null : row[name]))),
      );
      const before = rows.map((row) =>
        JSON.stringify(Object.entries(row).map(([name, value]) => (changed[table]?.includes(name) ? null : value))),
      );
      expect(kept.sort(), table).toEqual(before.sort());
    }
    const backend = await startProcess(
      {
        ...readConfiguration({ SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox', PORT: '0', LOG_LEVEL: 'silent' }),
        personalDataKey: KEY,
      },
      LOG,
      { open: async () => ({ database, close: async () => undefined }) },
    );
    const [document] = data.tables['identity_papers'] ?? [];
    const owner = data.tables['users']?.find(({ id }) => id === document?.['user_id']);
    const { accessToken } = await signInForTest(
      { dependencies: backend.dependencies } as TestBackend,
      String(owner?.['phone_number']),
    );
    const answer = await fetch(`${backend.address}/kyc/v1/id`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await answer.json()).toMatchObject({ paper: { kind: 'pan', name: 'Kalpana Shirke' } });
    const keys = await fetch(`${backend.address}/realms/krishi-haat/protocol/openid-connect/certs`);
    const [key] = data.tables['identity_keys'] ?? [];
    expect(await keys.json()).toMatchObject({ keys: [{ kid: key?.['kid'] }] });
    const [secret] = await rowsOf<{ text: string }>(
      database,
      sql`select identity_keys::text as text from identity_keys`,
    );
    // Keys of before encryption were in plain.
    const { d = 'in plain' } = (key?.['jwk'] ?? {}) as { d?: string };
    expect(secret?.text).not.toContain(d);
    await backend.close();
  });
});

describe('indexes of migrations', () => {
  /** Migrations of before this rule; they are never edited. */
  const BEFORE_RULE = 30;

  it('of a table that is there are built concurrently, in a migration of their own', () => {
    for (const { tag, statements } of readMigrations().slice(BEFORE_RULE + 1)) {
      const made = statements.flatMap((statement) => /create table\s+"(\w+)"/i.exec(statement)?.[1] ?? []);
      const concurrent = statements.filter((statement) => concurrentIndex(statement) !== null);
      expect([0, statements.length], `${tag} mixes concurrent indexes with other statements`).toContain(
        concurrent.length,
      );
      for (const statement of statements) {
        const table = /create\s+(?:unique\s+)?index\s+"\w+"\s+on\s+"(\w+)"/i.exec(statement)?.[1];
        if (table !== undefined) expect(made, `${tag}: .concurrently() in the table's definition`).toContain(table);
      }
    }
  });
});

describe.skipIf(POSTGRES === null)('applying migrations to a database in use', () => {
  let database: FreshDatabase;
  let connection: MigrationConnection & { end(): Promise<void> };
  let other: MigrationConnection & { end(): Promise<void> };
  const folders: string[] = [];
  const apply = (migrations: readonly (readonly [string, string])[], pauseMs = 20) => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    folders.push(folder);
    mkdirSync(join(folder, 'meta'));
    for (const [tag, text] of migrations) writeFileSync(join(folder, `${tag}.sql`), text);
    const entries = migrations.map(([tag], index) => ({ tag, when: 1_000 + index }));
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
    return applyMigrations(connection, { folder, lockTimeoutMs: 100, pauseMs });
  };
  const journal = async () => (await other.query('select hash from drizzle.__drizzle_migrations')).length;

  beforeEach(async () => {
    database = await freshDatabase(POSTGRES ?? '');
    connection = await connectForMigrations(database.url);
    other = await connectForMigrations(database.url);
  });
  afterEach(async () => {
    await connection.end();
    await other.end();
    await database.drop();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it('keeps each step that was applied when a later one fails, and goes on there', async () => {
    const first = ['0000_first', 'create table a (id int)'] as const;
    await expect(
      apply([first, ['0001_second', 'create table b (id int)--> statement-breakpoint\nno sql']]),
    ).rejects.toThrow('syntax');
    expect(await journal()).toBe(1);
    expect(await other.query("select to_regclass('b') as b")).toEqual([{ b: null }]);
    expect(await apply([first, ['0001_second', 'create table b (id int)']])).toEqual(['0001_second']);
    expect(await journal()).toBe(2);
  });

  it('tries a step again whose table is in use, and says which it was when that does not end', async () => {
    const first = ['0000_first', 'create table a (id int)'] as const;
    const second = ['0001_second', 'alter table a add column name text'] as const;
    await apply([first]);
    await other.query('begin');
    await other.query('insert into a values (1)');
    await expect(apply([first, second], 1)).rejects.toThrow(
      /^DATABASE_URL: migration 0001_second: .* in use .*nothing/,
    );
    const waiting = apply([first, second], 100);
    await other.query('commit');
    expect(await waiting).toEqual(['0001_second']);
  });

  it('builds indexes while the table is written to, and anew when one was broken off', async () => {
    const first = ['0000_first', 'create table a (id int)'] as const;
    await apply([first]);
    await other.query('insert into a values (1), (1)');
    const index = ['0001_ids', 'CREATE UNIQUE INDEX CONCURRENTLY "a_ids" ON "a" USING btree ("id");'] as const;
    await expect(apply([first, index])).rejects.toThrow('could not create unique index');
    expect(await other.query('select indisvalid as valid from pg_index where not indisvalid')).toHaveLength(1);
    await other.query('truncate a');
    expect(await apply([first, index])).toEqual(['0001_ids']);
    const state = await other.query("select indisvalid as valid from pg_index where indexrelid = 'a_ids'::regclass");
    expect(state).toEqual([{ valid: true }]);
  });

  it('is done once by backends that start together', async () => {
    const settings = { databaseUrl: database.url, databasePoolSize: 1, dataDirectory: '' };
    const opened = await Promise.all([openDatabase(settings, LOG), openDatabase(settings, LOG)]);
    expect(await journal()).toBe(readMigrations().length);
    for (const { close } of opened) await close();
  });
});
