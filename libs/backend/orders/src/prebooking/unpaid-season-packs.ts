import { paymentKind, PAYMENT_MODES, UNFULFILLED_ORDER_STATUSES, unpaidSeasonPacksLeft } from '@haat/order-core';
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { promisedPacks } from '@haat/backend-market';
import type { PrebookedLine } from '@haat/backend-market';
import { lockName, ServiceError } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';

import type { OrderRow } from '../order-row.ts';
import { orderLines, orders } from '../tables.ts';
import { prebookPlaces } from './tables.ts';

/** A prebooking without advance payment that is to be checked against the limits. */
export interface UnpaidBooking {
  /** Null for a guest, who has none yet. */
  farmerId: string | null;
  vendorId: string;
  seasonId: string;
  lines: readonly PrebookedLine[];
}

/**
 * Whether a prebooking is of more than may be booked without paying ahead. Prebookings that ended do not count. See
 * docs/domain/prebooking.md#without-an-advance.
 */
export async function needsAdvance(
  executor: Executor,
  { farmerId, vendorId, seasonId, lines }: UnpaidBooking,
): Promise<boolean> {
  const variantIds = lines.map(({ variantId }) => variantId);
  if (variantIds.length === 0) return false;
  const rows = await executor
    .select({
      variantId: orderLines.variantId,
      own: sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${orders.farmerId} = ${farmerId}), 0)::int`,
      all: sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${orders.vendorId} = ${vendorId}), 0)::int`,
    })
    .from(prebookPlaces)
    .innerJoin(orders, eq(orders.id, prebookPlaces.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(prebookPlaces.seasonId, seasonId),
        ne(prebookPlaces.state, 'given-back'),
        eq(orders.paymentMode, PAYMENT_MODES.cash),
        notInArray(orders.status, [...UNFULFILLED_ORDER_STATUSES]),
        inArray(orderLines.variantId, variantIds),
      ),
    )
    .groupBy(orderLines.variantId);
  const promised = await promisedPacks(executor, { vendorId, seasonId, lines });
  return lines.some(({ variantId, quantity }) => {
    const booked = rows.find((row) => row.variantId === variantId);
    const facts = { own: booked?.own ?? 0, all: booked?.all ?? 0, promised: promised.get(variantId) ?? 0 };
    return quantity > unpaidSeasonPacksLeft(facts);
  });
}

/** Prebookings of a farmer for a season wait for each other, at whatever shops they are. */
export async function lockUnpaidBookings(
  tx: Transaction,
  { farmerId, paymentMode }: Pick<OrderRow, 'farmerId' | 'paymentMode'>,
  seasonId: string,
): Promise<void> {
  if (paymentKind(paymentMode) === 'cash') await lockName(tx, `unpaid-prebook:${farmerId}:${seasonId}`);
}

/**
 * Refuses a prebooking without an advance beyond its limits. The caller holds the locks of the farmer's prebookings and
 * of the shop's season stock, so that prebookings at once cannot pass the limits together.
 * @throws ServiceError `order_error.payment_refused`
 */
export async function refuseWithoutAdvance(
  tx: Transaction,
  { farmerId, vendorId, paymentMode }: OrderRow,
  seasonId: string,
  lines: readonly PrebookedLine[],
): Promise<void> {
  const kind = paymentKind(paymentMode);
  if (kind === 'cash' && (await needsAdvance(tx, { farmerId, vendorId, seasonId, lines })))
    throw new ServiceError('order_error.payment_refused', { payment_kind: kind, obstacle: 'advance_needed' });
}
