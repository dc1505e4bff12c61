import { PAYMENT_WAIT_MS } from '@haat/order-core';
import { count, eq } from 'drizzle-orm';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/** What is to be paid now, in paise: the advance of a prebooking, or everything. */
export function amountDue({ advancePaise, totalPaise }: Pick<OrderRow, 'advancePaise' | 'totalPaise'>): number {
  return advancePaise ?? totalPaise;
}

/** How many attempts to pay an order were opened. */
export async function attemptsOf(tx: Transaction, orderId: string): Promise<number> {
  const [opened] = await tx.select({ attempts: count() }).from(payments).where(eq(payments.orderId, orderId));
  return opened?.attempts ?? 0;
}

/**
 * Opens the next attempt to pay an order, which the caller has locked. It waits 15 minutes. See
 * docs/domain/payments.md#attempts.
 */
export async function openPayment(
  tx: Transaction,
  { newId }: Pick<Dependencies, 'newId'>,
  order: OrderRow,
  kind: PaymentRow['kind'],
  at: Date,
): Promise<PaymentRow> {
  const row: PaymentRow = {
    id: newId(),
    orderId: order.id,
    creditUserId: null,
    attempt: (await attemptsOf(tx, order.id)) + 1,
    kind,
    gatewayOrderId: null,
    amountPaise: amountDue(order),
    state: 'open',
    payBy: new Date(at.getTime() + PAYMENT_WAIT_MS),
    nextAskAt: null,
    createdAt: at,
    updatedAt: at,
  };
  await tx.insert(payments).values(row);
  return row;
}
