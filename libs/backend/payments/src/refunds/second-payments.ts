import type { SecondPaymentEnd } from '@haat/api-contract/vocabulary';
import { eq, sum } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { bookMistakenRefundAtGateway } from '../ledger/book-at-gateway.ts';
import { refunds, secondPaymentEntries } from './tables.ts';
import type { RefundRow } from './tables.ts';

/**
 * Books that the money of a refund has gone out once more: its receiver owes it to the market. The caller has locked
 * the refund.
 * @param payment what tells the second payment from others: the bank's or the gateway's reference; null when unknown
 * @returns whether it was not known yet
 */
export async function bookSecondPayment(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { id: refundId, amountPaise }: Pick<RefundRow, 'id' | 'amountPaise'>,
  payment: string | null,
): Promise<boolean> {
  const booked = await tx
    .insert(secondPaymentEntries)
    .values({ refundId, kind: 'paid-twice', amountPaise, reference: `${refundId}:${payment ?? 'unknown'}`, at: now() })
    .onConflictDoNothing()
    .returning({ id: secondPaymentEntries.id });
  return booked.length > 0;
}

/** What of a refund's second payments is neither back nor closed otherwise, whole paise. */
export async function openSecondPayment(executor: Executor, refundId: string): Promise<number> {
  const [open] = await executor
    .select({ paise: sum(secondPaymentEntries.amountPaise) })
    .from(secondPaymentEntries)
    .where(eq(secondPaymentEntries.refundId, refundId));
  return Number(open?.paise ?? 0);
}

/**
 * What of a refund's second payments is open, under the refund's lock.
 * @throws ServiceError `refund_error.not_found` when nothing of it is open
 */
export async function lockSecondPayment(tx: Transaction, refundId: string): Promise<number> {
  await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, refundId)).for('update');
  const openPaise = await openSecondPayment(tx, refundId);
  if (openPaise <= 0) throw new ServiceError('refund_error.not_found');
  return openPaise;
}

/**
 * Closes a second payment, or a part of it; with its last part the refund is raised to support no more. See
 * docs/domain/payments.md#refunds-that-were-paid-twice.
 * @param reference names the act: it is booked once
 * @throws ServiceError `refund_error.not_found`, `refund_error.more_than_paid_twice`
 */
export async function closeSecondPayment(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { refundId, kind, amountPaise, reference }: ClosedPayment,
): Promise<void> {
  const openPaise = await lockSecondPayment(tx, refundId);
  if (amountPaise > openPaise) throw new ServiceError('refund_error.more_than_paid_twice');
  const at = now();
  await tx.insert(secondPaymentEntries).values({ refundId, kind, amountPaise: 0 - amountPaise, reference, at });
  if (kind === 'mistaken') await bookMistakenRefundAtGateway(tx, { refundId, amountPaise, reference, at });
  if (amountPaise === openPaise) await tx.update(refunds).set({ paidTwiceAt: null }).where(eq(refunds.id, refundId));
}

/** A part of a second payment that is closed. */
export interface ClosedPayment {
  readonly refundId: string;
  readonly kind: SecondPaymentEnd;
  readonly amountPaise: number;
  readonly reference: string;
}
