import { ownOrder } from '@haat/backend-placement';
import type { Orderer } from '@haat/backend-placement';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { moveOrder } from './move-order.ts';

import { orders } from './tables.ts';

/**
 * Cancels one's own order.
 * @throws ServiceError `order_error.not_found` (also for somebody else's), `order_error.reason_unknown`,
 *   `order_error.cannot_cancel`
 */
export async function cancelOrder(
  dependencies: Dependencies,
  { userId, isAgent, language }: Orderer,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const own = ownOrder(userId, id);
    const [order] = own === null ? [] : await tx.select({ id: orders.id }).from(orders).where(own);
    if (order === undefined) throw new ServiceError('order_error.not_found');
    await moveOrder(tx, dependencies, order.id, 'USER_CANCELLED', isAgent ? 'agent' : 'farmer', {
      reason,
      userId,
      language,
    });
  });
}
