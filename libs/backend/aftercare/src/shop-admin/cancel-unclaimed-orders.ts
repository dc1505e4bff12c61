import { PICKUP_WAIT_MS } from '@haat/order-core';
import { findUncollected, transitionOrder } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';

const HOUR_MS = 3_600_000;
/**
 * The shop may cancel an unclaimed order after seven days; a day later the job cancels it on the shop's behalf, so
 * that packs and credit do not stay reserved.
 */
const SHOP_HAS_MS = 24 * HOUR_MS;
const BATCH = 100;

/** Reason in the history of an order that was not collected. */
export const UNCLAIMED = 'unclaimed';

/** Cancels orders that were not collected. See docs/domain/orders.md#transitions. */
export async function cancelUnclaimedOrders(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const before = new Date(now().getTime() - PICKUP_WAIT_MS - SHOP_HAS_MS);
  const forgotten = await findUncollected(database, before, BATCH);
  for (const id of forgotten) {
    await inTransaction(database, (tx) =>
      transitionOrder(tx, dependencies, id, 'VENDOR_CANCELLED', 'vendor', { reason: UNCLAIMED }),
    ).catch((error: unknown) => {
      // Handed over or cancelled by a concurrent request.
      if (!(error instanceof ServiceError)) throw error;
    });
  }
}

/** What time makes due at shops. */
export const SHOP_JOBS: readonly Job[] = [{ name: 'orders.unclaimed', every: HOUR_MS, run: cancelUnclaimedOrders }];
