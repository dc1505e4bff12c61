import type { OrderActor, OrderStatus } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { lockOrder } from './find-orders.ts';
import type { OrderRow } from './order-row.ts';
import { writeStatus } from './transition-order.ts';
import type { TransitionDetails } from './transition-order.ts';

/**
 * Writes the status that a seller of the open network told of an order. The table of transitions does not bind what is
 * told; all else is as with `transitionOrder`: history, order hooks and the farmer's notice, in the caller's
 * transaction. The status that the order has already changes nothing.
 *
 * See docs/domain/orders.md#told-statuses.
 * @param by whose act it tells of: the seller's, or what the farmer or support asked the seller for
 * @returns the order as it is now
 * @throws ServiceError `order_error.not_found`, also for an order that is none of the open network
 */
export async function recordToldStatus(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string,
  to: OrderStatus,
  by: OrderActor,
  details: Pick<TransitionDetails, 'reason' | 'userId' | 'language' | 'notice'> = {},
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order?.marketplace !== 'ondc') throw new ServiceError('order_error.not_found');
  return order.status === to ? order : writeStatus(tx, dependencies, order, to, { ...details, by });
}
