import { randomUUID } from 'node:crypto';
import { openErrorReports } from '@haat/error-reports';
import type { FastifyBaseLogger } from 'fastify';
import { createAdapters } from './adapters.ts';
import type { Area, Dependencies } from './area.ts';
import type { Configuration } from './configuration/config.ts';
import type { Database } from './database/connection.ts';
import { listeningAddress } from './listening-address.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createEncryptor } from './encryption/encryptor.ts';
import { configuredKeys } from './encryption/configured-keys.ts';
import { createRateLimiter } from './http/rate-limits/rate-limiter.ts';

/**
 * Puts the dependencies of one process together.
 * @throws StartError when the configuration does not choose exactly one implementation of an adapter, and when a key
 *   cannot be opened
 */
export async function createDependencies(
  areas: readonly Area[],
  configuration: Configuration,
  database: Database,
  log: FastifyBaseLogger,
  now: () => Date = () => new Date(),
): Promise<Dependencies> {
  const newId = () => randomUUID();
  const listening = listeningAddress();
  const encryptor = createEncryptor(await configuredKeys(configuration));
  return {
    database,
    configuration,
    now,
    newId,
    log,
    listening,
    metrics: createMetrics(),
    errorReports: await openErrorReports(configuration.errorReports),
    encryptor,
    rateLimiter: createRateLimiter({ database, configuration, encryptor, log }),
    areas,
    adapters: createAdapters(areas, { configuration, database, now, newId, encryptor, ownAddress: listening.get }),
  };
}
