import { and, eq } from 'drizzle-orm';
import { queueOrderNotice } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { refundForReturn } from '@haat/backend-payments';
import { isId } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { orderReturns } from './tables.ts';
import { returnRefunded } from './transition-return.ts';

/** What a seller of another marketplace says of a return. */
export type ToldReturn =
  | { readonly to: 'APPROVED' }
  | { readonly to: 'REFUSED'; readonly refusal: string }
  /** The money goes back; `amountPaise`: null where the seller does not say how much. */
  | { readonly to: 'PICKED_UP' | 'LIQUIDATED'; readonly amountPaise: number | null };

/**
 * Writes what a seller of another marketplace says of a return; told again, or after its end, it changes nothing. The
 * caller has locked the order. See docs/domain/open-network.md#returns.
 */
export async function recordToldReturn(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  returnId: string,
  told: ToldReturn,
): Promise<void> {
  const isOfOrder = and(eq(orderReturns.id, returnId), eq(orderReturns.orderId, order.id));
  const [row] = isId(returnId) ? await tx.select().from(orderReturns).where(isOfOrder).for('update') : [];
  const isOpen = row?.status === 'REQUESTED' || row?.status === 'APPROVED';
  if (row === undefined || !isOpen) return;
  const updatedAt = dependencies.now();
  if (told.to === 'APPROVED' || told.to === 'REFUSED') {
    if (row.status === 'APPROVED') return;
    const refusal = told.to === 'REFUSED' ? told.refusal : null;
    await tx.update(orderReturns).set({ status: told.to, refusal, updatedAt }).where(isOfOrder);
    const notice = told.to === 'APPROVED' ? 'return-approved' : 'return-refused';
    return queueOrderNotice(tx, dependencies, order.id, notice);
  }
  const amountPaise = told.amountPaise ?? row.amountPaise;
  const status = told.to === 'LIQUIDATED' ? 'APPROVED' : 'PICKED_UP';
  await tx.update(orderReturns).set({ status, amountPaise, updatedAt }).where(isOfOrder);
  const refund = await refundForReturn(tx, dependencies, { order, amountPaise, returnId });
  if (refund === null || refund.status === 'REFUND_COMPLETED') await returnRefunded(tx, dependencies, returnId);
}
