import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import type { OrderPart } from '../orders/order-parts.ts';
import { campaignCarts } from './tables.ts';

/** As with coupons: an order that ends unfulfilled, or waits for a new attempt to pay, does not count. */
const NOT_COUNTED: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/** Counts the orders that came of campaigns, each in the transaction of the order. No order is refused for it: see decision 021. */
export const campaignPart: OrderPart = {
  async placed(tx, _dependencies, { id: orderId, farmerId, cartId }) {
    await tx.update(campaignCarts).set({ orderId, farmerId, isCounted: true }).where(eq(campaignCarts.cartId, cartId));
  },

  async moved(tx, _dependencies, { id }, { from, to }) {
    if (NOT_COUNTED.includes(to)) await tx.update(campaignCarts).set({ isCounted: false }).where(eq(campaignCarts.orderId, id));
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await tx.update(campaignCarts).set({ isCounted: true }).where(eq(campaignCarts.orderId, id));
  },
};
