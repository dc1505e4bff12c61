import { isPaidOnline, paymentKind, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import { isAdvanceKept, marketplaceHookOf } from '@haat/backend-orders';
import type { OrderHook } from '@haat/backend-orders';

import { refundEndedOrder } from '../refunds/refund-order.ts';
import { openPayment } from './open-payment.ts';
import { payments } from './tables.ts';
import { checkUnpaidOrderLimit } from './unpaid-orders.ts';

const ENDED_UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/**
 * The payment of an order: opened with it when it is paid now, and given back when the order ends otherwise. See
 * docs/domain/payments.md#attempts.
 */
export const paymentHook: OrderHook = {
  stage: 'collect',
  async onPlaced(tx, dependencies, order) {
    const kind = paymentKind(order.paymentMode);
    if (!isPaidOnline(kind)) return;
    await checkUnpaidOrderLimit(tx, dependencies, order);
    await openPayment(tx, dependencies, order, kind, order.createdAt);
  },

  async onTransition(tx, dependencies, order, transition) {
    if (!ENDED_UNFULFILLED.includes(transition.to)) return;
    await tx
      .update(payments)
      .set({ state: 'failed', updatedAt: order.updatedAt })
      .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['open', 'pending'])));
    if (await isAdvanceKept(tx, order, transition)) return;
    const most = (await marketplaceHookOf(dependencies, order)?.refundAtEnd(tx, order, transition.to)) ?? null;
    await refundEndedOrder(tx, dependencies, order.id, most);
  },
};
