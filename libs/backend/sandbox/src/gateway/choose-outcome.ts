import { eq } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { sandboxGatewayOrders, sandboxGatewayPayments, sandboxGatewayWebhooks } from './tables.ts';
import { gatewayId, wireEvent, wireOrder, wirePayment } from './wire.ts';

/** Outcomes that can be chosen on the sandbox's page. */
export const OUTCOMES = ['succeed', 'fail', 'stay-pending', 'answer-late', 'call-twice'] as const;
/** A chosen outcome. */
export type Outcome = (typeof OUTCOMES)[number];

/** Delay of a late payment. */
export const LATE_AFTER_MS = 20_000;

type PaymentRow = typeof sandboxGatewayPayments.$inferSelect;

/**
 * Makes a payment of an order go as it was chosen, and notes the webhooks that tell of it (the CSC bridge has none);
 * null for an order that the sandbox does not know.
 */
export async function chooseOutcome(
  { database, now }: Dependencies,
  orderId: string,
  outcome: Outcome,
  { tells = true }: { tells?: boolean } = {},
): Promise<PaymentRow | null> {
  return inTransaction(database, async (tx) => {
    const [order] = await tx.select().from(sandboxGatewayOrders).where(eq(sandboxGatewayOrders.id, orderId));
    if (order === undefined) return null;
    const payment: PaymentRow = {
      id: gatewayId('pay'),
      orderId,
      amountPaise: order.amountPaise,
      createdAt: now(),
      status:
        outcome === 'fail' ? 'failed' : outcome === 'succeed' || outcome === 'call-twice' ? 'captured' : 'created',
      settlesAt: outcome === 'answer-late' ? new Date(now().getTime() + LATE_AFTER_MS) : null,
    };
    await tx.insert(sandboxGatewayPayments).values(payment);
    if (tells) await notePayment(tx, payment, now(), outcome === 'call-twice' ? 1 : 0);
    return payment;
  });
}

/** Notes the webhooks that tell how a payment stands. @param repeats how often each comes again */
export async function notePayment(tx: Transaction, payment: PaymentRow, at: Date, repeats = 0): Promise<void> {
  if (payment.status === 'created') return;
  const [order] = await tx.select().from(sandboxGatewayOrders).where(eq(sandboxGatewayOrders.id, payment.orderId));
  if (order === undefined) return;
  const entities = { payment: wirePayment(payment) };
  if (payment.status === 'failed') return noteEvents(tx, [wireEvent('payment.failed', entities, at)], at, repeats);
  await noteEvents(
    tx,
    [
      wireEvent('payment.authorized', { payment: { ...entities.payment, status: 'authorized', captured: false } }, at),
      wireEvent('payment.captured', entities, at),
      wireEvent('order.paid', { ...entities, order: wireOrder(order, [payment]) }, at),
    ],
    at,
    repeats,
  );
}

/** Notes webhooks, each an event of its own. */
export async function noteEvents(tx: Transaction, bodies: readonly string[], at: Date, repeats = 0): Promise<void> {
  await tx
    .insert(sandboxGatewayWebhooks)
    .values(bodies.map((body) => ({ id: gatewayId('evt'), body, dueAt: at, repeats })));
}
