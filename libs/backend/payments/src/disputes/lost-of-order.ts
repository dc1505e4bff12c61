import { disputeShares } from '@haat/order-core';
import { and, eq, sum } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';

import { paymentCaptures } from '../attempts/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { withheldPremium } from './withheld-refunds.ts';
import { disputeHoldPaise } from './dispute-rules.ts';
import { paymentDisputes } from './tables.ts';

/** The payment that paid an order, and how its disputes stand. Amounts are whole paise. */
export interface PaymentInDispute {
  paidPaise: number;
  /** Given back by refunds, those under way included. */
  refundedPaise: number;
  /** What the gateway keeps back. */
  heldPaise: number;
  /** What of it is taken back for good. */
  lostPaise: number;
  /** A bank has yet to decide. */
  isUndecided: boolean;
}

/** The payment that paid an order with its disputes; null when none did. */
export async function paymentInDispute(executor: Executor, orderId: string): Promise<PaymentInDispute | null> {
  const [paid] = await executor
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.orderId, orderId), eq(paymentCaptures.use, 'order')));
  if (paid === undefined) return null;
  const disputes = await executor
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.gatewayPaymentId, paid.gatewayPaymentId));
  const [back] = await executor
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(eq(refunds.gatewayPaymentId, paid.gatewayPaymentId));
  const heldFor = (rows: typeof disputes) => rows.reduce((paise, dispute) => paise + disputeHoldPaise(dispute), 0);
  return {
    paidPaise: paid.amountPaise,
    refundedPaise: Number(back?.paise ?? 0),
    heldPaise: heldFor(disputes),
    lostPaise: heldFor(disputes.filter(({ status }) => status === 'lost')),
    isUndecided: disputes.some(({ status }) => status === 'open' || status === 'under_review'),
  };
}

/** What payers' banks leave of the money that paid an order. Amounts are whole paise. */
export interface LostOfOrder {
  /** Taken back for good, as far as it was not given back by a refund as well. */
  lostPaise: number;
  /** Premium of returns that insurers gave back and that no refund has given to the farmer. */
  premiumPaise: number;
  /** A bank has yet to decide. */
  isUndecided: boolean;
}

/** What payers' banks have taken back of the money that paid an order. See docs/domain/ledger.md#chargebacks. */
export async function lostOfOrder(executor: Executor, orderId: string): Promise<LostOfOrder> {
  const payment = await paymentInDispute(executor, orderId);
  if (payment === null) return { lostPaise: 0, premiumPaise: 0, isUndecided: false };
  return {
    lostPaise: disputeShares({ ...payment, withheldPaise: 0, isHandedOver: false }).shopPaise,
    premiumPaise: await withheldPremium(executor, orderId),
    isUndecided: payment.isUndecided,
  };
}
