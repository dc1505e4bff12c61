import { indiaDay } from '@haat/format';
import { paymentKind } from '@haat/order-core';
import { duePrebookings, transitionOrder } from '@haat/backend-orders';
import type { DuePrebooking } from '@haat/backend-orders';
import { paymentsOfIds } from '@haat/backend-payments';
import { describeError, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';

const MINUTE_MS = 60_000;
/** Prebookings whose payments are queried concurrently. */
const BATCH = 500;

/**
 * Converts prebookings whose day has come to orders, first booked first. A prebooking whose advance is still pending,
 * or for which the shop has too little stock, is retried by the next run. See docs/domain/prebooking.md#booking-day.
 */
export async function advancePrebookings(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const due = await duePrebookings(database, indiaDay(now()));
  for (let start = 0; start < due.length; start += BATCH)
    await activateDuePrebookings(dependencies, due.slice(start, start + BATCH));
}

async function activateDuePrebookings(dependencies: Dependencies, due: readonly DuePrebooking[]): Promise<void> {
  const { database, now, log } = dependencies;
  const payments = await paymentsOfIds(
    database,
    due.map(({ orderId }) => orderId),
    now(),
  );
  for (const { orderId, paymentMode } of due) {
    const isPaidAhead = paymentKind(paymentMode) === 'pay-now';
    if (isPaidAhead && payments.get(orderId)?.state !== 'paid') continue;
    try {
      await inTransaction(database, (tx) =>
        transitionOrder(tx, dependencies, orderId, isPaidAhead ? 'SUCCESS' : 'PENDING', 'system'),
      );
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      log.warn({ order: orderId, error: describeError(error) }, 'a prebooking whose day has come waits on');
    }
  }
}

/** What time makes due of prebookings. */
export const PREBOOKING_JOBS: readonly Job[] = [{ name: 'prebook.days', every: MINUTE_MS, run: advancePrebookings }];
