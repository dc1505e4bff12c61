import { formatMoney, toRupees } from '@haat/format';
import { isPaidOnline, paymentKind } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { tellPerson } from '@haat/backend-identity';
import type { OrderHook, OrderRow } from '@haat/backend-orders';
import { addEvents } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Transaction } from '@haat/backend-platform';

import texts from './new-order-texts.json' with { type: 'json' };
import { vendorStaff } from './tables.ts';

/** That a shop has a new order, for one of its people: `order_id`, `user_id`, `number`, `total_paise`. */
const EVENT = 'shop.new-order';

/**
 * Tells the people of a shop of each new order, when it becomes the shop's: with its placing, the payment of one that
 * is paid at once, or its booked day. See docs/domain/orders.md#the-shops-list.
 */
export const newOrderHook: OrderHook = {
  stage: 'collect',
  marketplace: 'dehaat',
  async onPlaced(tx, dependencies, order) {
    if (order.status === 'PENDING' && !isPaidOnline(paymentKind(order.paymentMode) ?? 'cash'))
      await queueNotices(tx, dependencies, order);
  },
  async onTransition(tx, dependencies, order, { from, to }) {
    if (to === 'SUCCESS' || (from === 'PRE_ORDER' && to === 'PENDING')) await queueNotices(tx, dependencies, order);
  },
};

async function queueNotices(tx: Transaction, { newId, now }: Dependencies, order: OrderRow): Promise<void> {
  const staff = await tx
    .select({ userId: vendorStaff.userId })
    .from(vendorStaff)
    .where(eq(vendorStaff.vendorId, order.vendorId));
  await addEvents(
    tx,
    staff.map(({ userId }) => ({
      id: newId(),
      type: EVENT,
      payload: { order_id: order.id, user_id: userId, number: order.number, total_paise: String(order.totalPaise) },
      at: now(),
    })),
  );
}

/** Sends the notices of new orders. */
export const NEW_ORDER_EVENT_HANDLERS: EventHandlers = {
  async [EVENT](dependencies, { id, payload }) {
    const { order_id: shopOrderId, user_id: userId = '', number = '', total_paise: totalPaise } = payload;
    await tellPerson(dependencies, {
      ...{ id, userId, kind: 'shop-new-order', text: texts.new, sampleText: null },
      values: () => ({ number, total: formatMoney(toRupees(Number(totalPaise))) }),
      ...(shopOrderId === undefined ? {} : { shopOrderId }),
    });
  },
};
