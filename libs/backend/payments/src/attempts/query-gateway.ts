import { and, asc, desc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { describeError, inTransaction, workInLanes } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { GATEWAY_BATCH, GATEWAY_LANES } from './gateway-lanes.ts';
import { gatewayOf } from './gateway-of.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/** After this a word that went missing is no longer looked for. */
const ASKED_FOR_MS = 3 * 24 * 3_600_000;
const FIRST_PAUSE_MS = 120_000;

/** Queries the gateway for the state of one attempt, and records the answer. @throws GatewayError */
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

/** Queries every unpaid attempt of an order that was opened at the gateway. @throws GatewayError */
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
 * Queries attempts that are due and not paid, at growing intervals for three days: no payment is lost because a return
 * page or a webhook went missing. One that is paid is settled, and not asked about again. @returns how many were
 * queried
 */
export async function queryDuePayments(dependencies: Dependencies): Promise<number> {
  const { log } = dependencies;
  return workInLanes<PaymentRow>({
    ...GATEWAY_LANES,
    take: (free) => leaseDue(dependencies, Math.min(free, GATEWAY_BATCH)),
    work: async (attempt) => {
      await queryGateway(dependencies, attempt).catch((error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        log.warn({ payment: attempt.id, error: describeError(error) }, 'the payment gateway could not be asked');
      });
    },
  });
}

/** Leases attempts to this process: others pass over locked rows, and afterwards the rows are not due. */
async function leaseDue({ database, now }: Dependencies, most: number): Promise<PaymentRow[]> {
  return inTransaction(database, async (tx) => {
    const rows = await tx
      .select()
      .from(payments)
      .where(and(lte(payments.nextAskAt, now()), ne(payments.state, 'captured')))
      .orderBy(asc(payments.nextAskAt))
      .limit(most)
      .for('update', { skipLocked: true });
    for (const row of rows)
      await tx
        .update(payments)
        .set({ nextAskAt: nextQueryAt(row, now()) })
        .where(eq(payments.id, row.id));
    return rows;
  });
}

/** Twice as late each time. */
export function nextQueryAt({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): Date | null {
  const age = Math.max(now.getTime() - createdAt.getTime(), FIRST_PAUSE_MS);
  return age > ASKED_FOR_MS ? null : new Date(now.getTime() + age);
}
