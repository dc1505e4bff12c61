import { findOrdersById } from '@haat/backend-orders';
import type { RefundHook } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { refundTrail } from '@haat/ondc-core';
import { and, desc, eq, ne } from 'drizzle-orm';
import { findNetworkOrder } from './network-order.ts';
import { toNetworkName } from './network-names.ts';
import { queueRequest } from './requests.ts';
import { networkOrderEvents } from './tables.ts';

/** The seller is told what was given back, once it is there. See docs/domain/open-network.md#money-back. */
export const refundTrailHook: RefundHook = {
  async completed(tx, dependencies, { id, orderId, returnId, amountPaise, to }) {
    const [order] = orderId === null ? [] : await findOrdersById(tx, [orderId]);
    if (order?.marketplace !== 'ondc') return;
    const fulfilment = await eventOfRefund(tx, dependencies, order.id, { id, returnId });
    if (fulfilment === null) return;
    const message = refundTrail({
      orderId: toNetworkName(order.id),
      fulfilment,
      paise: amountPaise,
      through: to === 'bank' ? 'neft' : 'upi',
      at: dependencies.now(),
    });
    await queueRequest(tx, dependencies, { orderId: order.id, kind: 'refund-trail', subjectId: id, message });
  },
};

/** For what money went back: a return, a part that the seller cancelled, a complaint, or the end of the order. */
async function eventOfRefund(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string,
  refund: { id: string; returnId: string | null },
) {
  if (refund.returnId !== null) return { id: toNetworkName(refund.returnId), type: 'Return' } as const;
  const ofOrder = eq(networkOrderEvents.orderId, orderId);
  const found = async (is: ReturnType<typeof eq>) =>
    tx.select().from(networkOrderEvents).where(and(ofOrder, is)).orderBy(desc(networkOrderEvents.at)).limit(1);
  const [part] = await found(eq(networkOrderEvents.refundId, refund.id));
  const [end] = await found(and(eq(networkOrderEvents.isEnd, true), ne(networkOrderEvents.type, 'Return')) ?? ofOrder);
  const event = part ?? end;
  if (event?.type !== 'Issue') return event === undefined ? null : { id: event.eventId, type: event.type };
  // A complaint is none of the seller's fulfilments: the money is of the one that brought the goods.
  const order = await findNetworkOrder(tx, dependencies, orderId);
  return order === null ? null : { id: order.fulfilmentId, type: order.fulfilmentType };
}
