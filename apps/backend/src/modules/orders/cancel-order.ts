import type { Language } from '@haat/api-contract';
import { canTransition, isCancelReason, paymentKind } from '@haat/order-core';
import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../database/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ServiceError } from '../../errors.ts';
import { releaseStock } from '../catalogue/stock.ts';
import { ownOrder } from './find-orders.ts';
import { noteOrderEvent } from './order-notices.ts';
import { orderHistory, orderLines, orders } from './tables.ts';

/**
 * Cancels a farmer's own order, in one transaction: status, history, stock back on the shelf, the farmer's notice.
 * @throws ServiceError `order_error.not_found` (also for somebody else's), `order_error.reason_unknown`, `order_error.cannot_cancel`
 */
export async function cancelOrder(dependencies: Dependencies, userId: string, id: string, reason: string, language: Language): Promise<void> {
  const { now } = dependencies;
  await inTransaction(dependencies.database, async (tx) => {
    const own = ownOrder(userId, id);
    const [order] = own === null ? [] : await tx.select().from(orders).where(own).for('update');
    if (order === undefined) throw new ServiceError('order_error.not_found');
    if (!isCancelReason(reason)) throw new ServiceError('order_error.reason_unknown');
    const facts = { payment: paymentKind(order.paymentMode) ?? 'cash', delivery: order.type };
    if (!canTransition(order.status, 'USER_CANCELLED', 'farmer', facts)) throw new ServiceError('order_error.cannot_cancel', { status: order.status });
    await tx.update(orders).set({ status: 'USER_CANCELLED', updatedAt: now() }).where(eq(orders.id, order.id));
    await tx.insert(orderHistory).values({ orderId: order.id, status: 'USER_CANCELLED', reason, by: 'farmer', userId, at: now() });
    const lines = await tx.select({ variantId: orderLines.variantId, quantity: orderLines.quantity }).from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
    await releaseStock(tx, order.vendorId, lines);
    await noteOrderEvent(tx, dependencies, 'order.cancelled', order.id, language);
  });
}
