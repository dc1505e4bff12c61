import { paymentKind } from '@haat/order-core';
import { and, eq, sum } from 'drizzle-orm';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { reduceDues } from '../credit/credit-hook.ts';

import { paymentCaptures } from '../attempts/tables.ts';
import { disputeHoldOfPayment } from '../disputes/record-dispute.ts';
import { tellDisputed } from '../disputes/dispute-hook.ts';
import { paymentInDispute } from '../disputes/lost-of-order.ts';
import { withholdDisputed } from '../disputes/withheld-refunds.ts';
import type { PremiumLeft } from './refund-hook.ts';
import { requestRefund } from './request-refund.ts';
import type { RefundRequest } from './request-refund.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/**
 * Gives back what was taken for an order that has ended otherwise, as far as it has not gone back yet.
 * @param mostPaise no more than this, where the seller of another marketplace says so; null for all of it
 */
export async function refundEndedOrder(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string,
  mostPaise: number | null = null,
): Promise<void> {
  const paid = await paidMoney(tx, orderId);
  const amountPaise = Math.min(paid?.leftPaise ?? 0, mostPaise ?? Number.MAX_SAFE_INTEGER);
  if (paid === null || amountPaise === 0) return;
  await requestRefund(tx, dependencies, {
    orderId,
    amountPaise,
    cause: 'order-ended',
    to: 'gateway',
    gatewayPaymentId: paid.gatewayPaymentId,
    returnId: null,
  });
}

/** Goods that came back and were taken, or a matter in which support or a seller decided for the farmer. */
export interface ReturnRefundRequest {
  order: OrderRow;
  /** Whole paise. */
  amountPaise: number;
  /** What of it is premium that an insurer gives back, whole paise; none when not given. */
  premiumPaise?: number;
  /** Null where a complaint was decided on. */
  returnId: string | null;
  cause?: 'return' | 'overruled' | 'issue-settled';
  /** Names the matter in the ledger of a credit line; the return when not given. */
  reference?: string;
}

/**
 * Refunds returned goods, never more than was paid and has not gone back or is disputed, by the method they were paid
 * with: through the gateway, off the dues of a credit line, or, for cash, to the farmer's destination. Repeating it for
 * the same return changes nothing.
 * @returns the refund, of several the one that has yet to be paid; null when none was created
 */
export async function refundForReturn(
  tx: Transaction,
  dependencies: Dependencies,
  { order, amountPaise: wantedPaise, premiumPaise = 0, returnId, cause = 'return', ...named }: ReturnRefundRequest,
): Promise<RefundRow | null> {
  const reference = named.reference ?? returnId;
  if (reference === null) throw new Error('a refund of nothing that has a name');
  const amountPaise = Math.min(wantedPaise, await refundablePaise(tx, order));
  const refundedPremium = Math.min(premiumPaise, amountPaise);
  if (returnId !== null) {
    const leftPaise = premiumPaise - refundedPremium;
    const withheld = { returnId, orderId: order.id, amountPaise: wantedPaise - amountPaise, premiumPaise: leftPaise };
    const heldPaise = (await paymentInDispute(tx, order.id))?.heldPaise ?? 0;
    const withheldPremium = await withholdDisputed(tx, dependencies, { ...withheld, heldPaise });
    await tellPremiumLeft(tx, dependencies, { order, returnId, amountPaise: leftPaise - withheldPremium });
    // A bank that has decided before the return says nothing more of it.
    if (withheldPremium > 0) await tellDisputed(tx, dependencies, order);
  }
  const request = {
    orderId: order.id,
    amountPaise,
    premiumPaise: refundedPremium,
    cause,
    to: null,
    gatewayPaymentId: null,
    returnId,
  } as const;
  if (amountPaise <= 0) return null;
  const kind = paymentKind(order.paymentMode) ?? 'cash';
  if (kind === 'cash') return requestRefund(tx, dependencies, request);
  if (kind === 'credit') return refundCreditReturn(tx, dependencies, request, { order, reference });
  const paid = await paidMoney(tx, order.id);
  const throughGateway = Math.min(amountPaise, paid?.leftPaise ?? 0);
  // A prebooking paid its advance through the gateway and the rest in cash: what the gateway never had goes to where
  // the farmer says.
  if (paid === null || throughGateway < amountPaise) return requestRefund(tx, dependencies, request);
  return requestRefund(tx, dependencies, { ...request, to: 'gateway', gatewayPaymentId: paid.gatewayPaymentId });
}

