import { timingSafeEqual } from 'node:crypto';
import { isCancelReason, type OrderStatus } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { PAYMENT_WAIT_MS, PICKUP_WAIT_MS } from '@haat/order-core';
import type { TransitionEvidence } from '@haat/order-core';
import { and, desc, eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';

import type { OrderRow } from './order-row.ts';
import { orderHistory } from './tables.ts';

/**
 * What whoever moves an order brings: that the gateway has said so (its signature was checked), or the code that was
 * shown at the counter.
 */
export type MoveEvidence = { readonly kind: 'gateway-word' } | { readonly kind: 'pickup-code'; readonly code: string };

/** A move, as far as its evidence goes. */
export interface MoveToProve {
  /** What the table asks for; null when nothing. */
  needed: TransitionEvidence | null;
  reason: string | null;
  brought: MoveEvidence | undefined;
  now: Date;
}

/**
 * Whether what the table asks for before a move is there. What the order itself can tell (its booking day, how long it
 * has waited) is read from it; nobody's word counts for that. Stock that must be reserved anew is reserved by the move.
 * See docs/domain/orders.md#transitions.
 * @throws ServiceError `order_error.reason_unknown`, `order_error.too_early`, `order_error.pickup_code_wrong`,
 *   `order_error.cannot_move`
 */
export async function checkEvidence(
  tx: Transaction,
  order: OrderRow,
  { needed, reason, brought, now }: MoveToProve,
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
    case 'gateway-word':
      if (brought?.kind !== 'gateway-word') throw new ServiceError('order_error.cannot_move', { status: order.status });
      return;
    case 'gateway-word-or-15-minutes':
      if (brought?.kind !== 'gateway-word') await checkWaited(tx, order, PAYMENT_WAIT_MS, now);
      return;
    case 'pickup-code':
      if (brought?.kind !== 'pickup-code' || !isSameCode(brought.code, order.pickupCode))
        throw new ServiceError('order_error.pickup_code_wrong');
      return;
    case 'unclaimed-7-days':
      await checkWaited(tx, order, PICKUP_WAIT_MS, now);
      return;
  }
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

/** In constant time: how long the answer takes tells nothing of the code. */
function isSameCode(given: string, code: string | null): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(code ?? '')];
  return code !== null && one.length === other.length && timingSafeEqual(one, other);
}
