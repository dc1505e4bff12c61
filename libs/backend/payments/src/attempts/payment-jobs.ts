import type { Dependencies, Job } from '@haat/backend-platform';

import { transitionDueRefunds } from '../refunds/transition-refund.ts';
import { queryDuePayments } from './query-gateway.ts';
import { expirePayments } from './expire-payments.ts';
import { endUnpaidOrders } from './unpaid-orders.ts';

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
  { name: 'payments.end-unpaid', every: UNPAID_EVERY_MS, run: endUnpaid },
];

const MOST_TURNS = 50;

/** Batch after batch until nothing is left; what cannot be ended is left for the next time. */
async function endUnpaid(dependencies: Dependencies): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    if ((await endUnpaidOrders(dependencies)) === 0) return;
  }
}
