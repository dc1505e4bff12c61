import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import drizzleConfig from '../drizzle.config.ts';

const PROJECT = join(import.meta.dirname, '..');
const MODULES = [join(PROJECT, 'node_modules'), join(PROJECT, '../../node_modules')];

/** Where tables are read and migrations written. Relative paths start at the backend's folder. */
export interface MigrationPaths {
  /** A file, or a glob of files, that export the tables. */
  schema: string;
  /** The folder of the migrations with its `meta/` of snapshots and journal. */
  out: string;
}

/** The paths of `drizzle.config.ts`. */
export const OWN_PATHS: MigrationPaths = { schema: String(drizzleConfig.schema), out: String(drizzleConfig.out) };

/** Names that a migration may have: they become a part of its file's name. */
const MIGRATION_NAME = /^[a-z][a-z\d_]{2,60}$/;

/** What drizzle-kit prints last when it wrote a migration, or found that none is needed. */
const DONE = /Your SQL migration file|No schema changes/;

/**
 * Adds one migration from the newest snapshot to today's tables; writes nothing when they are the same. Files and
 * journal entries that exist are never changed: databases in use have run them.
 * @returns what drizzle-kit printed; empty at a terminal, which has shown it
 * @throws Error for a name of another form, and when drizzle-kit fails
 */
export function generateMigration(name: string, { schema, out }: MigrationPaths = OWN_PATHS): string {
  if (!MIGRATION_NAME.test(name))
    throw new Error(`A migration is named in lower-case letters, digits and underscores, not "${name}".`);
  const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
  const hook = join(import.meta.dirname, 'resolve-from-backend.mjs');
  // drizzle-kit writes `./` in front of the folder: an absolute path would become a wrong one.
  const folder = relative(PROJECT, resolve(PROJECT, out));
  const options = ['--dialect', drizzleConfig.dialect, '--schema', schema, '--out', folder, '--name', name];
  // Whether a column was renamed or replaced is asked at a terminal, so the questions must reach it.
  const isTerminal = process.stdout.isTTY && process.stdin.isTTY;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', hook, kit, 'generate', ...options], {
    cwd: PROJECT,
    encoding: 'utf8',
    stdio: ['inherit', isTerminal ? 'inherit' : 'pipe', 'pipe'],
    env: { ...process.env, NODE_PATH: MODULES.join(delimiter) },
  });
  // Its exit code is 0 also when it failed.
  const isDone = stderr === '' && (isTerminal || DONE.test(stdout));
  if (!isDone) throw new Error(`drizzle-kit did not generate the migration:\n${stdout ?? ''}${stderr}`);
  return stdout ?? '';
}
