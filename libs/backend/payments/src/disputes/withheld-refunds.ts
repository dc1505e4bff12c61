import { eq } from 'drizzle-orm';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { paymentInDispute } from './lost-of-order.ts';
import { withheldRefunds } from './tables.ts';

/** A return's money that did not go back. */
export type WithheldRefund = typeof withheldRefunds.$inferSelect;

/**
 * Keeps in mind what of a return's money does not go back because the payment is disputed: it goes back when the bank
 * decides for the market. See docs/domain/payments.md#parts-of-a-payment.
 * @returns what of the premium waits with it, whole paise
 */
export async function withholdDisputed(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { amountPaise, ...withheld }: Pick<WithheldRefund, 'returnId' | 'orderId' | 'amountPaise' | 'premiumPaise'>,
): Promise<number> {
  if (amountPaise <= 0) return 0;
  const held = (await paymentInDispute(tx, withheld.orderId))?.heldPaise ?? 0;
  if (held === 0) return 0;
  await tx
    .insert(withheldRefunds)
    .values({ ...withheld, amountPaise: Math.min(amountPaise, held), withheldAt: now() })
    .onConflictDoNothing();
  return withheld.premiumPaise;
}

/** What is withheld of an order's returns, the oldest first. */
export async function withheldOfOrder(executor: Executor, orderId: string): Promise<WithheldRefund[]> {
  return executor
    .select()
    .from(withheldRefunds)
    .where(eq(withheldRefunds.orderId, orderId))
    .orderBy(withheldRefunds.withheldAt);
}

/** Writes down that a part of what was withheld goes back. */
export async function releaseWithheld(
  tx: Transaction,
  { returnId, releasedPaise }: WithheldRefund,
  amountPaise: number,
): Promise<void> {
  await tx
    .update(withheldRefunds)
    .set({ releasedPaise: releasedPaise + amountPaise })
    .where(eq(withheldRefunds.returnId, returnId));
}
