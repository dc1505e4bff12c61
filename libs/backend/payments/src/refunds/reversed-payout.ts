import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import type { PayoutOutcome } from '../payouts/payout-adapter.ts';
import { escalateRefund } from './escalate-refund.ts';
import { recordLargeRefund } from './large-refund.ts';
import type { SupportStaff } from './large-refund.ts';
import { isSameReference } from './late-reports.ts';
import { refundBankReferences, refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/**
 * Money of a paid refund, which the caller has locked, has come back: support looks, and pays it once more by hand. A
 * payment that another one has replaced since is none of it. See docs/domain/payments.md#payouts-that-come-back.
 */
export async function raiseReversed(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
  { bankReference }: Pick<PayoutOutcome, 'bankReference'>,
): Promise<void> {
  const isReplaced = refund.bankReference !== null && !isSameReference(bankReference, refund.bankReference);
  if (refund.reversedAt !== null || isReplaced) return;
  const at = escalateRefund(dependencies, refund, dependencies.now());
  dependencies.log.error({ refund: refund.id, bankReference }, 'a payout came back after it was paid');
  await tx.update(refunds).set({ raisedAt: at, reversedAt: at }).where(eq(refunds.id, refund.id));
}

/**
 * Notes that support has paid once more what had come back. The reference of the payment that came back changes
 * nothing.
 * @throws ServiceError `refund_error.answer_open` without the new payment's reference
 */
export async function payReversedAgain(
  tx: Transaction,
  dependencies: Dependencies,
  { refund, staff }: { readonly refund: RefundRow; readonly staff: SupportStaff },
  bankReference: string | null,
): Promise<RefundRow> {
  if (bankReference === null) throw new ServiceError('refund_error.answer_open');
  if (isSameReference(bankReference, refund.bankReference)) return refund;
  const change = { bankReference, reversedAt: null };
  await tx.update(refunds).set(change).where(eq(refunds.id, refund.id));
  await tx
    .insert(refundBankReferences)
    .values({ refundId: refund.id, userId: staff.id, bankReference, givenAt: dependencies.now() })
    .onConflictDoNothing();
  await recordLargeRefund(tx, dependencies, staff, refund);
  dependencies.log.info({ supporter: staff.id, refund: refund.number }, 'a payout that came back was paid once more');
  return { ...refund, ...change };
}
