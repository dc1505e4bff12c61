import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import type { OrderPart } from '@haat/backend-orders';
import { countOrder, freeUsedUpCart } from './count-order.ts';
import { campaignCarts } from './tables.ts';

/** As with coupons: an order that ends unfulfilled, or waits for a new attempt to pay, does not count. */
const NOT_COUNTED: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/**
 * Counts the orders that came of campaigns, each in the transaction of the order, and none beyond the most of its
 * campaign: see decision 021.
 */
export const campaignPart: OrderPart = {
  stage: 'discount',
  placed: (tx, _dependencies, order) => countOrder(tx, order),

  async moved(tx, _dependencies, order, { from, to }) {
    if (NOT_COUNTED.includes(to))
      await tx.update(campaignCarts).set({ isCounted: false }).where(eq(campaignCarts.orderId, order.id));
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await countOrder(tx, order);
  },

  refused: ({ database }, refusal) => freeUsedUpCart(database, refusal),
};
