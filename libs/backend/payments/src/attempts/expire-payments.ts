import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { lockOrder } from '@haat/backend-orders';
import { describeError, inTransaction, workInLanes } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { queryGateway } from './query-gateway.ts';
import { GATEWAY_BATCH, GATEWAY_LANES } from './gateway-lanes.ts';
import { failPendingPayment } from './fail-pending-payment.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/**
 * Expires orders, and reservations of prebookings, that are unpaid after 15 minutes, after a last query to the
 * gateway. A payment captured later is refunded. See docs/domain/payments.md#attempts.
 * @returns how many were looked at
 */
export async function expirePayments(dependencies: Dependencies): Promise<number> {
  const { database, now } = dependencies;
  return workInLanes<PaymentRow>({
    ...GATEWAY_LANES,
    take: (free, underWay) =>
      database
        .select()
        .from(payments)
        .where(
          and(
            lte(payments.payBy, now()),
            inArray(payments.state, ['open', 'pending']),
            underWay.size === 0
              ? undefined
              : notInArray(
                  payments.id,
                  [...underWay].map(({ id }) => id),
                ),
          ),
        )
        .orderBy(asc(payments.payBy))
        .limit(Math.min(free, GATEWAY_BATCH)),
    work: (attempt) => expirePayment(dependencies, attempt),
  });
}

/** Lets one order go if its time is over. */
export async function expirePayment(dependencies: Dependencies, attempt: PaymentRow): Promise<void> {
  const { database, log, now } = dependencies;
  if (attempt.payBy === null || attempt.payBy > now()) return;
  await queryGateway(dependencies, attempt).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn(
      { payment: attempt.id, error: describeError(error) },
      'the payment gateway could not be asked a last time',
    );
  });
  await inTransaction(database, (tx) => expire(tx, dependencies, attempt));
}

async function expire(tx: Transaction, dependencies: Dependencies, { id, orderId }: PaymentRow): Promise<void> {
  // Dues never expire.
  if (orderId === null) return;
  const order = await lockOrder(tx, orderId);
  const [expired] = await tx
    .update(payments)
    .set({ state: 'failed', updatedAt: dependencies.now() })
    .where(and(eq(payments.id, id), inArray(payments.state, ['open', 'pending'])))
    .returning();
  if (expired !== undefined && order !== null) await failPendingPayment(tx, dependencies, order);
}
