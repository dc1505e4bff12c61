import type { OrderStatus } from '@haat/api-contract';
import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import { and, eq, max } from 'drizzle-orm';
import { lockName } from '../../database/connection.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors.ts';
import { refuseShortage, reserveStock } from '../catalogue/stock.ts';
import type { OrderPart } from '../orders/order-parts.ts';
import { packsOfOrder } from '../orders/packs-of-order.ts';
import { openSeason } from './open-season.ts';
import { givePrebookedBack, takePrebooked } from './season-stock.ts';
import { prebookPlaces } from './tables.ts';

const GIVING_BACK: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/**
 * What a prebooking has beside its goods: packs of the season's promise and a place in the shop's queue, given back when it
 * ends before its day. On its day it becomes an order like any other and takes its packs off the shelf.
 */
export const prebookPart: OrderPart = {
  async placed(tx, { now }, order) {
    if (!order.isPrebook) return;
    const season = await openSeason(tx, order.vendorId, now());
    if (season === null) throw new ServiceError('order_error.vendor_unavailable');
    if (order.bookingDate === null || !season.bookingDates.includes(order.bookingDate)) throw new ServiceError('order_error.booking_date_refused', { booking_dates: season.bookingDates });
    const lines = await packsOfOrder(tx, order.id);
    refuseShortage(await takePrebooked(tx, { vendorId: order.vendorId, seasonId: season.id, lines }));
    await tx.insert(prebookPlaces).values({
      orderId: order.id, seasonId: season.id, vendorId: order.vendorId, ticket: await nextTicket(tx, order.vendorId, season.id), bookingDate: order.bookingDate, lines, state: 'waiting', at: now(),
    });
  },
  async moved(tx, _dependencies, order, { from, to }) {
    if (from !== 'PRE_ORDER') return;
    const isGivenBack = GIVING_BACK.includes(to);
    const [place] = await tx.update(prebookPlaces).set({ state: isGivenBack ? 'given-back' : 'come' }).where(and(eq(prebookPlaces.orderId, order.id), eq(prebookPlaces.state, 'waiting'))).returning();
    if (place === undefined) return;
    if (isGivenBack) await givePrebookedBack(tx, place);
    else refuseShortage(await reserveStock(tx, place.vendorId, place.lines));
  },
};

async function nextTicket(tx: Transaction, vendorId: string, seasonId: string): Promise<number> {
  await lockName(tx, `prebook:${vendorId}:${seasonId}`);
  const [last] = await tx.select({ ticket: max(prebookPlaces.ticket) }).from(prebookPlaces).where(and(eq(prebookPlaces.vendorId, vendorId), eq(prebookPlaces.seasonId, seasonId)));
  return (last?.ticket ?? 0) + 1;
}
