import type { NetworkCategory, NetworkReach, NetworkSellerType, PackUnit } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cube } from '@haat/backend-market/earth';
import { products } from '@haat/backend-market/tables';
import type { ItemFacts } from './item-facts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
/** Sets of whole numbers, as ranges. */
const ranges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/**
 * What the network last said of a thing, and when: the newer word replaces the older.
 * See docs/domain/open-network.md#catalogue-and-increments.
 */
const said = () => ({
  /** 'enable', 'disable', 'open', 'close', or null. */
  label: text(),
  /** Null when it came without a time. */
  stampedAt: time('stamped_at'),
});

/** When a seller or a shop was last described; null where it never was, or without a time. Not after `stamped_at`. */
const described = () => ({ describedAt: time('described_at') });

/** Sellers of the open network. */
export const networkProviders = pgTable(
  'network_providers',
  {
    /** Made of the seller app's name and the seller's id there, so that it is the same in every database. */
    id: uuid().primaryKey(),
    bppId: text('bpp_id').notNull(),
    bppUri: text('bpp_uri').notNull(),
    /** As the seller app calls it. */
    providerId: text('provider_id').notNull(),
    sellerApp: text('seller_app'),
    sellerType: text('seller_type').$type<NetworkSellerType>(),
    name: text().notNull(),
    picture: text(),
    /** 'Delivery', 'Self-Pickup' and others that the seller offers. */
    fulfilments: jsonb().$type<string[]>().notNull(),
    /** Least worth of an order; null where the seller names none. */
    minOrderPaise: integer('min_order_paise'),
    ...said(),
    ...described(),
    isOpen: boolean('is_open').notNull(),
    /** When its catalogue is to be asked for anew. */
    refreshAt: time('refresh_at').notNull(),
  },
  (table) => [
    unique('network_providers_of_app').on(table.bppId, table.providerId),
    index('network_providers_refresh').on(table.refreshAt),
  ],
);

/** Shops of a seller. */
export const networkLocations = pgTable(
  'network_locations',
  {
    id: uuid().primaryKey(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => networkProviders.id, { onDelete: 'cascade' }),
    locationId: text('location_id').notNull(),
    /** Null where the position is missing or unreadable. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    street: text(),
    locality: text(),
    city: text(),
    pincode: text(),
    state: text(),
    ...said(),
    ...described(),
    isOpen: boolean('is_open').notNull(),
    /** When it is open, as it came. */
    hours: jsonb().$type<object>(),
    position: cube().generatedAlwaysAs(sql`ll_to_earth(lat, lng)::cube`),
  },
  (table) => [index('network_locations_provider').on(table.providerId)],
);

/** To where a shop brings goods of a kind: a row for each word on it. */
export const networkReaches = pgTable(
  'network_reaches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => networkLocations.id, { onDelete: 'cascade' }),
    category: text().$type<NetworkCategory>().notNull(),
    kind: text().$type<NetworkReach>().notNull(),
    /** Around the shop; null for the others. */
    radiusMetres: doublePrecision('radius_metres'),
    /** PIN codes; null for the others. */
    pincodes: ranges(),
  },
  (table) => [index('network_reaches_location').on(table.locationId)],
);

/** Different wordings by which goods are found: the same name of a hundred sellers stands once. */
export const networkWordings = pgTable(
  'network_wordings',
  {
    /** Made of the wording. */
    id: uuid().primaryKey(),
    /** Folded name. */
    names: text().notNull(),
    /** Folded name, brand, maker and kind of goods. */
    words: text().notNull(),
    /** As the seller writes it; null where it names none. */
    brand: text(),
  },
  (table) => [index('network_wordings_words').using('gin', sql`${table.words} gin_trgm_ops`)],
);

/**
 * Which of our own goods a wording names, whatever its packs hold.
 * See docs/domain/open-network.md#beside-our-own-shops.
 */
export const networkKnownGoods = pgTable(
  'network_known_goods',
  {
    wordingId: uuid('wording_id')
      .notNull()
      .references(() => networkWordings.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.wordingId] }),
    index('network_known_goods_wording').on(table.wordingId),
  ],
);

/** Goods of a shop; what is bought is an item. */
export const networkProducts = pgTable(
  'network_products',
  {
    id: uuid().primaryKey(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => networkLocations.id, { onDelete: 'cascade' }),
    category: text().$type<NetworkCategory>().notNull(),
    name: text().notNull(),
    brand: text(),
    wordingId: uuid('wording_id')
      .notNull()
      .references(() => networkWordings.id),
    /** Whether any of its items can be had, the shop's own hours aside. */
    isAvailable: boolean('is_available').notNull(),
    /** Of the cheapest item that can be had, else of the cheapest. */
    pricePaise: integer('price_paise').notNull(),
  },
  (table) => [
    // Holds all that a list filters and sorts by, so that thousands of goods are gone through without reading them.
    index('network_products_list').on(
      table.locationId,
      table.category,
      table.wordingId,
      table.isAvailable,
      table.pricePaise,
      table.id,
    ),
    // The same for a search that finds few wordings: their goods are gone through, not those of every shop that serves.
    index('network_products_found')
      .on(table.wordingId, table.locationId, table.category, table.isAvailable, table.pricePaise, table.id)
      .concurrently(),
    index('network_products_brand').on(sql`lower(${table.brand})`),
  ],
);

/** Packs of goods as a shop of the network sells them. How many it has is never known. */
export const networkItems = pgTable(
  'network_items',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id').notNull(),
    locationId: uuid('location_id').notNull(),
    /** As the seller calls it. */
    itemId: text('item_id').notNull(),
    category: text().$type<NetworkCategory>().notNull(),
    name: text().notNull(),
    brand: text(),
    wordingId: uuid('wording_id').notNull(),
    packAmount: doublePrecision('pack_amount'),
    packUnit: text('pack_unit').$type<PackUnit>(),
    pricePaise: integer('price_paise').notNull(),
    /** Null when the seller names none. */
    mrpPaise: integer('mrp_paise'),
    /** Most packs in one order; null when the seller names none. */
    maxCount: integer('max_count'),
    isInStock: boolean('is_in_stock').notNull(),
    ...said(),
    /** When it was described; null where that was at `stamped_at`, -infinity where it never was. */
    describedAt: time('described_at'),
    isEnabled: boolean('is_enabled').notNull(),
    /** Whether it may be sold as it is described: nothing that the law asks for is missing. */
    isSellable: boolean('is_sellable').notNull().default(false),
    picture: text(),
    facts: jsonb().$type<ItemFacts>().notNull(),
  },
  (table) => [
    index('network_items_product').on(table.productId),
    index('network_items_location').on(table.locationId),
    index('network_items_wording').on(table.wordingId, table.locationId).concurrently(),
  ],
);

/** What is wrong in a catalogue, for its seller: one row for each message. */
export const networkCatalogueRejections = pgTable(
  'network_catalogue_rejections',
  {
    id: uuid().primaryKey(),
    bppId: text('bpp_id').notNull(),
    bppUri: text('bpp_uri').notNull(),
    transactionId: text('transaction_id').notNull(),
    messageId: text('message_id').notNull(),
    city: text().notNull(),
    errors: jsonb().$type<object[]>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null until it was handed to the sender. */
    sentAt: time('sent_at'),
  },
  (table) => [
    index('network_catalogue_rejections_unsent')
      .on(table.createdAt)
      .where(sql`sent_at is null`),
  ],
);
