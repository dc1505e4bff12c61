import { isCancelReason } from '@haat/api-contract/vocabulary';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { lockOwnOrder } from './find-orders.ts';
import { marketplaceHookOf } from './marketplace-hook.ts';
import { transitionOrder } from './transition-order.ts';
import type { Orderer } from './orderer.ts';

/**
 * Cancels an order of the requesting user; one of another marketplace may have to be asked of its seller first.
 * @throws ServiceError `order_error.not_found` (also for another user's), `order_error.reason_unknown`,
 *   `order_error.cannot_cancel`
 */
export async function cancelOrder(
  dependencies: Dependencies,
  { userId, isAgent, agentId, language }: Orderer,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const order = await lockOwnOrder(tx, userId, id);
    const hook = marketplaceHookOf(dependencies, order);
    if (hook !== undefined) {
      if (!isCancelReason(reason)) throw new ServiceError('order_error.reason_unknown');
      if (await hook.cancel(tx, dependencies, order, { by: 'farmer', reason, userId })) return;
    }
    await transitionOrder(tx, dependencies, order.id, 'USER_CANCELLED', isAgent ? 'agent' : 'farmer', {
      reason,
      userId: agentId ?? userId,
      language,
    });
  });
}
