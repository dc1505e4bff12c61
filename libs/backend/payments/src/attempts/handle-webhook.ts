import { createHash } from 'node:crypto';
import { readEvent } from '../gateways/gateway-event.ts';
import { GatewayError } from '../gateways/payment-gateway.ts';
import type { GatewayEvent, GatewayRefund } from '../gateways/payment-gateway.ts';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { and, eq, isNull, or } from 'drizzle-orm';
import { recordDispute } from '../disputes/record-dispute.ts';
import { handlePayoutReport } from '../payouts/handle-payout-report.ts';
import { bookRefund } from '../refunds/book-refund.ts';
import { parseRefundKey } from '../refunds/refund-key.ts';
import { refunds } from '../refunds/tables.ts';
import { settlePayment } from './settle-payment.ts';
import type { GatewayReport } from './gateway-report.ts';
import { paymentEvents, payments } from './tables.ts';

/** A webhook as it came. */
export interface ReceivedWebhook {
  /** Byte for byte: the signature is of these. */
  body: Buffer;
  signature: string;
  /** The same on a repeat; empty when none came. */
  id: string;
}

/**
 * Takes the gateway's own word. Only a signed one counts, and each event once; what it changes is in the same
 * transaction as the note that it came, so that one that could not be taken is sent again and finds nothing of it
 * done.
 * @throws ServiceError `payment_error.not_signed`, `request_error.invalid`, `payment_error.gateway_away` when the
 *   gateway is to send it again
 */
export async function handleWebhook(
  dependencies: Dependencies,
  { body, signature, id }: ReceivedWebhook,
): Promise<void> {
  const { adapters, database, now, log } = dependencies;
  // The company that pays out has a secret of its own, and the same address.
  const isOfPayouts = adapters.payouts.isSignedReport?.(body, signature) === true;
  const isOfPayments = await adapters.payments.isSignedEvent(body, signature);
  if (!isOfPayouts && !isOfPayments) throw new ServiceError('payment_error.not_signed');
  const event = readEvent(body);
  if (event === null) throw new ServiceError('request_error.invalid', { fields: [{ field: 'body', rule: 'format' }] });
  if (isOfPayouts && event.payoutReference !== null) await handlePayoutReport(dependencies, event.payoutReference);
  if (!isOfPayments) return;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const report = await reportOf(dependencies, event);
  await inTransaction(database, async (tx) => {
    if (!(await isNew(tx, { id, type: event.type, bodyHash, receivedAt: now() }))) return;
    if (report !== null && (await settlePayment(tx, dependencies, report)) === null)
      log.warn({ type: event.type }, 'the payment gateway told of an order that is none of ours');
    if (event.refund !== null) await bookRefundEvent(tx, dependencies, event.refund);
    if (event.dispute !== null)
      await recordDispute(tx, dependencies, {
        dispute: event.dispute,
        isActionRequired: event.type === 'payment.dispute.action_required',
        toldAt: event.at,
      });
  });
}

/**
 * Notes an event; false for one that came before. The id is not signed: other bytes under an id that came before are
 * other news.
 */
async function isNew(tx: Transaction, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  for (const id of [event.id, event.bodyHash].filter((one) => one !== '')) {
    const noted = await tx
      .insert(paymentEvents)
      .values({ ...event, id })
      .onConflictDoNothing()
      .returning();
    if (noted.length > 0) return true;
    const [known] = await tx.select().from(paymentEvents).where(eq(paymentEvents.id, id));
    if (known?.bodyHash === event.bodyHash) return false;
  }
  return false;
}

/**
 * The report of a payment event. A failure is not final: another payment on the same page may have succeeded since,
 * so the gateway is queried.
 */
async function reportOf(
  { adapters, database }: Dependencies,
  { type, payment, dispute }: GatewayEvent,
): Promise<GatewayReport | null> {
  // How a disputed payment stands is told by the dispute.
  if (dispute !== null) return null;
  if (payment === null || payment.orderId === '' || !/^(payment|order)\./.test(type)) return null;
  const { orderId: gatewayOrderId } = payment;
  const ours = await database
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.gatewayOrderId, gatewayOrderId))
    .limit(1);
  if (payment.status !== 'failed' || ours.length === 0)
    return { gatewayOrderId, gatewayPayments: [payment], isComplete: false };
  const gatewayPayments = await adapters.payments.paymentsOf(gatewayOrderId).catch((error: unknown) => {
    throw error instanceof GatewayError ? new ServiceError('payment_error.gateway_away') : error;
  });
  return { gatewayOrderId, gatewayPayments, isComplete: true };
}

/**
 * A refund is identified by the gateway's id; before the gateway's answer has arrived, by the idempotency key of our
 * attempt. Money that has moved counts whichever attempt it was of.
 */
async function bookRefundEvent(
  tx: Transaction,
  dependencies: Dependencies,
  { id, paymentId, status, key }: GatewayRefund,
): Promise<void> {
  const tried = key === null ? null : parseRefundKey(key);
  const isOfTry =
    tried === null
      ? undefined
      : and(
          eq(refunds.id, tried.id),
          eq(refunds.gatewayPaymentId, paymentId),
          ...(status === 'processed' ? [] : [isNull(refunds.gatewayRefundId), eq(refunds.failures, tried.failures)]),
        );
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.gatewayRefundId, id), isOfTry))
    .for('update');
  if (refund === undefined) {
    dependencies.log.warn(
      { payment: paymentId },
      'the payment gateway told of a refund that is under way no longer, or none of ours',
    );
    return;
  }
  await bookRefund(tx, dependencies, refund, { status, gatewayRefundId: id });
}
