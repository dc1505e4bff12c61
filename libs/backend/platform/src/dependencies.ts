import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createAdapters } from './adapters.ts';
import type { Adapters, Area } from './area.ts';
import type { Configuration } from './configuration/config.ts';
import type { Database } from './database/connection.ts';
import { listeningAddress } from './listening-address.ts';
import type { ListeningAddress } from './listening-address.ts';
import { createEncryptor } from './encryption/encryptor.ts';
import type { Encryptor } from './encryption/encryptor.ts';
import { encryptionKey } from './encryption/encryption-key.ts';

/** What every module and use case is given. */
export interface Dependencies {
  database: Database;
  configuration: Configuration;
  /** The present; tests move it. */
  now(): Date;
  /** A new random id (UUID, version 4). */
  newId(): string;
  /** Every area of this backend: what one adds to another is found here. */
  areas: readonly Area[];
  adapters: Adapters;
  /** For personal data: none of it is readable in the database. */
  encryptor: Encryptor;
  listening: ListeningAddress;
  log: FastifyBaseLogger;
}

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
