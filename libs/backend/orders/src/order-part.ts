import type { OrderStatus } from '@haat/api-contract';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { OrderRow } from './order-row.ts';

/**
 * What belongs to an order beside its goods (credit, coupon, payment, insurance): each keeps books of its own, in the
 * transaction
 * of the order. A part that cannot do its work throws a `ServiceError`, and nothing of the order or the move is kept.
 */
export interface OrderPart {
  /** The order was written. */
  placed?(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void>;
  /** The order has a new status; `order` has it already. */
  moved?(
    tx: Transaction,
    dependencies: Dependencies,
    order: OrderRow,
    move: { readonly from: OrderStatus; readonly to: OrderStatus },
  ): Promise<void>;
}
