import { eq } from 'drizzle-orm';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { bookSecondRefundAtGateway } from '../ledger/book-at-gateway.ts';
import { escalateRefund } from './escalate-refund.ts';
import type { RefundReport } from './book-refund.ts';
import { bookSecondPayment } from './second-payments.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** How often a bank is asked about a payout that was settled without its answer. */
const ASK_AFTER_MS = 6 * 3_600_000;

/** Two references of a bank are the same however they are written. */
export function isSameReference(one: string | null, other: string | null): boolean {
  return one !== null && plain(one) === plain(other);
}

function plain(reference: string | null): string | null {
  return reference?.replaceAll(/\s/g, '').toUpperCase() ?? null;
}

/**
 * Takes a report about a refund that is paid already, which the caller has locked: a payment other than the one that
 * it was completed with has gone out a second time, and is raised to support. A payout that was settled without the
 * bank's answer is asked about until it has one. See docs/domain/payments.md#payouts-without-an-answer.
 */
export async function recordLateReport(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
  { status, gatewayRefundId, bankReference = null }: RefundReport,
): Promise<void> {
  const isOpen = refund.sentThrough !== null;
  const isSame =
    refund.gatewayPaymentId === null
      ? !isOpen || isSameReference(bankReference, refund.bankReference)
      : gatewayRefundId === refund.gatewayRefundId;
  const payment = refund.gatewayPaymentId === null ? bankReference : gatewayRefundId;
  if (status === 'processed' && !isSame) await raisePaidTwice(tx, dependencies, refund, payment);
  await tx
    .update(refunds)
    .set(isOpen && status === 'pending' ? askAgain(dependencies.now()) : { sentThrough: null, nextTryAt: null })
    .where(eq(refunds.id, refund.id));
}

/**
 * Books that a refund's money has gone out a second time, in the ledger with the gateway too where it went through one,
 * and raises it to support; of a payment that is known already nothing changes.
 * @param payment the bank's or the gateway's reference of the second payment; null when it is not known
 */
export async function raisePaidTwice(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
  payment: string | null,
): Promise<void> {
  if (!(await bookSecondPayment(tx, dependencies, refund, plain(payment)))) return;
  const at = escalateRefund(dependencies, refund, dependencies.now());
  if (payment !== null) await bookSecondRefundAtGateway(tx, refund, { gatewayRefundId: payment, at });
  await tx
    .update(refunds)
    .set({ paidTwiceAt: refund.paidTwiceAt ?? at, raisedAt: refund.raisedAt ?? at })
    .where(eq(refunds.id, refund.id));
}

/** When the bank is asked next about a payout that was settled without its answer. */
export function askAgain(now: Date): Pick<RefundRow, 'nextTryAt'> {
  return { nextTryAt: new Date(now.getTime() + ASK_AFTER_MS) };
}
