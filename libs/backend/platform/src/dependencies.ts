import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createSms } from '@haat/backend-identity';
import type { SmsAdapter } from '@haat/backend-identity';
import { createCsc, createPayments, payoutsByHand, sandboxPayouts } from '@haat/backend-payments';
import type { CscWallet, PaymentGateway, PayoutAdapter } from '@haat/backend-payments';

import type { Configuration } from './configuration/config.ts';
import type { Database } from './database/connection.ts';
import { listeningAddress } from './listening-address.ts';
import type { ListeningAddress } from './listening-address.ts';
import { createSealer } from './encryption/seal.ts';
import type { Sealer } from './encryption/seal.ts';
import { sealingKey } from './encryption/sealing-key.ts';

/** What every module and use case is given. */
export interface Dependencies {
  database: Database;
  configuration: Configuration;
  /** The present; tests move it. */
  now(): Date;
  /** A new random id (UUID, version 4). */
  newId(): string;
  adapters: { sms: SmsAdapter; payments: PaymentGateway; cscWallet: CscWallet; payouts: PayoutAdapter };
  /** For what is told of people: nothing of it is readable in the database. */
  sealer: Sealer;
  listening: ListeningAddress;
  log: FastifyBaseLogger;
}

/** Puts the dependencies of one process together. */
export function createDependencies(
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
    sealer: createSealer(() => sealingKey(configuration)),
    adapters: {
      sms: createSms(configuration, database, now, newId),
      payments: createPayments(configuration, database, listening.get),
      cscWallet: createCsc(configuration, listening.get),
      payouts: configuration.payments.gateway === 'sandbox' ? sandboxPayouts : payoutsByHand,
    },
  };
}
