import type { OrderStatus } from '@haat/api-contract';
import { keepsAdvance } from '@haat/order-core';
import { and, eq, inArray, min } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { indiaDay } from '../orders/promised-on.ts';
import { prebookOffers, prebookPlaces } from './tables.ts';

/** Whether the advance of an order that is ending stays with the shop: of a prebooking that the farmer cancels too late. The order has its new status already. */
export async function advanceIsKept(tx: Transaction, order: OrderRow, move: { readonly from: OrderStatus; readonly to: OrderStatus }): Promise<boolean> {
  if (!order.isPrebook || move.from !== 'PRE_ORDER') return false;
  const [place] = await tx.select().from(prebookPlaces).where(eq(prebookPlaces.orderId, order.id));
  if (place === undefined) return false;
  const [terms] = await tx.select({ freeDays: min(prebookOffers.cancelFreeDays) }).from(prebookOffers).where(and(
    eq(prebookOffers.vendorId, place.vendorId), eq(prebookOffers.seasonId, place.seasonId), inArray(prebookOffers.variantId, place.lines.map(({ variantId }) => variantId)),
  ));
  return keepsAdvance(move, order.bookingDate, indiaDay(order.updatedAt), terms?.freeDays ?? undefined);
}
