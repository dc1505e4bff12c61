import { unwritablePlace } from '@haat/backend-platform';
import { z } from 'zod';
import type { GatewayEvent, GatewayPayment, GatewayRefund } from './payment-gateway.ts';

/**
 * A payment in the gateway's wire; what else it says (card, address, phone number) is not read, so it is kept
 * nowhere.
 */
export const wirePaymentSchema = z.object({
  id: z.string().max(64),
  order_id: z.string().max(64).nullish(),
  amount: z.number().int().nonnegative(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
});
/** A refund in the gateway's wire. */
export const wireRefundSchema = z.object({
  id: z.string().max(64),
  payment_id: z.string().max(64),
  amount: z.number().int().nonnegative(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().max(64).nullish(),
});
/** A webhook’s body in the gateway’s wire, as far as it is read. */
export const gatewayEventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: wirePaymentSchema }).optional(),
    refund: z.object({ entity: wireRefundSchema }).optional(),
  }),
});

/** A payment read from the wire. */
export function readPayment({ id, order_id, amount, status }: z.output<typeof wirePaymentSchema>): GatewayPayment {
  return { id, orderId: order_id ?? '', amountPaise: amount, status };
}

/** A refund read from the wire. */
export function readRefund({
  id,
  payment_id,
  amount,
  status,
  receipt,
}: z.output<typeof wireRefundSchema>): GatewayRefund {
  return { id, paymentId: payment_id, amountPaise: amount, status, key: receipt ?? null };
}

/**
 * A webhook's body, whose signature was checked; null when it is none of the gateway's forms, or holds a character
 * that no database can keep.
 */
export function readEvent(body: Buffer): GatewayEvent | null {
  const sent = parsed(body);
  if (unwritablePlace(sent) !== null) return null;
  const read = gatewayEventSchema.safeParse(sent);
  if (!read.success) return null;
  const {
    event,
    payload: { payment, refund },
  } = read.data;
  return {
    type: event,
    payment: payment === undefined ? null : readPayment(payment.entity),
    refund: refund === undefined ? null : readRefund(refund.entity),
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
