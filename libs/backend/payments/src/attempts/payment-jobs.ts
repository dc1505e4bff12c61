import type { Dependencies, Job } from '@haat/backend-platform';

import { directWaitingRefunds } from '../refunds/direct-to-account.ts';
import { transitionDueRefunds } from '../refunds/transition-refund.ts';
import { queryDuePayments } from './query-gateway.ts';
import { expirePayments } from './expire-payments.ts';
import { expireUnpaidOrders } from './unpaid-orders.ts';

const EVERY_MS = 15_000;
const UNPAID_EVERY_MS = 60_000;

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
  {
    name: 'refunds.direct',
    every: UNPAID_EVERY_MS,
    run: async (dependencies) => void (await directWaitingRefunds(dependencies)),
  },
  { name: 'payments.end-unpaid', every: UNPAID_EVERY_MS, run: expireAllUnpaidOrders },
];

const MAX_BATCHES = 50;

/** Batch after batch until nothing is left; what cannot be ended is left for the next time. */
async function expireAllUnpaidOrders(dependencies: Dependencies): Promise<void> {
  for (let batches = 0; batches < MAX_BATCHES; batches += 1) {
    if ((await expireUnpaidOrders(dependencies)) === 0) return;
  }
}
