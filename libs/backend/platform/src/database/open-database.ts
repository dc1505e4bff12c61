import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration/config.ts';
import type { DatabaseServers } from '../configuration/database-servers.ts';
import type { OpenDatabase } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Where a database is: the settings that `openDatabase` reads. */
export type DatabaseSettings = Pick<Configuration, 'databaseUrl' | 'databasePoolSize' | 'dataDirectory'> &
  Partial<DatabaseServers>;

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line when it cannot be reached or another process has it
 */
export async function openDatabase(settings: DatabaseSettings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings.dataDirectory, log)
    : openPostgres({ ...settings, url: settings.databaseUrl, poolSize: settings.databasePoolSize }, log);
}
