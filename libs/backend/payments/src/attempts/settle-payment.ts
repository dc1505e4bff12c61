import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { GatewayPayment } from '../gateways/payment-gateway.ts';
import { lockOrder, orderHooksOf, transitionOrder, reserveSeasonStockAgain } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { bookCaptureAtGateway } from '../ledger/book-at-gateway.ts';
import { settleRepayment } from '../credit/settle-repayment.ts';
import { paymentDisputes } from '../disputes/tables.ts';

import { requestRefund } from '../refunds/request-refund.ts';
import type { RefundRow } from '../refunds/tables.ts';
import { amountDue } from './open-payment.ts';
import { failPendingPayment } from './fail-pending-payment.ts';
import type { GatewayReport } from './gateway-report.ts';
import { paymentCaptures, payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

const GATEWAY_REPORT = { kind: 'gateway-report' } as const;

/**
 * Records the gateway's report, in one transaction with its effects on the order. Return page, webhook and our own
 * query all end here, so that in any order and any number of times the result is the same. Each payment of the
 * gateway counts once. The first one captured while the order waits pays it; any other is refunded. An order that has
 * ended is never revived; a prebooking whose packs were released is paid if packs can be reserved again. See
 * docs/domain/payments.md#attempts.
 * @returns the attempt, or null when it is unknown
 */
export async function settlePayment(
  tx: Transaction,
  dependencies: Dependencies,
  { gatewayOrderId, gatewayPayments, isComplete }: GatewayReport,
): Promise<PaymentRow | null> {
  const [known] = await tx
    .select({ orderId: payments.orderId, creditUserId: payments.creditUserId })
    .from(payments)
    .where(eq(payments.gatewayOrderId, gatewayOrderId));
  if (known === undefined) return null;
  if (known.creditUserId !== null)
    return settleRepayment(tx, dependencies, known.creditUserId, { gatewayOrderId, gatewayPayments, isComplete });
  if (known.orderId === null) return null;
  // Always the order first: transitions and payments of one order wait for each other here.
  const order = await lockedOrder(tx, known.orderId);
  const [attempt] = await tx.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId)).for('update');
  if (attempt === undefined) return null;
  const own = gatewayPayments.filter(({ orderId }) => orderId === gatewayOrderId);
  for (const payment of own.filter(({ status }) => status === 'captured'))
    await bookCapture(tx, dependencies, order.id, attempt, payment);
  const [now] = await tx.select().from(payments).where(eq(payments.id, attempt.id));
  if (now === undefined || now.state === 'captured' || now.state === 'failed') return now ?? attempt;
  if (own.some(({ status }) => status === 'created' || status === 'authorized'))
    return setState(tx, dependencies, now, 'pending');
  if (isComplete && own.length > 0 && own.every(({ status }) => status === 'failed')) {
    // The state first: moving the order looks at it.
    const failed = await setState(tx, dependencies, now, 'failed');
    await failPendingPayment(tx, dependencies, await lockedOrder(tx, order.id), GATEWAY_REPORT);
    return failed;
  }
  return now;
}

async function bookCapture(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string,
  attempt: PaymentRow,
  { id, amountPaise }: GatewayPayment,
): Promise<void> {
  const { now, log } = dependencies;
  const order = await lockedOrder(tx, orderId);
  const [known] = await tx
    .select({ id: paymentCaptures.gatewayPaymentId })
    .from(paymentCaptures)
    .where(eq(paymentCaptures.gatewayPaymentId, id));
  if (known !== undefined) return;
  await bookCaptureAtGateway(tx, attempt.kind, { id, amountPaise, at: now() });
  const [paid] = await tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.orderId, order.id), eq(paymentCaptures.use, 'order')));
  // A new attempt may have changed what the order comes to: money for the old price does not pay it.
  const isExactAmount = amountPaise === attempt.amountPaise && amountPaise === amountDue(order);
  const pays = paid === undefined && isExactAmount && (await isWaiting(tx, dependencies, order));
  await tx.insert(paymentCaptures).values({
    gatewayPaymentId: id,
    paymentId: attempt.id,
    orderId: order.id,
    amountPaise,
    use: pays ? 'order' : 'refund',
    capturedAt: now(),
  });
  // The gateway may tell of a dispute before it tells of the payment.
  await tx
    .update(paymentDisputes)
    .set({ orderId: order.id })
    .where(and(eq(paymentDisputes.gatewayPaymentId, id), isNull(paymentDisputes.orderId)));
  if (!pays) {
    log.warn(
      { order: order.id, status: order.status, payment: id },
      'money was taken that does not pay the order; it goes back',
    );
    await requestRefund(tx, dependencies, {
      orderId: order.id,
      amountPaise,
      cause: causeOf(order, { isPaid: paid !== undefined, isExactAmount }),
      to: 'gateway',
      gatewayPaymentId: id,
      returnId: null,
    });
    return;
  }
  await setState(tx, dependencies, attempt, 'captured');
  for (const hook of dependencies.areas.flatMap(({ captureHooks = [] }) => captureHooks))
    await hook.captured(tx, dependencies, { order, gatewayPaymentId: id, amountPaise });
  await tx
    .update(payments)
    .set({ state: 'failed', updatedAt: now() })
    .where(
      and(eq(payments.orderId, order.id), ne(payments.id, attempt.id), inArray(payments.state, ['open', 'pending'])),
    );
  for (const hook of orderHooksOf(dependencies, order)) await hook.onPaid?.(tx, dependencies, order);
  if (order.status === 'PENDING')
    await transitionOrder(tx, dependencies, order.id, 'SUCCESS', 'system', { evidence: GATEWAY_REPORT });
}

/**
 * Whether an order still waits for payment and has its packs: those of a prebooking are reserved again where needed
 * and possible.
 */
async function isWaiting(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<boolean> {
  return (
    order.status === 'PENDING' ||
    (order.status === 'PRE_ORDER' && (await reserveSeasonStockAgain(tx, dependencies, order)) === null)
  );
}

function causeOf(
  { status }: OrderRow,
  { isPaid, isExactAmount }: { isPaid: boolean; isExactAmount: boolean },
): RefundRow['cause'] {
  if (isPaid) return 'paid-twice';
  if (!isExactAmount && (status === 'PENDING' || status === 'PRE_ORDER')) return 'wrong-amount';
  return status === 'PAYMENT_FAILED' || status === 'PRE_ORDER' ? 'paid-late' : 'order-ended';
}

async function setState(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  attempt: PaymentRow,
  state: PaymentRow['state'],
): Promise<PaymentRow> {
  const isSettled = state === 'captured';
  if (attempt.state !== state)
    await tx
      .update(payments)
      .set({ state, updatedAt: now(), ...(isSettled ? { nextAskAt: null } : {}) })
      .where(eq(payments.id, attempt.id));
  return { ...attempt, state };
}

async function lockedOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order === null) throw new Error('an attempt to pay without its order');
  return order;
}
