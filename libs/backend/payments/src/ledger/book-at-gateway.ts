import { desc, eq, like, min, sum } from 'drizzle-orm';
import type { Transaction } from '@haat/backend-platform';

import { paymentCaptures, payments } from '../attempts/tables.ts';
import type { PaymentRow } from '../attempts/tables.ts';
import type { RefundRow } from '../refunds/tables.ts';
import { gatewayEntries } from './tables.ts';
import type { GatewayEntryRow } from './tables.ts';

/**
 * Books a line of the ledger with a payment company in the transaction of its cause; an amount of zero is not booked,
 * and the same reference once only. @returns whether it was booked now
 */
export async function bookAtGateway(tx: Transaction, entry: Omit<GatewayEntryRow, 'id'>): Promise<boolean> {
  if (entry.amountPaise === 0) return false;
  const booked = await tx
    .insert(gatewayEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: gatewayEntries.id });
  return booked.length > 0;
}

/** Books money that a payment company has taken for the market. */
export async function bookCaptureAtGateway(
  tx: Transaction,
  kind: PaymentRow['kind'],
  { id, amountPaise, at }: { id: string; amountPaise: number; at: Date },
): Promise<void> {
  const gateway = kind === 'csc' ? 'csc' : 'razorpay';
  await bookAtGateway(tx, { reference: `capture:${id}`, gateway, kind: 'capture', entityId: id, amountPaise, at });
}

/** Books money that went back through a payment company; what was paid out otherwise is none of its money. */
export async function bookRefundAtGateway(
  tx: Transaction,
  { id, gatewayPaymentId, amountPaise }: RefundOfPayment,
  { gatewayRefundId, at }: { gatewayRefundId: string | null; at: Date },
): Promise<void> {
  if (gatewayPaymentId === null) return;
  await bookAtGateway(tx, {
    reference: `refund:${id}`,
    gateway: await gatewayOfPayment(tx, gatewayPaymentId),
    kind: 'refund',
    entityId: gatewayRefundId ?? id,
    amountPaise: -amountPaise,
    at,
  });
}

/** Books money of a refund that went back through a payment company once more, under the company's id of it. */
export async function bookSecondRefundAtGateway(
  tx: Transaction,
  { id, gatewayPaymentId, amountPaise }: RefundOfPayment,
  { gatewayRefundId, at }: { gatewayRefundId: string; at: Date },
): Promise<void> {
  if (gatewayPaymentId === null) return;
  await bookAtGateway(tx, {
    reference: `${secondRefundOf(id)}${gatewayRefundId}`,
    gateway: await gatewayOfPayment(tx, gatewayPaymentId),
    kind: 'refund',
    entityId: gatewayRefundId,
    amountPaise: -amountPaise,
    at,
  });
}

/**
 * Takes second refunds out again that were none, or a part of them, the newest first. See
 * docs/domain/payments.md#refunds-that-were-paid-twice.
 * @param mistaken.reference names the act: it is booked once
 */
export async function bookMistakenRefundAtGateway(
  tx: Transaction,
  mistaken: { refundId: string; amountPaise: number; reference: string; at: Date },
): Promise<void> {
  const booked = await tx
    .select({
      entityId: gatewayEntries.entityId,
      gateway: gatewayEntries.gateway,
      paise: sum(gatewayEntries.amountPaise).mapWith(Number),
    })
    .from(gatewayEntries)
    .where(like(gatewayEntries.reference, `${secondRefundOf(mistaken.refundId)}%`))
    .groupBy(gatewayEntries.entityId, gatewayEntries.gateway)
    .orderBy(desc(min(gatewayEntries.id)));
  let left = mistaken.amountPaise;
  for (const { entityId, gateway, paise } of booked) {
    const amountPaise = Math.min(left, 0 - paise);
    if (amountPaise <= 0) continue;
    left -= amountPaise;
    const reference = `${secondRefundOf(mistaken.refundId)}${entityId}:${mistaken.reference}`;
    await bookAtGateway(tx, { reference, gateway, kind: 'refund', entityId, amountPaise, at: mistaken.at });
  }
}

type RefundOfPayment = Pick<RefundRow, 'id' | 'gatewayPaymentId' | 'amountPaise'>;

/** How references of a refund's second payments begin. */
function secondRefundOf(refundId: string): string {
  return `second-refund:${refundId}:`;
}

async function gatewayOfPayment(tx: Transaction, gatewayPaymentId: string): Promise<GatewayEntryRow['gateway']> {
  const [paid] = await tx
    .select({ kind: payments.kind })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(paymentCaptures.gatewayPaymentId, gatewayPaymentId));
  return paid?.kind === 'csc' ? 'csc' : 'razorpay';
}
