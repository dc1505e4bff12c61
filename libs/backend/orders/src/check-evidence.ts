import { isCancelReason, type OrderStatus } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { isDeliveryCodeLocked, PAYMENT_WAIT_MS, PICKUP_WAIT_MS, UNPAID_LIFETIME_MS } from '@haat/order-core';
import type { TransitionEvidence } from '@haat/order-core';
import { and, desc, eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';

import { escalationsOf } from './delivery/escalations.ts';
import { isSameCode } from './delivery/is-same-code.ts';
import { clockOf } from './delivery/overdue-orders.ts';
import type { OrderRow } from './order-row.ts';
import { orderHistory } from './tables.ts';

/**
 * Evidence that a caller submits for a transition: the gateway's report (its signature was checked), the code that
 * was told at the counter or at the door, or that a photo was taken at the place of delivery (its place was checked).
 */
export type SubmittedEvidence =
  | { readonly kind: 'gateway-report' }
  | { readonly kind: 'pickup-code'; readonly code: string }
  | { readonly kind: 'delivery-code'; readonly code: string }
  | { readonly kind: 'delivery-photo' };

/** A move, as far as its evidence goes. */
export interface EvidenceCheck {
  /** The evidence that the table requires; null when none. */
  needed: TransitionEvidence | null;
  reason: string | null;
  brought: SubmittedEvidence | undefined;
  now: Date;
}

/**
 * Checks that the evidence that the table requires for a transition is there. Facts of the order itself (its booking
 * day, how long it has waited) are read from it, never from the caller. Stock that must be reserved again is reserved
 * by the transition. See docs/domain/orders.md#transitions.
 * @throws ServiceError `order_error.reason_unknown`, `order_error.too_early`, `order_error.pickup_code_wrong`,
 *   `order_error.delivery_code_wrong`, `order_error.delivery_code_locked`, `order_error.cannot_move`
 */
export async function checkEvidence(
  tx: Transaction,
  order: OrderRow,
  { needed, reason, brought, now }: EvidenceCheck,
): Promise<void> {
  switch (needed) {
    case null:
    case 'stock-reserved-anew':
      return;
    case 'reason':
      if (reason === null || !isCancelReason(reason)) throw new ServiceError('order_error.reason_unknown');
      return;
    case 'booking-date-come':
      if (order.bookingDate === null || order.bookingDate > indiaDay(now))
        throw new ServiceError('order_error.too_early', { from: order.bookingDate });
      return;
    case 'gateway-report':
      if (brought?.kind !== 'gateway-report')
        throw new ServiceError('order_error.cannot_move', { status: order.status });
      return;
    case 'gateway-report-or-15-minutes':
      if (brought?.kind !== 'gateway-report') await checkWaited(tx, order, PAYMENT_WAIT_MS, now);
      return;
    case 'unpaid-24-hours':
      await checkWaited(tx, order, UNPAID_LIFETIME_MS, now);
      return;
    case 'pickup-code':
      if (brought?.kind !== 'pickup-code' || !isSameCode(brought.code, order.pickupCode))
        throw new ServiceError('order_error.pickup_code_wrong');
      return;
    case 'delivery-code-or-photo':
      checkDelivery(order, brought);
      return;
    case 'overdue-or-shop-agrees':
      if (reason === null) throw new ServiceError('order_error.reason_unknown');
      await checkOverdue(tx, order, now);
      return;
    case 'unclaimed-7-days':
      await checkWaited(tx, order, PICKUP_WAIT_MS, now);
      return;
  }
}

/** What is on the road is the farmer's and the shop's: support ends it once its clock is over, or the shop agrees. */
async function checkOverdue(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const clock = await clockOf(tx, order, now);
  if (clock?.isOver === true) return;
  const escalations = await escalationsOf(tx, order.id);
  if (escalations.some(({ kind }) => kind === 'shop-agrees')) return;
  throw new ServiceError('order_error.too_early', { from: clock?.runsOutAt.toISOString() ?? null });
}

async function checkWaited(tx: Transaction, order: OrderRow, milliseconds: number, now: Date): Promise<void> {
  const since = await inStatusSince(tx, order.id, order.status);
  const from = new Date((since ?? order.createdAt).getTime() + milliseconds);
  if (from > now) throw new ServiceError('order_error.too_early', { from: from.toISOString() });
}

/** When an order last came to a status, or null when it never did. */
async function inStatusSince(tx: Transaction, orderId: string, status: OrderStatus): Promise<Date | null> {
  const [last] = await tx
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.status, status)))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return last?.at ?? null;
}

/** A home delivery is locked for the photo, too: who guesses codes is not at the right door. */
function checkDelivery(order: OrderRow, brought: SubmittedEvidence | undefined): void {
  if (isDeliveryCodeLocked(order.wrongDeliveryCodes)) throw new ServiceError('order_error.delivery_code_locked');
  if (brought?.kind === 'delivery-photo') return;
  if (brought?.kind !== 'delivery-code' || !isSameCode(brought.code, order.deliveryCode))
    throw new ServiceError('order_error.delivery_code_wrong');
}
