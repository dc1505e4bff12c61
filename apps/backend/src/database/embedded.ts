import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../config.ts';
import type { Database, OpenDatabase } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** A data directory of this name is a database in memory, for tests. */
export const IN_MEMORY = 'memory://';

/**
 * Opens PGlite in its folder, which belongs to one process: a second would silently diverge and spoil it.
 * It runs without fsync: what is written outlives a killed process, not a power cut.
 */
export async function openEmbedded(dataDirectory: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  if (dataDirectory === IN_MEMORY) return start(undefined);
  try {
    await mkdir(dataDirectory, { recursive: true });
  } catch (error) {
    throw new StartError([`DATA_DIRECTORY: the folder ${dataDirectory} cannot be made: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const release = await lockFolder(dataDirectory, log);
  try {
    const open = await start(join(dataDirectory, 'database'));
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

async function start(folder: string | undefined): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), extensions: { cube, earthdistance, pg_trgm } });
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  return { database: database as unknown as Database, close: () => client.close() };
}
