import { UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { historyOf, isAdvanceKept } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { refundEndedOrder } from '../refunds/refund-order.ts';

const ENDED_UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/**
 * Gives the farmer back what came back from a dispute, of an order that ended otherwise while the payer's bank had its
 * money: an advance that is kept stays. See docs/domain/payments.md#disputes.
 */
export async function refundAfterDispute(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void> {
  const to = order.status;
  if (!ENDED_UNFULFILLED.includes(to)) return;
  const from = (await historyOf(tx, [order.id])).at(-2)?.status;
  if (from !== undefined && (await isAdvanceKept(tx, order, { from, to }))) return;
  await refundEndedOrder(tx, dependencies, order.id);
}
