import type { PaymentRedirect } from '@haat/api-contract';
import { canAttemptAgain, isPaidOnline, MAX_PAYMENT_ATTEMPTS, paymentKind } from '@haat/order-core';
import { desc, eq } from 'drizzle-orm';
import {
  afterRefusal,
  findOwnOrder,
  lockOwnOrder,
  repriceOrder,
  transitionOrder,
  reserveSeasonStockAgain,
} from '@haat/backend-orders';
import type { Orderer, OrderRow } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { queryOrderPayment } from './query-gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { expirePayment } from './expire-payments.ts';
import { createGatewayOrder, withGatewayErrors } from './create-gateway-order.ts';
import { openPayment } from './open-payment.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/** Who wants to pay, in the language of the gateway's page, and where that sends the browser back to. */
export interface AttemptRequest extends Orderer {
  orderId: string;
  callbackUrl: string;
  cancelUrl: string;
  /** The new total that the farmer has agreed to, in whole paise; null when nothing was asked. */
  agreedPaise: number | null;
}

/**
 * Starts or continues the payment of an order. After a failure it is a new attempt, for which the stock, or a
 * prebooking's season stock, is reserved again, at today's prices: when they differ, the farmer has to agree first.
 * There are at most two attempts. See docs/domain/payments.md#unpaid-orders.
 * @throws ServiceError `order_error.not_found` (also for another user's), `payment_error.not_payable`,
 *   `payment_error.too_many_attempts`, `payment_error.price_changed`,
 *   `order_error.not_enough_stock`, `payment_error.season_sold_out`, `coupon_error.*` and `campaign_error.used_up`
 *   where their uses are gone, `payment_error.gateway_away`, `payment_error.gateway_refused`
 */
export async function startAttempt(dependencies: Dependencies, start: AttemptRequest): Promise<PaymentRedirect> {
  await reconcileAttempt(dependencies, start);
  const { attempt, order } = await inTransaction(dependencies.database, (tx) =>
    attemptOf(tx, dependencies, start),
  ).catch((refusal: unknown) => afterRefusal(dependencies, refusal));
  const gatewayOrderId = await createGatewayOrder(dependencies, attempt);
  const page = await withGatewayErrors(
    dependencies,
    gatewayOf(dependencies, attempt.kind).pageFor({
      gatewayOrderId,
      amountPaise: attempt.amountPaise,
      description: order.number,
      callbackUrl: start.callbackUrl,
      cancelUrl: start.cancelUrl,
      language: start.language,
    }),
  );
  const isSandbox = gatewayOf(dependencies, attempt.kind).kind === 'sandbox';
  return {
    order_id: order.id,
    gateway: attempt.kind === 'csc' ? 'csc' : 'razorpay',
    is_sandbox: isSandbox,
    ...page,
    amount_paise: attempt.amountPaise,
  };
}

/** Before a new attempt: perhaps it is already paid, or expired. */
async function reconcileAttempt(dependencies: Dependencies, { userId, orderId }: AttemptRequest): Promise<void> {
  const { database } = dependencies;
  const order = await findOwnOrder(database, userId, orderId);
  if (order === null) return;
  const [last] = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.attempt))
    .limit(1);
  if (last === undefined) return;
  await withGatewayErrors(dependencies, queryOrderPayment(dependencies, orderId));
  await expirePayment(dependencies, last);
}

async function attemptOf(
  tx: Transaction,
  dependencies: Dependencies,
  { userId, isAgent, agentId, orderId, language, agreedPaise }: AttemptRequest,
): Promise<{ attempt: PaymentRow; order: OrderRow }> {
  const order = await lockOwnOrder(tx, userId, orderId);
  const kind = paymentKind(order.paymentMode);
  const refusal = new ServiceError('payment_error.not_payable', { status: order.status });
  if (!isPaidOnline(kind)) throw refusal;
  const [last] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.attempt))
    .limit(1);
  if (order.status === 'PAYMENT_FAILED') {
    checkAttemptLimit(last);
    await repriceOrder(tx, dependencies, order, agreedPaise);
    const moved = await transitionOrder(tx, dependencies, order.id, 'PENDING', isAgent ? 'agent' : 'farmer', {
      userId: agentId ?? userId,
      language,
    });
    return { order: moved, attempt: await openPayment(tx, dependencies, moved, kind, dependencies.now()) };
  }
  if ((order.status === 'PENDING' || order.status === 'PRE_ORDER') && last?.state === 'open')
    return { order, attempt: last };
  if (order.status !== 'PRE_ORDER' || last?.state !== 'failed') throw refusal;
  checkAttemptLimit(last);
  const repriced = await repriceOrder(tx, dependencies, order, agreedPaise);
  const refusedReservation = await reserveSeasonStockAgain(tx, dependencies, repriced);
  if (refusedReservation !== null) throw refusedReservation;
  return { order: repriced, attempt: await openPayment(tx, dependencies, repriced, kind, dependencies.now()) };
}

/** @throws ServiceError `payment_error.too_many_attempts` */
function checkAttemptLimit(last: PaymentRow | undefined): void {
  if (!canAttemptAgain(last?.attempt ?? 0))
    throw new ServiceError('payment_error.too_many_attempts', { most: MAX_PAYMENT_ATTEMPTS });
}
