import type { Language, OrderActor, OrderStatus } from '@haat/api-contract/vocabulary';
import { canTransition, evidenceFor, paymentKind, STOCK_RELEASING_STATUSES } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { refuseShortage, releaseStock, reserveStock } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, OrderNoticeKind, Transaction } from '@haat/backend-platform';

import { checkEvidence } from './check-evidence.ts';
import type { SubmittedEvidence } from './check-evidence.ts';
import { queueTransitionNotice } from './order-notices.ts';
import { orderHooksOf } from './order-hook.ts';
import type { OrderRow } from './order-row.ts';
import { packsOfOrder } from './packs-of-order.ts';
import { orderHistory, orders } from './tables.ts';

/** What else there is to say of a move. */
export interface TransitionDetails {
  /** Code of a reason, kept in the order's history. */
  reason?: string;
  /** Who did it, when it was a person. */
  userId?: string;
  /** Language of the farmer's notice; that of the farmer's profile when not given. */
  language?: Language;
  /** Another notice than the usual of the transition; null for none, where the farmer knows it already. */
  notice?: OrderNoticeKind | null;
  evidence?: SubmittedEvidence;
}

const RELEASING: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;
/**
 * Statuses in which an order has no packs off the shelf: a prebooking's come with its season, a failed payment's were
 * given back.
 */
const WITHOUT_STOCK: readonly OrderStatus[] = ['PRE_ORDER', 'PAYMENT_FAILED'];

/**
 * Moves an existing order to another status; nothing but `recordToldStatus` does so too. In the caller's transaction it
 * checks the transition table and the evidence, writes the status and its history, calls every order hook (payment,
 * credit, coupon, insurance), queues the farmer's notice, and releases or reserves stock. A concurrent transition of
 * the same order waits, and is checked against the table again.
 *
 * See docs/domain/orders.md#transitions.
 * @returns the order as it is now
 * @throws ServiceError `order_error.not_found`, `order_error.cannot_cancel`, `order_error.cannot_move`,
 *   `order_error.reason_unknown`, `order_error.too_early`, `order_error.pickup_code_wrong`,
 *   `order_error.delivery_code_wrong`, `order_error.delivery_code_locked`,
 *   `order_error.not_enough_stock`, or what a hook throws
 */
export async function transitionOrder(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string,
  to: OrderStatus,
  by: OrderActor,
  details: TransitionDetails = {},
): Promise<OrderRow> {
  const { reason = null, evidence } = details;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) throw new ServiceError('order_error.not_found');
  await checkTransition(tx, dependencies, order, { to, by, reason, evidence });
  const moved = await writeStatus(tx, dependencies, order, to, { ...details, by });
  // Last: see `reserveStock`.
  await moveReservedStock(tx, order, to);
  return moved;
}

/**
 * Refuses a move that the transition table or its evidence does not allow, and changes nothing: for moves that wait
 * for something else. The caller has locked the order.
 * @throws ServiceError `order_error.cannot_cancel`, `order_error.cannot_move`, what its evidence lacks
 */
export async function checkTransition(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  order: OrderRow,
  move: { to: OrderStatus; by: OrderActor; reason: string | null; evidence?: SubmittedEvidence | undefined },
): Promise<void> {
  const { to, by, reason, evidence } = move;
  const from = order.status;
  const facts = { payment: paymentKind(order.paymentMode) ?? 'cash', delivery: order.type };
  if (!canTransition(from, to, by, facts))
    throw new ServiceError(to === 'USER_CANCELLED' ? 'order_error.cannot_cancel' : 'order_error.cannot_move', {
      status: from,
    });
  const needed = evidenceFor(from, to, by, facts);
  await checkEvidence(tx, order, { needed, reason, brought: evidence, now: now() });
}

/**
 * Writes a status of an order that the caller has locked and checked, with its history, calls the order hooks, and
 * queues the farmer's notice. Stock is not touched.
 */
export async function writeStatus(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  to: OrderStatus,
  { by, evidence, language, notice, ...details }: TransitionDetails & { by: OrderActor },
): Promise<OrderRow> {
  const { reason = null, userId = null } = details;
  const now = dependencies.now();
  const from = order.status;
  await tx.update(orders).set({ status: to, updatedAt: now }).where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderId: order.id, status: to, reason, by, userId, at: now });
  const moved: OrderRow = { ...order, status: to, updatedAt: now };
  for (const hook of orderHooksOf(dependencies, order))
    await hook.onTransition?.(tx, dependencies, moved, { from, to, evidence: evidence?.kind });
  const isWithoutCode = evidence?.kind === 'delivery-photo';
  await queueTransitionNotice(tx, dependencies, moved, { from, reason, language, notice, isWithoutCode });
  return moved;
}

/** Releases an order's stock where it ends without the goods, and reserves it again for a new payment attempt. */
async function moveReservedStock(
  tx: Transaction,
  { id, marketplace, vendorId, status: from }: OrderRow,
  to: OrderStatus,
): Promise<void> {
  // What a seller of the open network has is not known here.
  if (marketplace === 'ondc') return;
  if (from === 'PAYMENT_FAILED' && to === 'PENDING')
    refuseShortage(await reserveStock(tx, vendorId, await packsOfOrder(tx, id)));
  if (RELEASING.includes(to) && !WITHOUT_STOCK.includes(from))
    await releaseStock(tx, vendorId, await packsOfOrder(tx, id));
}
