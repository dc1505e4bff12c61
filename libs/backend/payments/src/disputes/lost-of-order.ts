import { and, eq, sum } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';

import { paymentCaptures } from '../attempts/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { disputeHoldPaise } from './dispute-rules.ts';
import { paymentDisputes } from './tables.ts';

/**
 * What payers' banks have taken back for good of the money that paid an order, whole paise, as far as it was not given
 * back by a refund as well. See docs/domain/ledger.md#chargebacks.
 */
export async function lostOfOrder(executor: Executor, orderId: string): Promise<number> {
  const [paid] = await executor
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.orderId, orderId), eq(paymentCaptures.use, 'order')));
  if (paid === undefined) return 0;
  const lost = await executor
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.gatewayPaymentId, paid.gatewayPaymentId), eq(paymentDisputes.status, 'lost')));
  const [back] = await executor
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(eq(refunds.gatewayPaymentId, paid.gatewayPaymentId));
  const lostPaise = lost.reduce((paise, dispute) => paise + disputeHoldPaise(dispute), 0);
  return Math.min(lostPaise, Math.max(0, paid.amountPaise - Number(back?.paise ?? 0)));
}
