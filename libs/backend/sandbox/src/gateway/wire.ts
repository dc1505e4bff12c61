import { randomBytes } from 'node:crypto';
import type { sandboxGatewayOrders, sandboxGatewayPayments, sandboxGatewayRefunds } from './tables.ts';

type OrderRow = typeof sandboxGatewayOrders.$inferSelect;
type PaymentRow = typeof sandboxGatewayPayments.$inferSelect;
type RefundRow = typeof sandboxGatewayRefunds.$inferSelect;

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** An id as the gateway makes them: 'pay_' and 14 letters and digits. */
export function gatewayId(kind: 'order' | 'pay' | 'rfnd' | 'evt' | 'disp'): string {
  return `${kind}_${randomBytes(16)
    .toString('base64url')
    .replace(/[^a-zA-Z\d]/g, '')
    .padEnd(14, 'x')
    .slice(0, 14)}`;
}

/** An order in the gateway's documented form. */
export function wireOrder(
  { id, amountPaise, receipt, createdAt }: OrderRow,
  payments: readonly PaymentRow[],
): Record<string, unknown> {
  const isPaid = payments.some(({ status }) => status === 'captured');
  return {
    id,
    entity: 'order',
    amount: amountPaise,
    amount_paid: isPaid ? amountPaise : 0,
    amount_due: isPaid ? 0 : amountPaise,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: isPaid ? 'paid' : payments.length > 0 ? 'attempted' : 'created',
    attempts: payments.length,
    notes: [],
    created_at: seconds(createdAt),
  };
}

/** A payment in the gateway's documented form. */
export function wirePayment(
  { id, orderId, amountPaise, status, createdAt }: PaymentRow,
  refundedPaise = 0,
): Record<string, unknown> {
  const isFailed = status === 'failed';
  return {
    id,
    entity: 'payment',
    amount: amountPaise,
    currency: 'INR',
    status: refundedPaise === amountPaise ? 'refunded' : status,
    order_id: orderId,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: refundedPaise,
    refund_status: refundedPaise === 0 ? null : refundedPaise === amountPaise ? 'full' : 'partial',
    captured: status === 'captured',
    description: 'Krishi Haat',
    card_id: null,
    bank: null,
    wallet: null,
    vpa: 'nobody@sandbox',
    email: 'nobody@sandbox.example',
    contact: '+919000000000',
    notes: [],
    fee: status === 'captured' ? 0 : null,
    tax: status === 'captured' ? 0 : null,
    error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: isFailed ? 'Payment failed in the sandbox' : null,
    error_source: isFailed ? 'customer' : null,
    error_step: isFailed ? 'payment_authentication' : null,
    error_reason: isFailed ? 'payment_failed' : null,
    acquirer_data: { rrn: null },
    created_at: seconds(createdAt),
  };
}

/** A refund in the gateway's documented form. */
export function wireRefund({
  id,
  paymentId,
  amountPaise,
  receipt,
  status,
  createdAt,
}: RefundRow): Record<string, unknown> {
  return {
    id,
    entity: 'refund',
    amount: amountPaise,
    currency: 'INR',
    payment_id: paymentId,
    notes: [],
    receipt,
    acquirer_data: { arn: null },
    created_at: seconds(createdAt),
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

/** The bytes of a webhook. */
export function wireEvent(
  event: string,
  entities: Readonly<Record<string, Record<string, unknown>>>,
  at: Date,
): string {
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox000000',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: seconds(at),
  });
}

/** An error in the gateway's documented form. */
export function wireError(description: string, reason = 'input_validation_failed'): { error: Record<string, unknown> } {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason,
      metadata: {},
    },
  };
}
