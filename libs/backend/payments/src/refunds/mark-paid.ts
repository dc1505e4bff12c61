import { eq } from 'drizzle-orm';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { bookRefund } from './book-refund.ts';
import { recordLargeRefund } from './large-refund.ts';
import type { SupportStaff } from './large-refund.ts';
import { askAgain, isSameReference, raisePaidTwice } from './late-reports.ts';
import { payReversedAgain } from './reversed-payout.ts';
import { payoutDecision } from './refund-hook.ts';
import { refundBankReferences, refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** What a person of support says of a refund that was paid by hand. */
export interface PaidByHand {
  id: string;
  /** The destination that was paid, as the list of raised refunds said. */
  destinationVersion: number;
  /** The bank's reference of the payment; needed while the bank's answer to a payout is open. */
  bankReference: string | null;
}

/** Whether a payout was sent whose outcome is unknown: the farmer may have the money. */
export function isAnswerOpen({ sentThrough, status }: Pick<RefundRow, 'sentThrough' | 'status'>): boolean {
  return sentThrough !== null && status !== 'REFUND_COMPLETED';
}

/**
 * Marks a raised refund as paid by hand by support. Only for refunds that no gateway can make: a gateway reports its
 * own. While the bank's answer is open it needs two persons who have read the same reference there; until then nothing
 * is marked. See docs/domain/payments.md#payouts-without-an-answer.
 * @throws ServiceError `refund_error.not_found`, `refund_error.no_destination_needed` when there is nothing to pay by
 *   hand, also when the bank has paid it already, `refund_error.destination_changed` when the farmer has corrected the
 *   destination since, `refund_error.not_released` while its shop's limit, its hold or a second person is waited for,
 *   `refund_error.answer_open` while the bank has not answered and no reference is given, or what came
 *   back is said to be paid without one
 */
export async function markPaidManually(
  dependencies: Dependencies,
  staff: SupportStaff,
  { id, destinationVersion, bankReference }: PaidByHand,
): Promise<RefundRow> {
  if (!isId(id)) throw new ServiceError('refund_error.not_found');
  const paidRefund = await inTransaction(dependencies.database, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (refund?.raisedAt == null) throw new ServiceError('refund_error.not_found');
    if (refund.reversedAt !== null) return payReversedAgain(tx, dependencies, { refund, staff }, bankReference);
    if (refund.status === 'REFUND_COMPLETED') return repeatedOrPaidTwice(tx, dependencies, refund, bankReference);
    if (refund.gatewayPaymentId !== null || refund.encryptedDestination === null)
      throw new ServiceError('refund_error.no_destination_needed', { status: refund.status });
    if (refund.destinationVersion !== destinationVersion)
      throw new ServiceError('refund_error.destination_changed', { destination_version: refund.destinationVersion });
    const isOpen = isAnswerOpen(refund);
    if (isOpen && bankReference === null) throw new ServiceError('refund_error.answer_open');
    // Refused after the transaction: what was noted of the wait stays.
    if ((await payoutDecision(tx, dependencies, refund)).kind === 'wait') return null;
    if (isOpen && !(await isReadByTwo(tx, dependencies, { refund, staff, bankReference: bankReference ?? '' })))
      return refund;
    await bookRefund(tx, dependencies, refund, { status: 'processed', gatewayRefundId: null, bankReference });
    // The bank's own answer may still come, and is not to be missed.
    const { sentThrough } = refund;
    if (isOpen)
      await tx
        .update(refunds)
        .set({ sentThrough, ...askAgain(dependencies.now()) })
        .where(eq(refunds.id, id));
    await recordLargeRefund(tx, dependencies, staff, refund);
    dependencies.log.info(
      { supporter: staff.id, refund: refund.number, destinationVersion, isOpen },
      'a refund was paid by hand',
    );
    const [paid] = await tx.select().from(refunds).where(eq(refunds.id, id));
    return paid ?? refund;
  });
  if (paidRefund === null) throw new ServiceError('refund_error.not_released');
  if (paidRefund === 'paid-twice') throw new ServiceError('refund_error.no_destination_needed');
  return paidRefund;
}

/** Somebody says again what was said, or has paid by hand what the bank had paid already, which is raised. */
async function repeatedOrPaidTwice(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
  bankReference: string | null,
): Promise<RefundRow | 'paid-twice'> {
  if (refund.bankReference === null || isSameReference(bankReference, refund.bankReference)) return refund;
  await raisePaidTwice(tx, dependencies, refund, bankReference);
  return 'paid-twice';
}

/** Keeps what a person of support has read at the bank. @returns whether another one has read the same */
async function isReadByTwo(
  tx: Transaction,
  { now, log }: Pick<Dependencies, 'now' | 'log'>,
  { refund, staff, bankReference }: { refund: RefundRow; staff: SupportStaff; bankReference: string },
): Promise<boolean> {
  const refundId = refund.id;
  await tx
    .insert(refundBankReferences)
    .values({ refundId, userId: staff.id, bankReference, givenAt: now() })
    .onConflictDoNothing();
  log.info({ supporter: staff.id, refund: refund.number }, 'a reference of the bank was given for an open payout');
  const read = await tx.select().from(refundBankReferences).where(eq(refundBankReferences.refundId, refundId));
  return read.some((one) => one.userId !== staff.id && isSameReference(one.bankReference, bankReference));
}
