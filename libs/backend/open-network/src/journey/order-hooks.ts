import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { findOrdersById, linesOf } from '@haat/backend-orders';
import type { OrderHook, OrderRow, RecalculatedOrder } from '@haat/backend-orders';
import type { CaptureHook, RefundHook } from '@haat/backend-payments';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { bookEntry, captureReference, isHeld, settleOrder } from './order-money.ts';
import { changeJourney, lockJourney, queueSending } from './journey-rows.ts';
import { networkJourneys, type JourneyRow } from './tables.ts';

const ENDED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/**
 * An order of the network on its way to the shop: it is confirmed once it is paid, and never after it has ended. Its
 * money is settled when the goods are handed over.
 */
export const networkOrderHook: OrderHook = {
  stage: 'collect',
  marketplace: 'ondc',
  /** A new attempt to pay is for the same price, as long as the shop holds it. */
  async recalculate(tx, { now }, order) {
    const row = await lockJourney(tx, order.id);
    if (row?.step !== 'awaiting-payment' || row.holdsUntil === null || row.holdsUntil <= now())
      throw new ServiceError('payment_error.not_payable', { status: order.status });
    return sameAmounts(tx, order);
  },
  async onTransition(tx, dependencies, order, { to }) {
    if (to === 'DELIVERED') return settleOrder(tx, dependencies, order, `delivered:${order.id}`);
    const row = await lockJourney(tx, order.id);
    if (row === null) return;
    if (to === 'SUCCESS' && row.step === 'awaiting-payment') return confirm(tx, dependencies, row);
    if (ENDED.includes(to)) await endUnconfirmed(tx, dependencies, row, order.status);
  },
};

/** What was captured is held for the order. */
export const networkCaptureHook: CaptureHook = {
  async captured(tx, dependencies, { order, gatewayPaymentId, amountPaise }) {
    if (order.marketplace !== 'ondc') return;
    const reference = captureReference(gatewayPaymentId);
    await bookEntry(tx, dependencies, { orderId: order.id, kind: 'captured', amountPaise, reference });
    await tx.update(networkJourneys).set({ gatewayPaymentId }).where(eq(networkJourneys.id, order.id));
  },
};

/** What goes back is held no more; of an order that was settled, it is settled anew. */
export const networkRefundHook: RefundHook = {
  async requested(tx, dependencies, { id, orderId, gatewayPaymentId, amountPaise }) {
    const [order] = orderId === null ? [] : await findOrdersById(tx, [orderId]);
    if (order?.marketplace !== 'ondc') return;
    // Money that paid no order was never held for it.
    if (gatewayPaymentId !== null && !(await isHeld(tx, order.id, gatewayPaymentId))) return;
    const reference = `refund:${id}`;
    await bookEntry(tx, dependencies, { orderId: order.id, kind: 'refund', amountPaise: 0 - amountPaise, reference });
    if (order.status === 'DELIVERED') await settleOrder(tx, dependencies, order, reference);
  },
};

async function sameAmounts(tx: Transaction, order: OrderRow): Promise<RecalculatedOrder> {
  const { pricePaise, discountPaise, deliveryFeePaise, couponDiscountPaise, couponCode, advancePaise, totalPaise } =
    order;
  const lines = await linesOf(tx, [order.id]);
  const amounts = { pricePaise, discountPaise, deliveryFeePaise, couponDiscountPaise, advancePaise, totalPaise };
  return { ...amounts, couponCode, lines };
}

async function confirm(tx: Transaction, dependencies: Dependencies, row: JourneyRow): Promise<void> {
  await changeJourney(tx, dependencies, row, { step: 'confirming', nextTryAt: dependencies.now(), answerDue: null });
  await queueSending(tx, dependencies, row.id);
}

/**
 * An order that ends before its shop was told of it is never sent; one that was sent waits for the shop's word.
 * @throws ServiceError `order_error.cannot_cancel`
 */
async function endUnconfirmed(
  tx: Transaction,
  dependencies: Dependencies,
  row: JourneyRow,
  status: OrderStatus,
): Promise<void> {
  if (row.step !== 'awaiting-payment' && row.step !== 'confirming') return;
  if (row.step === 'confirming' && row.tries > 0) throw new ServiceError('order_error.cannot_cancel', { status });
  await changeJourney(tx, dependencies, row, { step: 'failed', nextTryAt: null, answerDue: null });
}
