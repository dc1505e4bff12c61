import { z } from 'zod';
import { LONGEST_ID, LONGEST_NAME } from './vocabulary/limits.ts';
import { PAYMENT_KINDS, PAYMENT_STATES, PAYMENT_GATEWAYS } from './vocabulary/payments.ts';
import {
  ACCOUNT_NUMBER,
  IFSC,
  REFUND_CAUSES,
  REFUND_LEG_STATUSES,
  REFUND_STATUSES,
  REFUND_TARGETS,
  UPI_ADDRESS,
} from './vocabulary/refunds.ts';

/** How an order is paid and where the money stands. Amounts are rupees, times ISO. */
export const orderPaymentSchema = z.object({
  kind: z.enum(PAYMENT_KINDS),
  state: z.enum(PAYMENT_STATES),
  /** Money of ours at the gateway: what is refunded when the order ends otherwise. */
  paid: z.number(),
  /** Until when it can be paid, or null. */
  pay_by: z.string().nullable(),
  /** Whether 'pay' or 'pay again' can be pressed. */
  can_pay: z.boolean(),
});
/** How an order is paid and where the money stands. */
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/**
 * A refund as its farmer sees it: the amount in rupees, why, and its state; `leg` is the gateway's part while it is
 * pending.
 */
export const refundSchema = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.number(),
  status: z.enum(REFUND_STATUSES),
  leg: z.enum(REFUND_LEG_STATUSES).nullable(),
  cause: z.enum(REFUND_CAUSES),
  /** Destination: the payment's source, the dues of the credit line, or an account that the farmer gives. */
  to: z.enum(REFUND_TARGETS).nullable(),
  /** Masked: 'ra***@upi', '••••4321'. */
  destination: z.string().nullable(),
  /** A cash refund waits for the farmer to say where to send it. */
  needs_destination: z.boolean(),
  /** The account that was given can still be corrected. */
  can_correct_destination: z.boolean(),
  requested_at: z.string(),
  completed_at: z.string().nullable(),
});
/** A refund. */
export type Refund = z.infer<typeof refundSchema>;
/** `POST /payment/v1/refunds/:id/destination`: where a cash refund is sent. */
export const refundDestinationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upi'),
    vpa: z.string().trim().regex(UPI_ADDRESS),
  }),
  z.object({
    kind: z.literal('bank'),
    account_number: z.string().regex(ACCOUNT_NUMBER),
    ifsc: z.string().regex(IFSC),
    name: z.string().trim().min(1).max(LONGEST_NAME),
  }),
]);
/**
 * `POST /support/v1/refunds/:id/paid`: to which of the destinations that were given it was paid, as the list of raised
 * refunds said, and the bank's reference of the payment. While the answer to a payout is open, a second person of
 * support sends the same reference; until then the refund stays as it is.
 */
export const paidRefundSchema = z.object({
  destination_version: z.number().int().min(0).max(1e6),
  bank_reference: z.string().trim().min(4).max(50).optional(),
});
/** Where a cash refund is sent. */
export type RefundDestination = z.infer<typeof refundDestinationSchema>;

/**
 * `GET /support/v1/refunds/raised`: refunds that do not go through by themselves; `pay_to` where support pays by
 * hand; no order for money that was taken for dues.
 */
export const raisedRefundsSchema = z.object({
  results: z.array(
    refundSchema.extend({
      order_id: z.string().nullable(),
      raised_at: z.string(),
      pay_to: refundDestinationSchema.nullable(),
      /** Counts the destinations that were given: a later one is another account. */
      destination_version: z.number().int(),
      /** A payout was sent, and the bank has not answered: the farmer may have the money. */
      is_answer_open: z.boolean(),
      /** Its money came back after it had arrived: support pays it once more. */
      is_reversed: z.boolean(),
      /** Its money has gone out a second time. */
      is_paid_twice: z.boolean(),
      /** What of the second payment is neither back nor closed otherwise, in rupees. */
      paid_twice_open: z.number(),
    }),
  ),
});
/** A refund that support has to look at. */
export type RaisedRefund = z.infer<typeof raisedRefundsSchema>['results'][number];

/**
 * `POST /payment/v1/orders/:id/attempts`: begins, or goes on with, paying an order. `language` is that of the
 * gateway's page. `agreed_total`: what the farmer was shown as the new total in rupees, when the order came to
 * something else than before.
 */
export const startPaymentSchema = z.object({
  callback_url: z.url({ protocol: /^https?$/ }).max(500),
  cancel_url: z.url({ protocol: /^https?$/ }).max(500),
  agreed_total: z.number().min(0).max(100_000_000).optional(),
});
/**
 * How the browser is redirected: a form of these fields is posted to `action`, the gateway's own page. Amounts are
 * whole paise, as the gateway counts.
 */
export const paymentRedirectSchema = z.object({
  order_id: z.string(),
  gateway: z.enum(PAYMENT_GATEWAYS),
  is_sandbox: z.boolean(),
  action: z.url(),
  fields: z.record(z.string(), z.string()),
  amount_paise: z.number().int(),
});
/** How the browser is redirected to the gateway. */
export type PaymentRedirect = z.infer<typeof paymentRedirectSchema>;
/**
 * `POST /payment/v1/returns`: what the gateway's page posted to the return page; it is signed, so it needs no
 * session.
 */
export const paymentReturnSchema = z.object({
  razorpay_payment_id: z.string().max(64),
  razorpay_order_id: z.string().max(LONGEST_ID),
  razorpay_signature: z.string().max(256),
});
/** Answer: the order that it was about, or the repayment of dues. */
export const paymentReturnedSchema = z.object({
  order_id: z.string().nullable(),
  repayment_id: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
});
/** The order, or the repayment of dues, that a return was about, and how its payment stands. */
export type PaymentReturned = z.infer<typeof paymentReturnedSchema>;
/** `GET /payment/v1/orders/:id`: the payment's current state, queried from the gateway while it is not settled. */
export const paymentStateSchema = orderPaymentSchema.extend({ order_id: z.string() });

/** `POST /csc/encrypt`: which order of the agent's own is to be paid, and where the bridge leads back to. */
export const cscEncryptSchema = startPaymentSchema.extend({ order_id: z.string().max(LONGEST_ID) });
/**
 * A message to or from the bridge, encrypted and signed. Answer of `csc/encrypt`; body of `csc/decrypt` and
 * `api/csc/process-payment`.
 */
export const cscMessageSchema = z.object({ message: z.string().min(1).max(16_000) });
/** A message to or from the bridge, encrypted and signed. */
export type CscMessage = z.infer<typeof cscMessageSchema>;
/** Answer of `POST /csc/decrypt`: the bridge's message, in its own format. */
export const cscDecryptedSchema = z.object({
  order_id: z.string().nullable(),
  repayment_id: z.string().nullable(),
  csc_txn: z.string().nullable(),
  txn_amount: z.string().nullable(),
  txn_status: z.string().nullable(),
});
/** What the bridge has answered about an order, or a repayment of dues. */
export type CscDecrypted = z.infer<typeof cscDecryptedSchema>;
/** Answer of `POST /api/csc/process-payment`. */
export const cscProcessedSchema = paymentReturnedSchema;
/** The order, or the repayment of dues, that the bridge's answer was about, and how its payment stands. */
export type CscProcessed = z.infer<typeof cscProcessedSchema>;
