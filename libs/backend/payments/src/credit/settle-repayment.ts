import { indiaDay, toPaise } from '@haat/format';
import { and, eq } from 'drizzle-orm';
import type { GatewayPayment } from '../gateways/payment-gateway.ts';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { GatewayReport } from '../attempts/gateway-report.ts';
import { paymentCaptures, payments } from '../attempts/tables.ts';
import type { PaymentRow } from '../attempts/tables.ts';
import { bookCaptureAtGateway } from '../ledger/book-at-gateway.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { book, bookedEntries } from './credit-ledger.ts';
import { lockCreditLine } from './credit-lines.ts';
import { accountSummary } from './account-summary.ts';
import type { CreditLineRow } from './tables.ts';

/**
 * Records the gateway's report of a repayment, repeatable and in any order: the first captured payment reduces the
 * dues, as far as there are any; its remainder, and every other payment, is refunded. Decision 017. @returns the
 * attempt, or null when it is not this farmer's
 */
export async function settleRepayment(
  tx: Transaction,
  dependencies: Dependencies,
  userId: string,
  { gatewayOrderId, gatewayPayments, isComplete }: GatewayReport,
): Promise<PaymentRow | null> {
  // Always the farmer's line first: concurrent bookings wait for each other there.
  const line = await lockCreditLine(tx, userId);
  const [attempt] = await tx.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId)).for('update');
  if (line === null || attempt === undefined) return null;
  const own = gatewayPayments.filter(({ orderId }) => orderId === gatewayOrderId);
  for (const payment of own.filter(({ status }) => status === 'captured'))
    await bookCapture(tx, dependencies, { line, attempt }, payment);
  const [current = attempt] = await tx.select().from(payments).where(eq(payments.id, attempt.id));
  const state = current.state === 'captured' ? current.state : (stateBy(own, isComplete) ?? current.state);
  if (state !== current.state)
    await tx.update(payments).set({ state, updatedAt: dependencies.now() }).where(eq(payments.id, attempt.id));
  return { ...current, state };
}

/** What the gateway's payments say of an attempt of which none was captured; null when they say nothing. */
function stateBy(gatewayPayments: readonly GatewayPayment[], isWhole: boolean): 'pending' | 'failed' | null {
  if (gatewayPayments.some(({ status }) => status === 'created' || status === 'authorized')) return 'pending';
  return isWhole && gatewayPayments.length > 0 && gatewayPayments.every(({ status }) => status === 'failed')
    ? 'failed'
    : null;
}

async function bookCapture(
  tx: Transaction,
  dependencies: Dependencies,
  { line, attempt }: { line: CreditLineRow; attempt: PaymentRow },
  { id, amountPaise }: GatewayPayment,
): Promise<void> {
  const at = dependencies.now();
  const [before] = await tx
    .select({ id: paymentCaptures.gatewayPaymentId })
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.paymentId, attempt.id), eq(paymentCaptures.use, 'dues')));
  const use = before === undefined ? 'dues' : 'refund';
  const [booked] = await tx
    .insert(paymentCaptures)
    .values({ gatewayPaymentId: id, paymentId: attempt.id, orderId: null, amountPaise, use, capturedAt: at })
    .onConflictDoNothing()
    .returning();
  if (booked === undefined) return;
  await bookCaptureAtGateway(tx, attempt.kind, { id, amountPaise, at });
  const refundExcess = (paise: number, cause: 'paid-twice' | 'more-than-dues') =>
    requestRefund(tx, dependencies, {
      orderId: null,
      amountPaise: paise,
      cause,
      to: 'gateway',
      gatewayPaymentId: id,
      returnId: null,
    });
  if (use === 'refund') {
    await refundExcess(amountPaise, 'paid-twice');
    return;
  }
  const { dues } = accountSummary(line, await bookedEntries(tx, line.userId), indiaDay(at));
  const repaidPaise = Math.min(amountPaise, Math.max(0, toPaise(dues)));
  await book(tx, dependencies, {
    userId: line.userId,
    orderId: null,
    reference: `repayment:${line.userId}:gateway:${id}`,
    at,
    event: { kind: 'repayment', paise: repaidPaise },
  });
  if (amountPaise > repaidPaise) await refundExcess(amountPaise - repaidPaise, 'more-than-dues');
  await tx
    .update(payments)
    .set({ state: 'captured', updatedAt: at, nextAskAt: null })
    .where(eq(payments.id, attempt.id));
}
