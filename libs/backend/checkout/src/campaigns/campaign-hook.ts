import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import type { OrderHook } from '@haat/backend-orders';
import { countCampaignOrder, freeUsedUpCart } from './count-campaign-order.ts';
import { campaignCarts } from './tables.ts';

/** As with coupons: an order that ends unfulfilled, or waits for a new attempt to pay, does not count. */
const NOT_COUNTED: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/**
 * Counts the orders placed through campaigns, each in the transaction of the order, and refuses those above the
 * campaign's limit: see decision 021.
 */
export const campaignHook: OrderHook = {
  stage: 'discount',
  marketplace: 'dehaat',
  onPlaced: (tx, _dependencies, order) => countCampaignOrder(tx, order),

  async onTransition(tx, _dependencies, order, { from, to }) {
    if (NOT_COUNTED.includes(to))
      await tx.update(campaignCarts).set({ isCounted: false }).where(eq(campaignCarts.orderId, order.id));
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await countCampaignOrder(tx, order);
  },

  onRefused: ({ database }, refusal) => freeUsedUpCart(database, refusal),
};
