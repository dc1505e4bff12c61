import { eq } from 'drizzle-orm';
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
  { id, gatewayPaymentId, amountPaise }: RefundRow,
  { gatewayRefundId, at }: { gatewayRefundId: string | null; at: Date },
): Promise<void> {
  if (gatewayPaymentId === null) return;
  const [paid] = await tx
    .select({ kind: payments.kind })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(paymentCaptures.gatewayPaymentId, gatewayPaymentId));
  await bookAtGateway(tx, {
    reference: `refund:${id}`,
    gateway: paid?.kind === 'csc' ? 'csc' : 'razorpay',
    kind: 'refund',
    entityId: gatewayRefundId ?? id,
    amountPaise: -amountPaise,
    at,
  });
}
