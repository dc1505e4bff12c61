import { unwritablePlace } from '@haat/backend-platform';
import { z } from 'zod';
import { DISPUTE_PHASES, DISPUTE_STATUSES } from '@haat/api-contract/vocabulary';
import type { GatewayDispute, GatewayEvent, GatewayPayment, GatewayRefund, SettlementItem } from './payment-gateway.ts';

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
/** A dispute in the gateway's wire. What it says of the payer is not read. */
export const wireDisputeSchema = z.object({
  id: z.string().max(64),
  payment_id: z.string().max(64),
  amount: z.number().int().nonnegative(),
  amount_deducted: z.number().int().nonnegative().default(0),
  reason_code: z.string().max(100).default(''),
  respond_by: z.number().int().nonnegative().nullish(),
  status: z.enum(DISPUTE_STATUSES),
  phase: z.enum(DISPUTE_PHASES),
  created_at: z.number().int().nonnegative(),
});
/** A payout in RazorpayX's wire: only which one it is. How it stands is asked. */
export const wirePayoutSchema = z.object({ reference_id: z.string().max(64).nullish() });
/** An item of a settlement report in the gateway's wire. */
export const wireSettlementItemSchema = z.object({
  entity_id: z.string().max(64),
  type: z.enum(['payment', 'refund', 'adjustment', 'transfer']),
  debit: z.number().int().nonnegative(),
  credit: z.number().int().nonnegative(),
  /** Its tax is in it. */
  fee: z.number().int().nonnegative(),
  settled: z.boolean(),
  settlement_id: z.string().max(64).nullish(),
  dispute_id: z.string().max(64).nullish(),
  order_id: z.string().max(64).nullish(),
});
/** A webhook’s body in the gateway’s wire, as far as it is read. */
export const gatewayEventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: wirePaymentSchema }).optional(),
    refund: z.object({ entity: wireRefundSchema }).optional(),
    dispute: z.object({ entity: wireDisputeSchema }).optional(),
    payout: z.object({ entity: wirePayoutSchema }).optional(),
  }),
  created_at: z.number().int().nonnegative().optional(),
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

const timeOf = (seconds: number) => new Date(seconds * 1000);

/** A dispute read from the wire. */
export function readDispute(wire: z.output<typeof wireDisputeSchema>): GatewayDispute {
  return {
    id: wire.id,
    paymentId: wire.payment_id,
    amountPaise: wire.amount,
    deductedPaise: wire.amount_deducted,
    reasonCode: wire.reason_code,
    phase: wire.phase,
    status: wire.status,
    respondBy: wire.respond_by == null || wire.respond_by === 0 ? null : timeOf(wire.respond_by),
    openedAt: timeOf(wire.created_at),
  };
}

/** Items of a settlement report read from the wire, without those that are held back. */
export function readSettlementItems(items: readonly z.output<typeof wireSettlementItemSchema>[]): SettlementItem[] {
  return items
    .filter(({ settled }) => settled)
    .map(({ entity_id: id, type: kind, debit, credit, fee, settlement_id, dispute_id, order_id }) => ({
      id,
      kind,
      creditPaise: credit,
      debitPaise: debit,
      feePaise: fee,
      settlementId: settlement_id ?? '',
      disputeId: dispute_id ?? null,
      gatewayOrderId: order_id ?? null,
    }));
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
    payload: { payment, refund, dispute, payout },
    created_at: at,
  } = read.data;
  return {
    type: event,
    payment: payment === undefined ? null : readPayment(payment.entity),
    refund: refund === undefined ? null : readRefund(refund.entity),
    dispute: dispute === undefined ? null : readDispute(dispute.entity),
    payoutReference: payout?.entity.reference_id ?? null,
    at: timeOf(at ?? dispute?.entity.created_at ?? 0),
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
