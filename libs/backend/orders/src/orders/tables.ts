import type { InsuranceOrder, PickupPerson } from '@haat/api-contract';
import type { DeliveryType, Language, Marketplace, OrderActor, OrderStatus } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';
import type { LineSnapshot, VendorSnapshot } from '@haat/backend-market';

/** Whole paise; a large order is beyond what 32 bits hold. */
const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Counts orders of all processes; a number that an order did not come to is left out. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/** An address as it was when the order was made. */
export interface AddressSnapshot {
  id: string;
  name: string;
  phoneNumber: string;
  pincode: string;
  /** The address in one line. */
  text: string;
  /**
   * The place for which delivery was calculated, 'lat,lng', and whether it is the farmer's own, not the PIN code's. Not
   * in orders that were made before the place was kept.
   */
  place?: { latLng: string; isExact: boolean };
}

/** Orders. Everything shown of one is kept as it was when it was made: names, prices, address and shop change later. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The number shown to the farmer: '2026-000123'. */
    number: text().notNull().unique(),
    /** Whom the order is for. */
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    /** Who placed it. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    cartId: uuid('cart_id').notNull(),
    /** In which it was made: what is written about it later, its bill above all, is in the same. */
    language: text().$type<Language>().notNull().default('hi'),
    marketplace: text().$type<Marketplace>().notNull(),
    vendorId: text('vendor_id').notNull(),
    vendor: jsonb().$type<VendorSnapshot>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    type: text().$type<DeliveryType>().notNull(),
    pricePaise: paise('price_paise'),
    discountPaise: paise('discount_paise'),
    premiumPaise: paise('premium_paise'),
    deliveryFeePaise: paise('delivery_fee_paise'),
    couponDiscountPaise: paise('coupon_discount_paise'),
    totalPaise: paise('total_paise'),
    /** The part of the total that is paid in advance for a prebooking; null when there is no advance. */
    advancePaise: bigint('advance_paise', { mode: 'number' }),
    couponCode: text('coupon_code'),
    /** Insurance that was ordered along, as it was calculated here. */
    insurance: jsonb().$type<InsuranceOrder>(),
    /** SHA-256 of what was ordered, hexadecimal: the same order sent again is known by it. */
    hashCode: text('hash_code').notNull(),
    /** Code on the wire: 1 cash, 7 credit, 10 pay now, 11 CSC wallet. */
    paymentMode: integer('payment_mode').notNull(),
    address: jsonb().$type<AddressSnapshot>(),
    pickupPerson: jsonb('pickup_person').$type<PickupPerson>(),
    /** Six digits; only for a pickup. */
    pickupCode: text('pickup_code'),
    /** Four digits; only for a home delivery. */
    deliveryCode: text('delivery_code'),
    /** Wrong codes told at the door; see `isDeliveryCodeLocked`. */
    wrongDeliveryCodes: integer('wrong_delivery_codes').notNull().default(0),
    /** Promised day of delivery or pickup, or null. */
    promisedOn: date('promised_on', { mode: 'string' }),
    isPrebook: boolean('is_prebook').notNull(),
    bookingDate: date('booking_date', { mode: 'string' }),
    /** Where the farmer came from (utm parameters). */
    attribution: jsonb().$type<Record<string, string>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('orders_one_of_a_cart').on(table.farmerId, table.cartId),
    index('orders_farmer_time').on(table.farmerId, sql`${table.createdAt} desc`),
    index('orders_on_clock')
      .on(table.createdAt)
      .where(sql`status in ('READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY')`),
    index('orders_vendor_time').on(table.vendorId, sql`${table.createdAt} desc`),
    // Lists of the desk: all, of a status, and what stands still.
    index('orders_newest')
      .on(sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .concurrently(),
    index('orders_status_newest')
      .on(table.status, sql`${table.createdAt} desc`)
      .concurrently(),
    index('orders_number_beginning')
      .using('btree', sql`${table.number} text_pattern_ops`)
      .concurrently(),
    index('orders_unpaid')
      .on(table.updatedAt)
      .where(sql`status in ('PAYMENT_FAILED', 'PRE_ORDER')`),
  ],
);

/** Lines of orders; price and discount are of one pack. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 0, as in the cart. */
    position: integer().notNull(),
    variantId: text('variant_id').notNull(),
    catalogueId: text('c_id').notNull(),
    quantity: integer().notNull(),
    pricePaise: paise('price_paise'),
    discountPaise: paise('discount_paise'),
    product: jsonb().$type<LineSnapshot>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Every status that an order has had, with who moved it. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text().$type<OrderStatus>().notNull(),
    /** Code of the reason that was given, or null. */
    reason: text(),
    by: text().$type<OrderActor>().notNull(),
    userId: uuid('user_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId)],
);
