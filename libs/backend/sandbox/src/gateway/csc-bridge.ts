import { and, eq, or } from 'drizzle-orm';
import { CSC_STATUS, cscAmount, decryptMessage, encryptMessage, paiseOf } from '@haat/backend-payments';
import { SANDBOX_MERCHANT } from './sandbox-csc-wallet.ts';
import type { CscFields, CscKeys } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import type { Database, Dependencies } from '@haat/backend-platform';

import { sandboxGatewayOrders, sandboxGatewayPayments, sandboxGatewayRefunds } from './tables.ts';
import { gatewayId } from './wire.ts';

/** What the bridge is asked, in a message of ours; null when it is none. */
export function readRequest(message: string, merchantId: string, keys: CscKeys): CscFields | null {
  const fields = decryptMessage(message, keys);
  return merchantId === SANDBOX_MERCHANT && fields?.['merchant_id'] === merchantId ? fields : null;
}

/**
 * Opens a transaction of the wallet, which we have named; the same again changes nothing. @returns null when the
 * request makes no sense
 */
export async function openTransaction(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  fields: CscFields,
): Promise<typeof sandboxGatewayOrders.$inferSelect | null> {
  const [id, amountPaise] = [fields['merchant_txn'] ?? '', paiseOf(fields['txn_amount'] ?? '')];
  if (id === '' || amountPaise === null || amountPaise === 0) return null;
  await database
    .insert(sandboxGatewayOrders)
    .values({ id, amountPaise, receipt: fields['product_name'] ?? '', createdAt: now() })
    .onConflictDoNothing();
  const [order] = await database.select().from(sandboxGatewayOrders).where(eq(sandboxGatewayOrders.id, id));
  return order?.amountPaise === amountPaise ? order : null;
}

/** How a transaction stands: its last payment, or none. */
export async function transactionFields(database: Database, transaction: string): Promise<CscFields> {
  const rows = await database
    .select()
    .from(sandboxGatewayPayments)
    .where(eq(sandboxGatewayPayments.orderId, transaction))
    .orderBy(sandboxGatewayPayments.createdAt);
  const payment = rows.find(({ status }) => status === 'captured') ?? rows.at(-1);
  return payment === undefined
    ? { merchant_txn: transaction, txn_status: '' }
    : {
        merchant_txn: transaction,
        csc_txn: payment.id,
        txn_amount: cscAmount(payment.amountPaise),
        txn_status: CSC_STATUS[payment.status],
      };
}

/** Gives money back into the wallet, at once; the same reference again is the same refund. */
export async function refundTransaction(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  fields: CscFields,
): Promise<CscFields> {
  const [paymentId, amountPaise, key] = [
    fields['csc_txn'] ?? '',
    paiseOf(fields['refund_amount'] ?? '') ?? 0,
    fields['refund_reference'] ?? '',
  ];
  const refused = { refund_txn: '', refund_amount: cscAmount(amountPaise), refund_status: CSC_STATUS.failed };
  return inTransaction(database, async (tx) => {
    const [payment] = await tx
      .select()
      .from(sandboxGatewayPayments)
      .where(and(eq(sandboxGatewayPayments.id, paymentId), eq(sandboxGatewayPayments.status, 'captured')))
      .for('update');
    if (payment === undefined || key === '' || amountPaise === 0) return refused;
    const made = await tx.select().from(sandboxGatewayRefunds).where(eq(sandboxGatewayRefunds.paymentId, paymentId));
    const known = made.find(({ idempotencyKey }) => idempotencyKey === key);
    if (known !== undefined) return refundFields(known);
    if (made.reduce((sum, refund) => sum + refund.amountPaise, amountPaise) > payment.amountPaise) return refused;
    const refund = {
      id: gatewayId('rfnd'),
      paymentId,
      amountPaise,
      receipt: key,
      idempotencyKey: key,
      status: 'processed' as const,
      settlesAt: null,
      createdAt: now(),
    };
    await tx.insert(sandboxGatewayRefunds).values(refund);
    return refundFields(refund);
  });
}

/** How a refund stands, by the bridge's number of it or by ours. */
export async function refundStatusFields(database: Database, fields: CscFields): Promise<CscFields> {
  const [refund] = await database
    .select()
    .from(sandboxGatewayRefunds)
    .where(
      and(
        or(
          eq(sandboxGatewayRefunds.id, fields['refund_txn'] ?? ''),
          eq(sandboxGatewayRefunds.idempotencyKey, fields['refund_reference'] ?? ''),
        ),
        eq(sandboxGatewayRefunds.paymentId, fields['csc_txn'] ?? ''),
      ),
    );
  return refund === undefined ? { refund_txn: '', refund_status: CSC_STATUS.failed } : refundFields(refund);
}

function refundFields({
  id,
  amountPaise,
  status,
}: Pick<typeof sandboxGatewayRefunds.$inferSelect, 'id' | 'amountPaise' | 'status'>): CscFields {
  return {
    refund_txn: id,
    refund_amount: cscAmount(amountPaise),
    refund_status:
      status === 'processed' ? CSC_STATUS.captured : status === 'pending' ? CSC_STATUS.created : CSC_STATUS.failed,
  };
}

/** A message of the bridge to us. */
export function answerMessage(fields: CscFields, keys: CscKeys): { message: string } {
  return { message: encryptMessage(fields, keys) };
}
