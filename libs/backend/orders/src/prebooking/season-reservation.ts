import { and, eq, max } from 'drizzle-orm';
import { prebookPlaces } from './tables.ts';
import { releaseSeasonPacks, openSeason, refuseShortage, reserveSeasonPacks } from '@haat/backend-market';
import { lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { OrderRow } from '../order-row.ts';
import { packsOfOrder } from '../packs-of-order.ts';
import { lockUnpaidBookings, refuseWithoutAdvance } from './unpaid-season-packs.ts';

/**
 * Reserves season stock for an order and the last place in the shop's queue. The caller has locked the order: so it
 * is reserved once, and season stock is always locked after the order.
 * @throws ServiceError `order_error.vendor_unavailable`, `order_error.booking_date_refused`,
 *   `order_error.not_enough_stock`, `order_error.payment_refused` without an advance that is needed; then nothing is
 *   reserved
 */
export async function reserveSeasonStock(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  order: OrderRow,
): Promise<void> {
  const season = await openSeason(tx, order.vendorId, now());
  if (season === null) throw new ServiceError('order_error.vendor_unavailable');
  if (order.bookingDate === null || !season.bookingDates.includes(order.bookingDate))
    throw new ServiceError('order_error.booking_date_refused', { booking_dates: season.bookingDates });
  const lines = await packsOfOrder(tx, order.id);
  await lockUnpaidBookings(tx, order, season.id);
  refuseShortage(await reserveSeasonPacks(tx, { vendorId: order.vendorId, seasonId: season.id, lines }));
  await refuseWithoutAdvance(tx, order, season.id, lines);
  const place = {
    seasonId: season.id,
    ticket: await nextTicket(tx, order.vendorId, season.id),
    lines,
    state: 'waiting' as const,
    at: now(),
  };
  await tx
    .insert(prebookPlaces)
    .values({ orderId: order.id, vendorId: order.vendorId, bookingDate: order.bookingDate, ...place })
    .onConflictDoUpdate({ target: prebookPlaces.orderId, set: place });
}

/**
 * Reserves packs again for an order whose reservation has expired with its payment; an existing reservation stays.
 * @returns the payment error code when they cannot be reserved, or null when they are.
 * `payment_error.season_sold_out`,
 *   `payment_error.not_payable`
 */
export async function reserveSeasonStockAgain(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now'>,
  order: OrderRow,
): Promise<ServiceError | null> {
  const [place] = await tx
    .select({ state: prebookPlaces.state })
    .from(prebookPlaces)
    .where(eq(prebookPlaces.orderId, order.id));
  if (place?.state === 'waiting') return null;
  try {
    await reserveSeasonStock(tx, dependencies, order);
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.code === 'order_error.not_enough_stock'
      ? new ServiceError('payment_error.season_sold_out', error.details)
      : new ServiceError('payment_error.not_payable', { status: order.status });
  }
}

/**
 * Releases packs and queue place of an order to its season, once: what is not reserved any more is skipped. The
 * caller has locked the order.
 */
export async function releaseSeasonStock(tx: Transaction, orderId: string): Promise<void> {
  const [place] = await tx
    .update(prebookPlaces)
    .set({ state: 'given-back' })
    .where(and(eq(prebookPlaces.orderId, orderId), eq(prebookPlaces.state, 'waiting')))
    .returning();
  if (place !== undefined) await releaseSeasonPacks(tx, place);
}

async function nextTicket(tx: Transaction, vendorId: string, seasonId: string): Promise<number> {
  await lockName(tx, `prebook:${vendorId}:${seasonId}`);
  const [last] = await tx
    .select({ ticket: max(prebookPlaces.ticket) })
    .from(prebookPlaces)
    .where(and(eq(prebookPlaces.vendorId, vendorId), eq(prebookPlaces.seasonId, seasonId)));
  return (last?.ticket ?? 0) + 1;
}
