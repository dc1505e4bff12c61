import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../configuration/start-error.ts';
import { applyMigrations } from './apply-migrations.ts';
import type { Database, OpenDatabase } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { traceEmbedded } from './trace-embedded.ts';
import { restrictToOwner } from './restrict-to-owner.ts';

/**
 * Opens PGlite in its folder, which belongs to one process: a second would silently diverge and spoil it. Its files are
 * for the owner of the process alone.
 * It runs without fsync: what is written outlives a killed process, not a power cut.
 */
export async function openEmbedded(dataDirectory: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const folder = join(dataDirectory, 'database');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError([`DATA_DIRECTORY: the folder ${dataDirectory} cannot be made: ${reason}`]);
  }
  const release = await lockFolder(dataDirectory, log);
  try {
    await restrictToOwner(folder);
    const open = await start({ dataDir: folder });
    // Those that were made just now; what comes later the database makes so itself.
    await restrictToOwner(folder);
    return {
      database: open.database,
      async close() {
        await open.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * A database in memory, for tests: empty, or with what a dump of another holds (made in a tenth of the time).
 * @param upTo the last migration to apply; all when not given
 */
export async function openInMemory(dump?: Blob, upTo?: string): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  return start(dump === undefined ? {} : { loadDataDir: dump }, upTo);
}

async function start(
  from: { dataDir?: string; loadDataDir?: Blob },
  upTo?: string,
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ ...from, extensions: { cube, earthdistance, pg_trgm } });
  traceEmbedded(client);
  const database = drizzle(client);
  const query = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;
  await applyMigrations({ query }, upTo === undefined ? {} : { upTo });
  return {
    database: database as unknown as Database,
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}
