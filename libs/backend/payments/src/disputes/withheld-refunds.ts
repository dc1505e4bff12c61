import { eq } from 'drizzle-orm';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { withheldRefunds } from './tables.ts';

/** A return's money that did not go back. */
export type WithheldRefund = typeof withheldRefunds.$inferSelect;

/** What of a return cannot go back now. */
export interface MoneyToWithhold extends Pick<WithheldRefund, 'returnId' | 'orderId' | 'amountPaise' | 'premiumPaise'> {
  /** What the gateway keeps back of the order's payment, whole paise. */
  readonly heldPaise: number;
}

/**
 * Keeps in mind what of a return's money does not go back because the payment is disputed: it goes back when the bank
 * decides for the market. See docs/domain/payments.md#parts-of-a-payment.
 * @returns what of the premium waits with it, whole paise
 */
export async function withholdDisputed(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { amountPaise, heldPaise, ...withheld }: MoneyToWithhold,
): Promise<number> {
  if (amountPaise <= 0 || heldPaise === 0) return 0;
  await tx
    .insert(withheldRefunds)
    .values({ ...withheld, amountPaise: Math.min(amountPaise, heldPaise), withheldAt: now() })
    .onConflictDoNothing();
  return withheld.premiumPaise;
}

/** Premium of an order's returns that insurers gave back and that no refund has given to the farmer, whole paise. */
export async function withheldPremium(executor: Executor, orderId: string): Promise<number> {
  const withheld = await withheldOfOrder(executor, orderId);
  return withheld.reduce((paise, row) => paise + (row.releasedPaise === 0 ? row.premiumPaise : 0), 0);
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
