import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { settlementEntries, type NetworkEntry } from '@haat/ondc-core';
import { and, asc, eq } from 'drizzle-orm';
import { findJourney } from './journey-rows.ts';
import { networkOrderEntries } from './tables.ts';

/** A line to be booked. */
type NewEntry = NetworkEntry & { readonly orderId: string; readonly reference: string };

/** Names the line of money that was captured. */
export const captureReference = (gatewayPaymentId: string) => `captured:${gatewayPaymentId}`;

/** Books a line in the transaction of its cause, the same reference once only. */
export async function bookEntry(tx: Transaction, { now }: Pick<Dependencies, 'now'>, entry: NewEntry): Promise<void> {
  if (entry.amountPaise === 0) return;
  await tx
    .insert(networkOrderEntries)
    .values({ ...entry, at: now() })
    .onConflictDoNothing();
}

/** Whether a payment is held for an order, and not one that paid nothing. */
export async function isHeld(executor: Executor, orderId: string, gatewayPaymentId: string): Promise<boolean> {
  const [found] = await executor
    .select({ id: networkOrderEntries.id })
    .from(networkOrderEntries)
    .where(
      and(
        eq(networkOrderEntries.orderId, orderId),
        eq(networkOrderEntries.reference, captureReference(gatewayPaymentId)),
      ),
    );
  return found !== undefined;
}

/**
 * Settles an order whose goods were handed over, so that nothing stays held for it; the caller has locked the order.
 * @param cause names the event, so that it settles once
 */
export async function settleOrder(
  tx: Transaction,
  dependencies: Dependencies,
  { id: orderId, totalPaise }: OrderRow,
  cause: string,
): Promise<void> {
  const before = await tx
    .select()
    .from(networkOrderEntries)
    .where(eq(networkOrderEntries.orderId, orderId))
    .orderBy(asc(networkOrderEntries.id));
  const refundedPaise = before.reduce((sum, { kind, amountPaise }) => sum - (kind === 'refund' ? amountPaise : 0), 0);
  const percent = (await findJourney(tx, orderId))?.terms?.finderFeePercent ?? '0';
  for (const entry of settlementEntries(before, { soldPaise: totalPaise, refundedPaise, percent }))
    await bookEntry(tx, dependencies, { ...entry, orderId, reference: `${entry.kind}:${cause}` });
}
