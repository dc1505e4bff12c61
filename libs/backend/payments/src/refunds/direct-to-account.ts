import { payoutAccountOf, peoplePaidOnAccounts } from '@haat/backend-kyc';
import { findOrdersById } from '@haat/backend-orders';
import { addEvent, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { keepDestination } from './kept-destination.ts';
import { REFUND_DUE } from './refund-due.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** Refunds that are looked at together. */
const BATCH = 100;

/**
 * Directs a refund, which the caller has locked, to the account on which its farmer is paid, where its money cannot go
 * back to where it came from and the farmer has not said where it goes. From then on it keeps that account: what
 * becomes of the account later is no word about this refund. See docs/domain/payments.md#where-a-refund-goes.
 * @returns the refund as it is then; the same without an account, and while a change of it waits
 */
export async function directToAccount(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<RefundRow> {
  const { id, orderId, to, gatewayPaymentId, status } = refund;
  if (to !== null || gatewayPaymentId !== null || orderId === null || status !== 'REFUND_REQUESTED') return refund;
  const [order] = await findOrdersById(tx, [orderId]);
  const account = order === undefined ? null : await payoutAccountOf(tx, dependencies, order.farmerId);
  if (order === undefined || account === null) return refund;
  const kept = await keepDestination(tx, dependencies, refund, {
    userId: order.farmerId,
    destination: { kind: 'bank', account_number: account.number, ifsc: account.ifsc, name: account.name },
  });
  const change = { ...kept, nextTryAt: dependencies.now() };
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
  return { ...refund, ...change };
}

/** Directs what waits for a destination and whose farmer has an account by now. @returns how many were directed */
export async function directWaitingRefunds(dependencies: Dependencies): Promise<number> {
  const { database, now } = dependencies;
  let count = 0;
  for (let waiting = await waitingAfter(database, null); waiting.length > 0;) {
    const orders = await findOrdersById(
      database,
      waiting.map(({ orderId }) => orderId),
    );
    const paid = await peoplePaidOnAccounts(database, now(), [...new Set(orders.map(({ farmerId }) => farmerId))]);
    const ready = new Set(orders.filter(({ farmerId }) => paid.has(farmerId)).map(({ id }) => id));
    for (const { id } of waiting.filter(({ orderId }) => ready.has(orderId)))
      if (await directWaiting(dependencies, id)) count += 1;
    waiting = await waitingAfter(database, waiting.at(-1)?.id ?? null);
  }
  return count;
}

/** Refunds without a destination after this one, by id. */
async function waitingAfter(executor: Executor, id: string | null): Promise<{ id: string; orderId: string }[]> {
  const rows = await executor
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(
      and(
        isNull(refunds.to),
        isNull(refunds.gatewayPaymentId),
        isNotNull(refunds.orderId),
        // What went to a credit line needs no account, however long ago.
        eq(refunds.status, 'REFUND_REQUESTED'),
        id === null ? undefined : gt(refunds.id, id),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(BATCH);
  return rows.map((row) => ({ id: row.id, orderId: row.orderId ?? '' }));
}

/** @returns whether it was directed; another process may have it, or its farmer has said where it goes */
async function directWaiting(dependencies: Dependencies, id: string): Promise<boolean> {
  const { database, newId, now } = dependencies;
  return inTransaction(database, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update', { skipLocked: true });
    if (refund === undefined) return false;
    const directed = await directToAccount(tx, dependencies, refund);
    if (directed.to === refund.to) return false;
    await addEvent(tx, { id: newId(), type: REFUND_DUE, payload: { refund_id: id }, at: now() });
    return true;
  });
}
