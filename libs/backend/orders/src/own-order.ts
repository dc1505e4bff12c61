import { ownOrder } from '@haat/backend-placement';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';

import type { OrderRow } from './order-row.ts';
import { orders } from './tables.ts';

/**
 * A farmer's own order, locked until the transaction ends: whatever is asked of it at the same time waits.
 * @throws ServiceError `order_error.not_found`, also for somebody else's
 */
export async function lockOwnOrder(tx: Transaction, farmerId: string, id: string): Promise<OrderRow> {
  const own = ownOrder(farmerId, id);
  const [order] = own === null ? [] : await tx.select().from(orders).where(own).for('update');
  if (order === undefined) throw new ServiceError('order_error.not_found');
  return order;
}
