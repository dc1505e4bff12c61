import type { Job } from '@haat/backend-platform';

import { transitionDueRefunds } from '../refunds/transition-refund.ts';
import { queryDuePayments } from './query-gateway.ts';
import { expirePayments } from './expire-payments.ts';

const EVERY_MS = 15_000;

/**
 * What time makes due of payments: orders that are unpaid, words of the gateway that went missing, refunds that
 * are tried again.
 */
export const PAYMENT_JOBS: readonly Job[] = [
  {
    name: 'payments.time-out',
    every: EVERY_MS,
    run: async (dependencies) => void (await expirePayments(dependencies)),
  },
  {
    name: 'payments.ask',
    every: EVERY_MS,
    isShared: true,
    run: async (dependencies) => void (await queryDuePayments(dependencies)),
  },
  {
    name: 'refunds.go-on',
    every: EVERY_MS,
    isShared: true,
    run: async (dependencies) => void (await transitionDueRefunds(dependencies)),
  },
];
