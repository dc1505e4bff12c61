import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createCsc } from './adapters/csc-wallet/create-csc-wallet.ts';
import type { CscWallet } from './adapters/csc-wallet/csc-wallet.ts';
import { createPayments } from './adapters/payments/create-payments.ts';
import type { PaymentGateway } from './adapters/payments/payment-gateway.ts';
import { payoutsByHand, sandboxPayouts } from './adapters/payouts/payout-adapter.ts';
import type { PayoutAdapter } from './adapters/payouts/payout-adapter.ts';
import { createSms } from './adapters/sms/create-sms.ts';
import type { SmsAdapter } from './adapters/sms/sms-adapter.ts';
import type { Configuration } from './config.ts';
import type { Database } from './database/connection.ts';
import { listeningAddress } from './listening-address.ts';
import type { ListeningAddress } from './listening-address.ts';
import { createSealer } from './sealing/seal.ts';
import type { Sealer } from './sealing/seal.ts';
import { sealingKey } from './sealing/sealing-key.ts';

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
