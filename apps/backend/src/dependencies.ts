import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createSms } from './adapters/sms/create-sms.ts';
import type { SmsAdapter } from './adapters/sms/sms-adapter.ts';
import type { Configuration } from './config.ts';
import type { Database } from './database/connection.ts';

/** What every module and use case is given. */
export interface Dependencies {
  database: Database;
  configuration: Configuration;
  /** The present; tests move it. */
  now(): Date;
  /** A new random id (UUID, version 4). */
  newId(): string;
  adapters: { sms: SmsAdapter };
  log: FastifyBaseLogger;
}

/** Puts the dependencies of one process together. */
export function createDependencies(configuration: Configuration, database: Database, log: FastifyBaseLogger, now: () => Date = () => new Date()): Dependencies {
  const newId = () => randomUUID();
  return { database, configuration, now, newId, log, adapters: { sms: createSms(configuration, database, now, newId) } };
}
