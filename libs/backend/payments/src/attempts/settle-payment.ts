import { and, eq, inArray, ne } from 'drizzle-orm';
import type { GatewayPayment } from '../gateways/payment-gateway.ts';
import { lockOrder, moveOrder, promiseAnew } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { settleRepayment } from '../credit/settle-repayment.ts';

import { requestRefund } from '../refunds/request-refund.ts';
import type { RefundRow } from '../refunds/tables.ts';
import { endWait } from './end-wait.ts';
import type { GatewayWord } from './gateway-word.ts';
import { paymentCaptures, payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

const GATEWAY_WORD = { kind: 'gateway-word' } as const;

/**
 * Books what the gateway says, in one transaction with what follows for the order: return page, webhook and our own
 * question all come here, so that in any order and any number of times they come to the same. Each payment of the
 * gateway counts once. The first that was captured while the order waits pays it; any other goes back. An order that
 * has ended is never revived; a prebooking whose packs have gone back to the season is paid if it can be promised some
 * anew. See docs/domain/payments.md#attempts.
 * @returns the attempt, or null when it is none of ours
 */
export async function settlePayment(
  tx: Transaction,
  dependencies: Dependencies,
  { gatewayOrderId, said, isWhole }: GatewayWord,
): Promise<PaymentRow | null> {
  const [known] = await tx
    .select({ orderId: payments.orderId, creditUserId: payments.creditUserId })
    .from(payments)
    .where(eq(payments.gatewayOrderId, gatewayOrderId));
  if (known === undefined) return null;
  if (known.creditUserId !== null)
    return settleRepayment(tx, dependencies, known.creditUserId, { gatewayOrderId, said, isWhole });
  if (known.orderId === null) return null;
  // Always the order first: whoever moves it and whoever pays it wait for each other here.
  const order = await lockedOrder(tx, known.orderId);
  const [attempt] = await tx.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId)).for('update');
  if (attempt === undefined) return null;
  const own = said.filter(({ orderId }) => orderId === gatewayOrderId);
  for (const payment of own.filter(({ status }) => status === 'captured'))
    await bookCapture(tx, dependencies, order.id, attempt, payment);
  const [now] = await tx.select().from(payments).where(eq(payments.id, attempt.id));
  if (now === undefined || now.state === 'captured' || now.state === 'failed') return now ?? attempt;
  if (own.some(({ status }) => status === 'created' || status === 'authorized'))
    return setState(tx, dependencies, now, 'pending');
  if (isWhole && own.length > 0 && own.every(({ status }) => status === 'failed')) {
    // The state first: moving the order looks at it.
    const failed = await setState(tx, dependencies, now, 'failed');
    await endWait(tx, dependencies, await lockedOrder(tx, order.id), GATEWAY_WORD);
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
  const [paid] = await tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.orderId, order.id), eq(paymentCaptures.use, 'order')));
  const isWhatIsDue = amountPaise === attempt.amountPaise;
  const pays = paid === undefined && isWhatIsDue && (await isWaiting(tx, dependencies, order));
  await tx.insert(paymentCaptures).values({
    gatewayPaymentId: id,
    paymentId: attempt.id,
    orderId: order.id,
    amountPaise,
    use: pays ? 'order' : 'refund',
    capturedAt: now(),
  });
  if (!pays) {
    log.warn(
      { order: order.id, status: order.status, payment: id },
      'money was taken that does not pay the order; it goes back',
    );
    await requestRefund(tx, dependencies, {
      orderId: order.id,
      amountPaise,
      cause: causeOf(order, { isPaid: paid !== undefined, isWhatIsDue }),
      to: 'gateway',
      gatewayPaymentId: id,
      returnId: null,
    });
    return;
  }
  await setState(tx, dependencies, attempt, 'captured');
  await tx
    .update(payments)
    .set({ state: 'failed', updatedAt: now() })
    .where(
      and(eq(payments.orderId, order.id), ne(payments.id, attempt.id), inArray(payments.state, ['open', 'pending'])),
    );
  if (order.status === 'PENDING')
    await moveOrder(tx, dependencies, order.id, 'SUCCESS', 'system', { evidence: GATEWAY_WORD });
}

/**
 * Whether an order still waits for its money, with its packs: a prebooking's are promised anew where that is needed,
 * and can be done.
 */
async function isWaiting(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<boolean> {
  return (
    order.status === 'PENDING' ||
    (order.status === 'PRE_ORDER' && (await promiseAnew(tx, dependencies, order)) === null)
  );
}

function causeOf(
  { status }: OrderRow,
  { isPaid, isWhatIsDue }: { isPaid: boolean; isWhatIsDue: boolean },
): RefundRow['cause'] {
  if (isPaid) return 'paid-twice';
  if (!isWhatIsDue && (status === 'PENDING' || status === 'PRE_ORDER')) return 'wrong-amount';
  return status === 'PAYMENT_FAILED' || status === 'PRE_ORDER' ? 'paid-late' : 'order-ended';
}

async function setState(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  attempt: PaymentRow,
  state: PaymentRow['state'],
): Promise<PaymentRow> {
  if (attempt.state !== state)
    await tx.update(payments).set({ state, updatedAt: now() }).where(eq(payments.id, attempt.id));
  return { ...attempt, state };
}

async function lockedOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order === null) throw new Error('an attempt to pay without its order');
  return order;
}
