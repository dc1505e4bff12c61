import type { Repayment } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { and, desc, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { describeError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { queryGateway } from '../attempts/query-gateway.ts';
import { paymentCaptures, payments } from '../attempts/tables.ts';
import type { PaymentRow } from '../attempts/tables.ts';
import { refunds } from '../refunds/tables.ts';

const SHOWN = 10;
const STATES = { open: 'open', pending: 'pending', captured: 'paid', failed: 'failed' } as const satisfies Record<
  PaymentRow['state'],
  Repayment['state']
>;

/**
 * A farmer's newest repayments through the gateway with their current state; if the gateway does not answer, the
 * stored state.
 */
export async function repaymentsOf(dependencies: Dependencies, userId: string): Promise<Repayment[]> {
  const { database, log } = dependencies;
  await queryRepayments(dependencies, userId).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ user: userId, error: describeError(error) }, 'the payment gateway could not be asked about repayments');
  });
  const attempts = await newestAttempts(database, userId);
  const ids = attempts.map(({ id }) => id);
  const captures =
    ids.length === 0
      ? []
      : await database.select().from(paymentCaptures).where(inArray(paymentCaptures.paymentId, ids));
  const back =
    captures.length === 0
      ? []
      : await database
          .select({ of: refunds.gatewayPaymentId, amountPaise: refunds.amountPaise })
          .from(refunds)
          .where(
            inArray(
              refunds.gatewayPaymentId,
              captures.map(({ gatewayPaymentId }) => gatewayPaymentId),
            ),
          );
  return attempts.map(({ id, amountPaise, state, createdAt }) => {
    const own = captures.filter(({ paymentId }) => paymentId === id);
    const takenPaise = own.reduce((paise, capture) => paise + capture.amountPaise, 0);
    const backPaise = back
      .filter(({ of }) => own.some(({ gatewayPaymentId }) => gatewayPaymentId === of))
      .reduce((paise, refund) => paise + refund.amountPaise, 0);
    return {
      id,
      amount: toRupees(amountPaise),
      state: STATES[state],
      repaid: toRupees(takenPaise - backPaise),
      going_back: toRupees(backPaise),
      started_at: createdAt.toISOString(),
    };
  });
}

/**
 * Queries the gateway for the newest unsettled repayments of a farmer that were opened there. @throws GatewayError
 */
export async function queryRepayments(dependencies: Dependencies, userId: string): Promise<void> {
  const attempts = await newestAttempts(dependencies.database, userId);
  for (const attempt of attempts)
    if (attempt.state !== 'captured' && attempt.nextAskAt !== null) await queryGateway(dependencies, attempt);
}

/**
 * The sum of pending repayments at the gateway, paise, while they are still queried: it cannot be paid a second time.
 */
export async function pendingRepaymentPaise(executor: Executor, userId: string): Promise<number> {
  const [pending] = await executor
    .select({ paise: sum(payments.amountPaise) })
    .from(payments)
    .where(and(eq(payments.creditUserId, userId), eq(payments.state, 'pending'), isNotNull(payments.nextAskAt)));
  return Number(pending?.paise ?? 0);
}

/** The stored state of a repayment. */
export async function repaymentState(executor: Executor, id: string): Promise<Repayment['state']> {
  const [attempt] = await executor.select({ state: payments.state }).from(payments).where(eq(payments.id, id));
  return STATES[attempt?.state ?? 'open'];
}

function newestAttempts(executor: Executor, userId: string): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(eq(payments.creditUserId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(SHOWN);
}
