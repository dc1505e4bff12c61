import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import { prebookPlaces } from './tables.ts';
import { refuseShortage, reserveStock } from '@haat/backend-market';
import type { OrderHook } from '../order-hook.ts';
import { releaseSeasonStock, reserveSeasonStock } from './season-reservation.ts';

const RELEASING_STATUSES: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/**
 * What a prebooking has beside its goods: packs of the season stock and a place in the shop's queue, released when it
 * ends before its day. On its day it becomes an ordinary order and takes its packs from the ordinary stock.
 */
export const prebookHook: OrderHook = {
  stage: 'reserve',
  async onPlaced(tx, dependencies, order) {
    if (order.isPrebook) await reserveSeasonStock(tx, dependencies, order);
  },
  async onTransition(tx, _dependencies, order, { from, to }) {
    if (from !== 'PRE_ORDER') return;
    if (RELEASING_STATUSES.includes(to)) return releaseSeasonStock(tx, order.id);
    const [place] = await tx
      .update(prebookPlaces)
      .set({ state: 'come' })
      .where(and(eq(prebookPlaces.orderId, order.id), eq(prebookPlaces.state, 'waiting')))
      .returning();
    if (place !== undefined) refuseShortage(await reserveStock(tx, place.vendorId, place.lines));
  },
};
