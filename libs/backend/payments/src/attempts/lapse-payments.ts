import { and, eq, inArray, lte } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { lockOrder } from '@haat/backend-orders';
import { describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { askGateway } from './ask-gateway.ts';
import { endWait } from './end-wait.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

const BATCH = 20;

/**
 * Lets orders, and packs promised to prebookings, go that nobody has paid within 15 minutes, after asking the gateway a
 * last time. Money that it takes afterwards goes back. See docs/domain/payments.md#attempts.
 * @returns how many were looked at
 */
export async function lapsePayments(dependencies: Dependencies): Promise<number> {
  const { database, now } = dependencies;
  const due = await database
    .select()
    .from(payments)
    .where(and(lte(payments.payBy, now()), inArray(payments.state, ['open', 'pending'])))
    .limit(BATCH);
  for (const attempt of due) await lapsePayment(dependencies, attempt);
  return due.length;
}

/** Lets one order go if its time is over. */
export async function lapsePayment(dependencies: Dependencies, attempt: PaymentRow): Promise<void> {
  const { database, log, now } = dependencies;
  if (attempt.payBy === null || attempt.payBy > now()) return;
  await askGateway(dependencies, attempt).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn(
      { payment: attempt.id, error: describeError(error) },
      'the payment gateway could not be asked a last time',
    );
  });
  await inTransaction(database, (tx) => lapse(tx, dependencies, attempt));
}

async function lapse(tx: Transaction, dependencies: Dependencies, { id, orderId }: PaymentRow): Promise<void> {
  // Dues wait for ever.
  if (orderId === null) return;
  const order = await lockOrder(tx, orderId);
  const [lapsed] = await tx
    .update(payments)
    .set({ state: 'failed', updatedAt: dependencies.now() })
    .where(and(eq(payments.id, id), inArray(payments.state, ['open', 'pending'])))
    .returning();
  if (lapsed !== undefined && order !== null) await endWait(tx, dependencies, order);
}
