import type { Dependencies, Job } from '@haat/backend-platform';

import { transitionDueRefunds } from '../refunds/transition-refund.ts';
import { queryDuePayments } from './query-gateway.ts';
import { expirePayments } from './expire-payments.ts';

const EVERY_MS = 15_000;

/**
 * What time makes due of payments: orders that are unpaid, words of the gateway that went missing, refunds that
 * are tried again.
 */
export const PAYMENT_JOBS: readonly Job[] = [
  { name: 'payments.time-out', every: EVERY_MS, run: untilNone(expirePayments) },
  { name: 'payments.ask', every: EVERY_MS, run: untilNone(queryDuePayments) },
  { name: 'refunds.go-on', every: EVERY_MS, run: untilNone(transitionDueRefunds) },
];

const MOST_TURNS = 50;

/** Batch after batch until nothing is left; what stays due is left for the next time. */
function untilNone(turn: (dependencies: Dependencies) => Promise<number>): Job['run'] {
  return async (dependencies) => {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      if ((await turn(dependencies)) === 0) return;
    }
  };
}