/** Tells other areas of premium that came back, and that the farmer was given before. */
async function tellPremiumLeft(tx: Transaction, dependencies: Dependencies, left: PremiumLeft): Promise<void> {
  if (left.amountPaise <= 0) return;
  for (const hook of dependencies.areas.flatMap(({ refundHooks = [] }) => refundHooks))
    await hook.premiumLeft?.(tx, dependencies, left);
}

/**
 * Takes returned goods off the dues, and requests a payout of what exceeds them because it was repaid. See
 * docs/domain/credit.md#returns.
 */
async function refundCreditReturn(
  tx: Transaction,
  dependencies: Dependencies,
  request: RefundRequest & { premiumPaise: number },
  { order, reference }: { readonly order: OrderRow; readonly reference: string },
): Promise<RefundRow | null> {
  const { amountPaise, premiumPaise, returnId } = request;
  const [known] =
    returnId === null ? [] : await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.returnId, returnId));
  if (known !== undefined) return null;
  const { offDuesPaise, payOutPaise } = await reduceDues(tx, dependencies, {
    userId: order.farmerId,
    orderId: order.id,
    returnId: reference,
    amountPaise,
  });
  const premiumOffDues = Math.min(premiumPaise, offDuesPaise);
  const offDues =
    offDuesPaise === 0
      ? null
      : await requestRefund(tx, dependencies, {
          ...request,
          to: 'credit',
          amountPaise: offDuesPaise,
          premiumPaise: premiumOffDues,
        });
  const done = offDues === null ? null : await completeAtOnce(tx, dependencies, offDues);
  if (payOutPaise === 0) return done;
  return requestRefund(tx, dependencies, {
    ...request,
    cause: 'more-than-dues',
    amountPaise: payOutPaise,
    premiumPaise: premiumPaise - premiumOffDues,
  });
}

async function completeAtOnce(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  refund: RefundRow,
): Promise<RefundRow> {
  const done = { status: 'REFUND_COMPLETED', leg: 'SUCCESS', completedAt: now(), nextTryAt: null } as const;
  await tx.update(refunds).set(done).where(eq(refunds.id, refund.id));
  return { ...refund, ...done };
}

/**
 * The payment that pays an order, and what of it has not gone back; locked, so that two refunds at once never pass
 * it.
 */
export async function paidMoney(
  tx: Transaction,
  orderId: string,
): Promise<{ gatewayPaymentId: string; leftPaise: number } | null> {
  const [paid] = await tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.orderId, orderId), eq(paymentCaptures.use, 'order')))
    .for('update');
  if (paid === undefined) return null;
  const [back] = await tx
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(eq(refunds.gatewayPaymentId, paid.gatewayPaymentId));
  // What the payer's bank has taken back is not given back a second time.
  const held = await disputeHoldOfPayment(tx, paid.gatewayPaymentId);
  const leftPaise = paid.amountPaise - Number(back?.paise ?? 0) - held;
  return { gatewayPaymentId: paid.gatewayPaymentId, leftPaise: Math.max(0, leftPaise) };
}

/**
 * What of an order's money can still go back to its farmer, whole paise: what was paid, less every refund of it. Cash
 * and credit count once the goods were handed over.
 */
export async function refundablePaise(tx: Transaction, order: OrderRow): Promise<number> {
  const captured = await tx.select().from(paymentCaptures).where(eq(paymentCaptures.orderId, order.id)).for('update');
  const paid = captured.filter(({ use }) => use === 'order');
  const unappliedPaymentIds = captured
    .filter(({ use }) => use === 'refund')
    .map(({ gatewayPaymentId }) => gatewayPaymentId);
  const refunded = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  const orderRefunds = refunded.filter(({ gatewayPaymentId }) => !unappliedPaymentIds.includes(gatewayPaymentId ?? ''));
  const sumOf = (rows: readonly { amountPaise: number }[]) =>
    rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const paidPaise = order.status === 'DELIVERED' ? order.totalPaise : sumOf(paid);
  // What the payer's bank has taken back is not given back a second time.
  let disputedPaise = 0;
  for (const { gatewayPaymentId } of paid) disputedPaise += await disputeHoldOfPayment(tx, gatewayPaymentId);
  return Math.max(0, paidPaise - sumOf(orderRefunds) - disputedPaise);
}
