import type { FulfilmentType, LicenceKind, Marketplace, VendorType } from '@haat/api-contract/vocabulary';
import { MAX_PACKS_PER_LINE, type WeekdayHours } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localised } from '@haat/backend-platform';
import { cube } from '../location/earth.ts';

/** A trade licence as the shop's page shows it; `valid_until` is `YYYY-MM-DD`. */
export interface TradeLicence {
  kind: LicenceKind;
  number: string;
  valid_until: string;
}

/** Shops of both marketplaces. Distances are metres, money is paise. */
export const vendors = pgTable(
  'vendors',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    /** 'dehaat': ours; 'ondc': a provider of the open network. See docs/domain/vendors.md#kinds-of-shop. */
    marketplace: text().$type<Marketplace>().notNull().default('dehaat'),
    type: text().$type<VendorType>().notNull(),
    fulfilment: text().$type<FulfilmentType>().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    legalName: text('legal_name').notNull(),
    ownerName: text('owner_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** Lines of the address before the town. */
    addressLines: jsonb('address_lines').$type<Localised[]>().notNull(),
    town: jsonb().$type<Localised>().notNull(),
    pincode: text().notNull(),
    district: jsonb().$type<Localised>().notNull(),
    state: jsonb().$type<Localised>().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** 0 when the shop does not deliver. */
    deliveryRadiusMetres: integer('delivery_radius_metres').notNull(),
    /** 0 when nothing can be collected there. */
    pickupRadiusMetres: integer('pickup_radius_metres').notNull(),
    /** Terms of delivery; all null when the shop does not deliver. See docs/domain/vendors.md#delivery-fee. */
    deliveryBasePaise: integer('delivery_base_paise'),
    deliveryBaseMetres: integer('delivery_base_metres'),
    deliveryPerKilometrePaise: integer('delivery_per_kilometre_paise'),
    deliveryFreeFromPaise: integer('delivery_free_from_paise'),
    /** Most packs of one variant in an order. See docs/domain/orders.md#amounts-in-one-order. */
    maxPacks: integer('max_packs').notNull().default(MAX_PACKS_PER_LINE),
    /** Working days until delivery, or until a pickup is ready. */
    readyInDays: integer('ready_in_days').notNull(),
    openingHours: jsonb('opening_hours').$type<WeekdayHours[]>().notNull(),
    /** Days on which the shop stays closed, `YYYY-MM-DD`. See docs/domain/shop.md#hours-and-holidays. */
    closedDays: jsonb('closed_days').$type<string[]>().notNull().default([]),
    /** Counts changes of the shop's record by its people and the desk, as offers count theirs. */
    version: integer().notNull().default(1),
    /** Its number for goods and services tax; null when the shop is not registered. */
    gstin: text(),
    licences: jsonb().$type<TradeLicence[]>().notNull(),
    /** A financed distribution centre sells on credit. See docs/domain/vendors.md#kinds-of-shop. */
    isFinanced: boolean('is_financed').notNull().default(false),
    position: cube()
      .notNull()
      .generatedAlwaysAs(sql`ll_to_earth(lat, lng)::cube`),
    /** The box around all that the shop serves: the index on it finds the shops of a place. */
    reach: cube()
      .notNull()
      .generatedAlwaysAs(
        sql`earth_box(ll_to_earth(lat, lng), greatest(delivery_radius_metres, pickup_radius_metres)::float8)`,
      ),
  },
  (table) => [
    index('vendors_reach').using('gist', table.reach),
    index('vendors_centre_position')
      .using('gist', table.position)
      .where(sql`type = 'DC'`),
    check('vendors_max_packs', sql`${table.maxPacks} >= 1`),
    check('vendors_radii_not_negative', sql`${table.deliveryRadiusMetres} >= 0 and ${table.pickupRadiusMetres} >= 0`),
  ],
);
