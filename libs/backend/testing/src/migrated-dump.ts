import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import { MIGRATIONS_FOLDER, openInMemory } from '@haat/backend-platform';

const CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/haat-backend');

/**
 * A dump of an embedded database with today's tables and nothing in them. Making a database takes seconds of computing,
 * loading a dump a fraction: it is made once for each state of the migrations and kept beside the packages.
 */
export async function migratedDump(): Promise<Blob> {
  const path = join(CACHE, `${await stateOfTables()}.tar`);
  const kept = await read(path);
  if (kept !== null) return kept;
  await mkdir(CACHE, { recursive: true });
  // Suites start side by side: one makes it, the others wait.
  const release = await lockfile.lock(path, {
    realpath: false,
    stale: 120_000,
    retries: { retries: 1_000, factor: 1, minTimeout: 200, maxTimeout: 200 },
  });
  try {
    const createdConcurrently = await read(path);
    if (createdConcurrently !== null) return createdConcurrently;
    const open = await openInMemory();
    const dump = await open.dump();
    await open.close();
    await writeFile(`${path}.part`, Buffer.from(await dump.arrayBuffer()));
    await rename(`${path}.part`, path);
    return dump;
  } finally {
    await release();
  }
}

async function read(path: string): Promise<Blob | null> {
  return readFile(path).then(
    (bytes) => new Blob([bytes]),
    () => null,
  );
}

/** A name that changes with the migrations and with the embedded database's version. */
async function stateOfTables(): Promise<string> {
  const hash = createHash('sha256');
  const library = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  hash.update(await readFile(library));
  for (const file of (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort())
    hash.update(file).update(await readFile(join(MIGRATIONS_FOLDER, file)));
  hash.update(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json')));
  return hash.digest('hex').slice(0, 32);
}
