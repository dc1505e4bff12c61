import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { gatewayOf } from './gateway-of.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/** After this a word that went missing is no longer looked for. */
const ASKED_FOR_MS = 3 * 24 * 3_600_000;
const FIRST_PAUSE_MS = 120_000;
const BATCH = 20;

/** Asks the gateway how one attempt stands, and books the answer. @throws GatewayError */
export async function queryGateway(
  dependencies: Dependencies,
  attempt: Pick<PaymentRow, 'gatewayOrderId' | 'kind'>,
): Promise<void> {
  const { gatewayOrderId, kind } = attempt;
  if (gatewayOrderId === null) return;
  const gatewayPayments = await gatewayOf(dependencies, kind).paymentsOf(gatewayOrderId);
  await inTransaction(dependencies.database, (tx) =>
    settlePayment(tx, dependencies, { gatewayOrderId, gatewayPayments, isComplete: true }),
  );
}

/** Asks about every attempt of an order that was handed over and is not paid. @throws GatewayError */
export async function queryOrderPayment(dependencies: Dependencies, orderId: string): Promise<void> {
  const open = await dependencies.database
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['open', 'pending', 'failed']),
        isNotNull(payments.nextAskAt),
      ),
    )
    .orderBy(desc(payments.attempt));
  for (const attempt of open) await queryGateway(dependencies, attempt);
}

/**
 * Asks about attempts whose turn has come, settled or not, ever more seldom for three days: no money is left at the
 * gateway because a return page or a webhook went missing.
 * @returns how many were asked about
 */
export async function queryDuePayments(dependencies: Dependencies): Promise<number> {
  const { database, now, log } = dependencies;
  const due = await inTransaction(database, async (tx) => {
    const rows = await tx
      .select()
      .from(payments)
      .where(lte(payments.nextAskAt, now()))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const row of rows)
      await tx
        .update(payments)
        .set({ nextAskAt: nextQueryAt(row, now()) })
        .where(eq(payments.id, row.id));
    return rows;
  });
  for (const attempt of due) {
    await queryGateway(dependencies, attempt).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ payment: attempt.id, error: describeError(error) }, 'the payment gateway could not be asked');
    });
  }
  return due.length;
}

/** Twice as late each time. */
export function nextQueryAt({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): Date | null {
  const age = Math.max(now.getTime() - createdAt.getTime(), FIRST_PAUSE_MS);
  return age > ASKED_FOR_MS ? null : new Date(now.getTime() + age);
}
