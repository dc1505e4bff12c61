import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../configuration/start-error.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** A connection of its own, on which one statement runs after the other. */
export interface MigrationConnection {
  query(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** How migrations are applied. */
export interface MigrationOptions {
  folder?: string;
  /** The last one to apply, by its name; all when not given. */
  upTo?: string;
  log?: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** How long a step may wait for a table's lock, milliseconds: later queries on the table queue behind it. */
  lockTimeoutMs?: number;
  /** Pause before another try, milliseconds. */
  pauseMs?: number;
}

/** One migration: a file of statements. */
export interface Migration {
  /** Name of the file, '0026_rate_limits'. */
  readonly tag: string;
  /** When it was written, milliseconds since 1970: their order. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

const LOCK_TIMEOUT_MS = 3_000;
const PAUSE_MS = 2_000;
const TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';
const JOURNAL = 'drizzle.__drizzle_migrations';
const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/** Name of the index that a statement builds while its table is in use, or null. */
export function concurrentIndex(statement: string): string | null {
  return CONCURRENT_INDEX.exec(statement)?.[1] ?? null;
}

/** The migrations of a folder, the oldest first. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { tag, when, hash, statements: text.split('--> statement-breakpoint') };
  });
}

/**
 * Brings the tables up to date, one step at a time: each migration is a transaction of its own with its line in the
 * journal, so that what was applied stays when a later one fails. A step that cannot have its tables soon gives them
 * free and is tried again. Indexes of tables in use are built outside a transaction; one that was broken off is built
 * anew.
 * @returns names of those that were applied
 * @throws StartError when the tables of a step stay in use
 */
export async function applyMigrations(
  connection: MigrationConnection,
  { folder, upTo, log, lockTimeoutMs = LOCK_TIMEOUT_MS, pauseMs = PAUSE_MS }: MigrationOptions = {},
): Promise<string[]> {
  const pending = await pendingMigrations(connection, readMigrations(folder), upTo);
  for (const migration of pending) {
    for (let tries = 1; ; tries += 1) {
      try {
        await applyMigration(connection, migration, lockTimeoutMs);
        break;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (tries === TRIES)
          throw new StartError([
            `DATABASE_URL: migration ${migration.tag}: its tables stayed in use through ${TRIES} tries, and ` +
              'nothing of it was applied. End the long transactions that pg_stat_activity shows, and start again.',
          ]);
        log?.warn({ migration: migration.tag, tries }, 'the tables of a migration are in use: it is tried again');
        await wait(pauseMs);
      }
    }
    log?.info({ migration: migration.tag }, 'applied a migration');
  }
  return pending.map(({ tag }) => tag);
}

async function pendingMigrations(
  connection: MigrationConnection,
  migrations: readonly Migration[],
  upTo: string | undefined,
): Promise<Migration[]> {
  const [journal] = await connection.query(`select to_regclass('${JOURNAL}')::text as name`);
  if (journal?.['name'] === null) {
    await connection.query('create schema if not exists drizzle');
    await connection.query(`create table ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`);
  }
  const [last] = await connection.query(`select max(created_at)::text as at from ${JOURNAL}`);
  const appliedUntil = Number(last?.['at'] ?? -1);
  const end = upTo === undefined ? migrations.length : migrations.findIndex(({ tag }) => tag === upTo) + 1;
  return migrations.slice(0, end).filter(({ when }) => when > appliedUntil);
}

async function applyMigration(
  connection: MigrationConnection,
  migration: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  const indexes = migration.statements.filter((statement) => concurrentIndex(statement) !== null);
  if (indexes.length > 0 && indexes.length < migration.statements.length)
    throw new Error(`migration ${migration.tag}: concurrent indexes need a migration of their own`);
  for (const statement of indexes) await buildIndex(connection, statement);
  try {
    await connection.query('begin');
    await connection.query(`set local lock_timeout = ${lockTimeoutMs}`);
    if (indexes.length === 0) for (const statement of migration.statements) await connection.query(statement);
    await connection.query(`insert into ${JOURNAL} (hash, created_at) values ('${migration.hash}', ${migration.when})`);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Builds an index while its table is written to. No lock timeout: it blocks no other query, and when cancelled
 * it would leave an invalid index, which is written to and never read.
 */
async function buildIndex(connection: MigrationConnection, statement: string): Promise<void> {
  const name = concurrentIndex(statement);
  const [found] = await connection.query(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('public.${name}')`,
  );
  if (found?.['valid'] === true) return;
  if (found !== undefined) await connection.query(`drop index concurrently "${name}"`);
  await connection.query(statement);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
