import type { NetworkProduct, NetworkVariant } from '@haat/api-contract/open-network';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Goods of a cart as they were shown when they were put in: what is gone from the catalogue is shown so. */
export interface CartGoods {
  readonly product: Pick<NetworkProduct, 'id' | 'name' | 'brand' | 'category' | 'image_url'>;
  readonly variant: NetworkVariant;
}

/** A line of a cart of the network, in the order in which it was added. */
export interface NetworkCartItem {
  readonly variantId: string;
  /** Packs, a whole number ≥ 1. */
  readonly quantity: number;
  /** What one pack cost when the farmer last set this line, in paise. */
  readonly unitPaise: number;
  readonly goods: CartGoods;
}

/** Carts of the open network, one for each guest and farmer. See docs/domain/open-network.md#cart-of-the-network. */
export const networkCarts = pgTable(
  'network_carts',
  {
    /** `user:<id>` of a farmer, or `guest:<hash>` of a guest. */
    owner: text().primaryKey(),
    /** Changes when the cart became an order. */
    cartId: uuid('cart_id').notNull(),
    /** The shop, a row of `network_locations` as long as it sells; null exactly when the cart is empty. */
    shopId: uuid('shop_id'),
    items: jsonb().$type<NetworkCartItem[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('network_carts_guests_age')
      .on(table.updatedAt)
      .where(sql`owner like 'guest:%'`),
  ],
);

/** A cart of the network as the database has it. */
export type NetworkCartRow = typeof networkCarts.$inferSelect;
