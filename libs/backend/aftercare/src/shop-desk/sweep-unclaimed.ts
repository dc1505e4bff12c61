import { PICKUP_WAIT_MS } from '@haat/order-core';
import { findUncollected, moveOrder } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';

const HOUR_MS = 3_600_000;
/**
 * The shop may give an unclaimed order up after seven days; a day later it is done in its name, so that packs and
 * credit are not held for ever.
 */
const SHOP_HAS_MS = 24 * HOUR_MS;
const BATCH = 100;

/** Reason in the history of an order that nobody came for. */
export const UNCLAIMED = 'unclaimed';

/** Gives up what nobody came for and its shop has forgotten. See docs/domain/orders.md#transitions. */
export async function sweepUnclaimed(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const before = new Date(now().getTime() - PICKUP_WAIT_MS - SHOP_HAS_MS);
  const forgotten = await findUncollected(database, before, BATCH);
  for (const id of forgotten) {
    await inTransaction(database, (tx) =>
      moveOrder(tx, dependencies, id, 'VENDOR_CANCELLED', 'vendor', { reason: UNCLAIMED }),
    ).catch((error: unknown) => {
      // Handed over or cancelled meanwhile.
      if (!(error instanceof ServiceError)) throw error;
    });
  }
}

/** What time makes due at shops. */
export const SHOP_JOBS: readonly Job[] = [{ name: 'orders.unclaimed', every: HOUR_MS, run: sweepUnclaimed }];
