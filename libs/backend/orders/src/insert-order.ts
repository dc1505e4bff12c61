import { nextNumber } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { OrderRow } from './order-row.ts';
import type { OrderLineRow } from './order-shape.ts';
import { orderHistory, orderLines, orderNumbers, orders } from './tables.ts';

/** An order to be written down, with its lines as they stood in the cart. */
export interface NewOrder {
  /** Everything but its number, which it is given. */
  order: Omit<typeof orders.$inferInsert, 'number' | 'updatedAt'> & { createdAt: Date };
  lines: readonly Omit<OrderLineRow, 'orderId' | 'position'>[];
  by: 'farmer' | 'agent';
}

/** Writes an order with its lines and the beginning of its history, and gives it the next number. */
export async function insertOrder(tx: Transaction, { order: values, lines, by }: NewOrder): Promise<OrderRow> {
  const { createdAt: at } = values;
  const [order] = await tx
    .insert(orders)
    .values({ ...values, number: await nextNumber(tx, orderNumbers, '', at), updatedAt: at })
    .returning();
  if (order === undefined) throw new Error('an order was not written');
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
  await tx.insert(orderHistory).values({ orderId: order.id, status: order.status, by, userId: order.createdBy, at });
  return order;
}
