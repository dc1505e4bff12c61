import { inTransaction } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { lockOwnOrder } from './find-orders.ts';
import { transitionOrder } from './transition-order.ts';
import type { Orderer } from './orderer.ts';

/**
 * Cancels an order of the requesting user.
 * @throws ServiceError `order_error.not_found` (also for another user's), `order_error.reason_unknown`,
 *   `order_error.cannot_cancel`
 */
export async function cancelOrder(
  dependencies: Dependencies,
  { userId, isAgent, language }: Orderer,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const order = await lockOwnOrder(tx, userId, id);
    await transitionOrder(tx, dependencies, order.id, 'USER_CANCELLED', isAgent ? 'agent' : 'farmer', {
      reason,
      userId,
      language,
    });
  });
}
