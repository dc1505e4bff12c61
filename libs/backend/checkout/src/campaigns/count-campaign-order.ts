import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { OrderRow } from '@haat/backend-orders';
import { preparedQuery, ServiceError } from '@haat/backend-platform';
import type { Database, Transaction } from '@haat/backend-platform';

import { ordersOf } from './campaign-rows.ts';
import { campaignCarts, campaigns } from './tables.ts';

const campaignOfCart = preparedQuery((executor) =>
  executor
    .select({ campaign: campaignCarts.campaign })
    .from(campaignCarts)
    .where(eq(campaignCarts.cartId, sql.placeholder('cartId'))),
);

/**
 * Counts an order of a cart that a campaign filled; of any other cart there is nothing to count. A campaign that
 * takes only so many orders is locked until the order's transaction ends, so that many at once never pass them.
 * @throws ServiceError `campaign_error.used_up`
 */
export async function countCampaignOrder(tx: Transaction, { id: orderId, farmerId, cartId }: OrderRow): Promise<void> {
  const [filled] = await campaignOfCart(tx, { cartId });
  if (filled === undefined) return;
  // Carts are filled concurrently: that only requires the campaign to exist.
  const [limited] = await tx
    .select({ mostOrders: campaigns.mostOrders })
    .from(campaigns)
    .where(and(sql`${campaigns.number} = ${filled.campaign}::bigint`, isNotNull(campaigns.mostOrders)))
    .for('no key update');
  const most = limited?.mostOrders ?? null;
  if (most !== null && ((await ordersOf(tx, [filled.campaign])).get(filled.campaign) ?? 0) >= most)
    throw new ServiceError('campaign_error.used_up', { cart_id: cartId });
  await tx.update(campaignCarts).set({ orderId, farmerId, isCounted: true }).where(eq(campaignCarts.cartId, cartId));
}

/**
 * Detaches a cart from a campaign whose order limit is reached: the farmer has seen the refusal, and can order the
 * same goods without the campaign.
 */
export async function freeUsedUpCart(database: Database, refusal: unknown): Promise<void> {
  const cartId =
    refusal instanceof ServiceError && refusal.code === 'campaign_error.used_up'
      ? refusal.details?.['cart_id']
      : undefined;
  if (typeof cartId === 'string') await database.delete(campaignCarts).where(eq(campaignCarts.cartId, cartId));
}
