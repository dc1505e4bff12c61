import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createAdapters } from './adapters.ts';
import type { Area, Dependencies } from './area.ts';
import type { Configuration } from './configuration/config.ts';
import type { Database } from './database/connection.ts';
import { listeningAddress } from './listening-address.ts';
import { createEncryptor } from './encryption/encryptor.ts';
import { encryptionKey } from './encryption/encryption-key.ts';

/**
 * Puts the dependencies of one process together.
 * @throws StartError when the configuration does not choose exactly one implementation of an adapter
 */
export function createDependencies(
  areas: readonly Area[],
  configuration: Configuration,
  database: Database,
  log: FastifyBaseLogger,
  now: () => Date = () => new Date(),
): Dependencies {
  const newId = () => randomUUID();
  const listening = listeningAddress();
  return {
    database,
    configuration,
    now,
    newId,
    log,
    listening,
    encryptor: createEncryptor(() => encryptionKey(configuration)),
    areas,
    adapters: createAdapters(areas, { configuration, database, now, newId, ownAddress: listening.get }),
  };
}
