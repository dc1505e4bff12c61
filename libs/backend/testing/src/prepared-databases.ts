import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import lockfile from 'proper-lockfile';
import pg from 'pg';
import { openInMemory } from '@haat/backend-platform';
import type { OpenDatabase } from '@haat/backend-platform';
import { migratedDump } from './migrated-dump.ts';

/** What is in a database when a suite begins: today's tables alone, or the small or the whole sample market too. */
export type Contents = 'none' | 'small' | 'sample';

/** A database's own address on a server, or an open embedded one. */
export type Unfilled = { url: string } | { open: () => Promise<OpenDatabase> };

/** Fills a database with the sample market and leaves it closed. */
export type Fill = (contents: Contents, unfilled: Unfilled) => Promise<void>;

const FOLDER_VARIABLE = 'TEST_DATABASES_FOLDER';
const TEMPLATE_PREFIX = 'haat_template_';
const WAIT = {
  realpath: false,
  stale: 300_000,
  retries: { retries: 3_000, factor: 1, minTimeout: 200, maxTimeout: 200 },
};

/**
 * Begins a run of many suites: what their databases hold is made once and copied for each, in a twentieth of the time.
 * Given to Vitest as its global setup; without it each suite fills its own.
 * @returns what forgets all of it
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-test-databases-'));
  process.env[FOLDER_VARIABLE] = folder;
  return async () => {
    const server = process.env['TEST_DATABASE_URL'];
    if (server) await dropTemplates(server, prefixOf(folder));
    await rm(folder, { recursive: true, force: true });
  };
}

/** An embedded database's dump with these contents; with tables alone where nothing is kept for the run. */
export async function preparedDump(contents: Contents, fill: Fill): Promise<Blob> {
  const folder = process.env[FOLDER_VARIABLE];
  if (contents === 'none' || folder === undefined) return migratedDump();
  const path = join(folder, `${contents}.tar`);
  await makeOnce(path, async () => {
    const embedded = await openInMemory(await migratedDump());
    let dump: Blob | null = null;
    const close = async () => {
      dump = await embedded.dump();
      await embedded.close();
    };
    await fill(contents, { open: () => Promise.resolve({ ...embedded, close }) });
    if (dump === null) throw new Error('the database was left open');
    return Buffer.from(await (dump as Blob).arrayBuffer());
  });
  return new Blob([await readFile(path)]);
}

/** A database of its own on the test server, so that suites run side by side. */
export async function makeDatabase(
  server: string,
  contents: Contents,
  fill: Fill,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `haat_test_${randomUUID().replaceAll('-', '')}`;
  const template = await templateOf(server, contents, fill);
  await onServer(server, `create database ${name}${template === null ? '' : ` template ${template}`}`);
  return { url: addressOf(server, name), drop: () => dropDatabase(server, name) };
}

/** Name of the database that is copied for these contents; null where nothing is kept for the run. */
async function templateOf(server: string, contents: Contents, fill: Fill): Promise<string | null> {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined) return null;
  const name = `${prefixOf(folder)}${contents}`;
  await makeOnce(join(folder, `${contents}.database`), async () => {
    await dropDatabase(server, name);
    await onServer(server, `create database ${name}`);
    await fill(contents, { url: addressOf(server, name) });
    return name;
  });
  return name;
}

/** Suites start side by side: one makes the file, the others wait for it. */
async function makeOnce(path: string, make: () => Promise<Buffer | string>): Promise<void> {
  if (await exists(path)) return;
  await mkdir(join(path, '..'), { recursive: true });
  const release = await lockfile.lock(path, WAIT);
  try {
    if (await exists(path)) return;
    await writeFile(`${path}.part`, await make());
    await rename(`${path}.part`, path);
  } finally {
    await release();
  }
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

function prefixOf(folder: string): string {
  return `${TEMPLATE_PREFIX}${Buffer.from(basename(folder)).toString('hex').slice(-16)}_`;
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropTemplates(server: string, prefix: string): Promise<void> {
  const named = await onServer(server, `select datname as name from pg_database where datname like '${prefix}%'`);
  for (const { name } of named) await dropDatabase(server, String(name));
}

async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${name} with (force)`);
}

async function onServer(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
