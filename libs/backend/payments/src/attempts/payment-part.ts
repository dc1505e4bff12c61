import { isPaidOnline, paymentKind, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import { advanceIsKept } from '@haat/backend-orders';
import type { OrderPart } from '@haat/backend-orders';

import { refundEndedOrder } from '../refunds/refund-order.ts';
import { openPayment } from './open-payment.ts';
import { payments } from './tables.ts';

const ENDED_UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/**
 * The payment of an order: opened with it when it is paid now, and given back when the order ends otherwise. See
 * docs/domain/payments.md#attempts.
 */
export const paymentPart: OrderPart = {
  stage: 'collect',
  async placed(tx, dependencies, order) {
    const kind = paymentKind(order.paymentMode);
    if (isPaidOnline(kind)) await openPayment(tx, dependencies, order, kind, order.createdAt);
  },

  async moved(tx, dependencies, order, move) {
    if (!ENDED_UNFULFILLED.includes(move.to)) return;
    await tx
      .update(payments)
      .set({ state: 'failed', updatedAt: order.updatedAt })
      .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['open', 'pending'])));
    if (!(await advanceIsKept(tx, order, move))) await refundEndedOrder(tx, dependencies, order.id);
  },
};
