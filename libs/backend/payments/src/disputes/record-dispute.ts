import { eq, sum } from 'drizzle-orm';
import { lockOrder } from '@haat/backend-orders';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { paymentCaptures } from '../attempts/tables.ts';
import type { GatewayDispute } from '../gateways/payment-gateway.ts';
import { bookAtGateway } from '../ledger/book-at-gateway.ts';
import { gatewayEntries } from '../ledger/tables.ts';
import { tellDisputed } from './dispute-hook.ts';
import { disputeHoldPaise, supersedesDispute } from './dispute-rules.ts';
import { refundAfterDispute } from './refund-after-dispute.ts';
import { paymentDisputes } from './tables.ts';
import type { DisputeRow } from './tables.ts';

/** An event about a dispute. */
export interface DisputeEvent {
  dispute: GatewayDispute;
  /** The gateway asks for evidence. */
  isActionRequired: boolean;
  /** When the gateway made it. */
  toldAt: Date;
}

/**
 * Stores what the gateway reports of a dispute, and books what it deducts or returns; the result does not depend on the
 * order or repetition of reports. Support has its list. See docs/domain/payments.md#disputes.
 */
export async function recordDispute(
  tx: Transaction,
  dependencies: Dependencies,
  { dispute, isActionRequired, toldAt }: DisputeEvent,
): Promise<void> {
  const { log } = dependencies;
  const { id, paymentId, amountPaise, deductedPaise, reasonCode, phase, status, respondBy, openedAt } = dispute;
  const findCapture = () =>
    tx
      .select({ orderId: paymentCaptures.orderId, use: paymentCaptures.use })
      .from(paymentCaptures)
      .where(eq(paymentCaptures.gatewayPaymentId, paymentId));
  const [capture] = await findCapture();
  // The order first, as everywhere: whether its goods are handed over decides who bears the loss.
  const order = capture?.orderId == null ? null : await lockOrder(tx, capture.orderId);
  await findCapture().for('update');
  const row = {
    id,
    gatewayPaymentId: paymentId,
    orderId: capture?.orderId ?? null,
    amountPaise,
    deductedPaise,
    reasonCode,
    phase,
    status,
    needsAction: isActionRequired ? toldAt : null,
    respondBy,
    toldAt,
    openedAt,
  };
  const inserted = await tx.insert(paymentDisputes).values(row).onConflictDoNothing().returning();
  if (inserted.length === 0) {
    const [known] = await tx.select().from(paymentDisputes).where(eq(paymentDisputes.id, id)).for('update');
    if (known === undefined || known.gatewayPaymentId !== paymentId || !supersedesDispute(known, row)) return;
    await tx.update(paymentDisputes).set(row).where(eq(paymentDisputes.id, id));
  }
  log.error(
    { dispute: id, payment: paymentId, status, phase, isOurs: capture !== undefined, needsAction: isActionRequired },
    'a payment is disputed: support has to look at it',
  );
  await bookDisputeHold(tx, row);
  if (order === null || capture?.use !== 'order') return;
  await refundAfterDispute(tx, dependencies, order);
  await tellDisputed(tx, dependencies, order);
}

/** Books the difference to what is booked, so that the ledger holds what the gateway withholds. */
async function bookDisputeHold(tx: Transaction, dispute: DisputeRow): Promise<void> {
  const { id, status, toldAt: at } = dispute;
  const [booked] = await tx
    .select({ paise: sum(gatewayEntries.amountPaise) })
    .from(gatewayEntries)
    .where(eq(gatewayEntries.entityId, id));
  const before = Number(booked?.paise ?? 0);
  await bookAtGateway(tx, {
    reference: `dispute:${id}:${status}:${at.toISOString()}`,
    gateway: 'razorpay',
    kind: 'dispute',
    entityId: id,
    amountPaise: -disputeHoldPaise(dispute) - before,
    at,
  });
}

/** What the gateway withholds of a payment for its disputes, whole paise. */
export async function disputeHoldOfPayment(executor: Executor, gatewayPaymentId: string): Promise<number> {
  const disputes = await executor
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.gatewayPaymentId, gatewayPaymentId));
  return disputes.reduce((paise, dispute) => paise + disputeHoldPaise(dispute), 0);
}
