import { eq } from 'drizzle-orm';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { bookRefundAtGateway } from '../ledger/book-at-gateway.ts';
import { escalateRefund } from './escalate-refund.ts';
import { recordLateReport } from './late-reports.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** Retries before support is notified. */
const FAILURES_BEFORE_SUPPORT = 3;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** The gateway sends a webhook; it is queried in case that was lost. */
const ASK_AFTER_MS = 600_000;

/** How the paying back went. `pending`: taken, not there yet. */
export interface RefundReport {
  status: 'pending' | 'processed' | 'failed';
  gatewayRefundId: string | null;
  /** The bank's reference of a payout; none for what goes back through a gateway. */
  bankReference?: string | null;
}

/**
 * Records the progress of a refund, which the caller has locked. A paid refund stays paid whatever is reported later,
 * and is raised when that is a second payment; a failed one is retried, and support is notified from the third failure
 * on. See docs/domain/payments.md#refunds.
 */
export async function bookRefund(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
  { status, gatewayRefundId, bankReference = null }: RefundReport,
): Promise<void> {
  if (refund.status === 'REFUND_COMPLETED')
    return recordLateReport(tx, dependencies, refund, { status, gatewayRefundId, bankReference });
  const at = dependencies.now();
  const later = (pause: number) => new Date(at.getTime() + pause);
  if (status === 'failed') {
    // A word about a try before this one.
    if (gatewayRefundId !== null && refund.gatewayRefundId !== null && gatewayRefundId !== refund.gatewayRefundId)
      return;
    const failures = refund.failures + 1;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const raisedAt =
      refund.raisedAt ?? (failures >= FAILURES_BEFORE_SUPPORT ? escalateRefund(dependencies, refund, at) : null);
    await tx
      .update(refunds)
      .set({
        status: 'REFUND_INITIATED',
        leg: 'FAILED',
        gatewayRefundId: null,
        sentThrough: null,
        failures,
        nextTryAt: later(pause),
        raisedAt,
      })
      .where(eq(refunds.id, refund.id));
    return;
  }
  const change: Partial<RefundRow> =
    status === 'pending'
      ? { status: 'REFUND_INITIATED', leg: 'PENDING', gatewayRefundId, nextTryAt: later(ASK_AFTER_MS) }
      : {
          status: 'REFUND_COMPLETED',
          leg: 'SUCCESS',
          gatewayRefundId,
          bankReference,
          sentThrough: null,
          nextTryAt: null,
          completedAt: at,
          encryptedDestination: null,
        };
  await tx.update(refunds).set(change).where(eq(refunds.id, refund.id));
  if (status !== 'processed') return;
  await bookRefundAtGateway(tx, refund, { gatewayRefundId, at });
  for (const hook of dependencies.areas.flatMap(({ refundHooks = [] }) => refundHooks))
    await hook.completed?.(tx, dependencies, refund);
}
