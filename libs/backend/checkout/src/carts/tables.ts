import type { PickupPerson } from '@haat/api-contract';
import type { DeliveryType, Marketplace, PaymentKind } from '@haat/api-contract/vocabulary';
import type { InsuranceChoiceRow } from '@haat/backend-insurance';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A line of a stored cart, in the order in which it was added. */
export interface CartItemRow {
  variantId: string;
  /** Catalogue id, `c_id` on the wire. */
  catalogueId: string;
  /** Packs, a whole number ≥ 1. */
  quantity: number;
  /** What one pack cost (price − discount) when the farmer last set this line, in paise. */
  unitPaise: number;
}

/** Carts of visitors and farmers. See docs/domain/cart.md#where-the-cart-is-kept. */
export const carts = pgTable(
  'carts',
  {
    cartId: uuid('cart_id').primaryKey(),
    marketplace: text().$type<Marketplace>().notNull(),
    /** `user:<id>` of a farmer, or `guest:<hash>` of a visitor: the guest's id itself is a secret and is not kept. */
    owner: text().notNull(),
    /** Null exactly when the cart is empty. */
    vendorId: text('vendor_id'),
    isPrebook: boolean('is_prebook').notNull().default(false),
    items: jsonb().$type<CartItemRow[]>().notNull().default([]),
    /** What was chosen; what it comes to is reckoned from the shop and the goods. */
    deliveryType: text('delivery_type').$type<DeliveryType>(),
    addressId: uuid('address_id'),
    pickupPerson: jsonb('pickup_person').$type<PickupPerson>(),
    /** Null: none was chosen, which counts as cash. */
    paymentKind: text('payment_kind').$type<PaymentKind>(),
    /** The coupon that was chosen; whether it applies is reckoned from the cart. */
    couponCode: text('coupon_code'),
    /** Day of a prebooking. */
    bookingDate: date('booking_date', { mode: 'string' }),
    insurance: jsonb().$type<InsuranceChoiceRow[]>().notNull().default([]),
    /** 'open': in use; 'parked': replaced, can be brought back; 'ordered': became an order and stays as it was. */
    status: text().$type<'open' | 'parked' | 'ordered'>().notNull().default('open'),
    parkedAt: timestamp('parked_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_open')
      .on(table.owner, table.marketplace)
      .where(sql`status = 'open'`),
    uniqueIndex('carts_one_parked')
      .on(table.owner, table.marketplace)
      .where(sql`status = 'parked'`),
    index('carts_age')
      .on(table.updatedAt)
      .where(sql`status <> 'ordered'`),
  ],
);
