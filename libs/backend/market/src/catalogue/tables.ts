import type { CropShortCode, DoseBasis, PackUnit, ProductKind, ToxicityColour } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Localised } from '@haat/backend-platform';
import { vendors } from '../vendors/tables.ts';

/** How much of a product a crop needs; `per` says of what. */
export interface Dose {
  amount: number;
  unit: PackUnit;
  per: DoseBasis;
}

const named = () => ({
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Localised>().notNull(),
  picture: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
  /** Folded names in every language. */
  search: text().notNull(),
});

/** The index that answers `like` and `<%` on a folded text. */
const searchable = (name: string, column: AnyPgColumn) => index(name).using('gin', sql`${column} gin_trgm_ops`);

/** Kinds of goods that a farmer browses by. */
export const categories = pgTable('categories', named(), (table) => [searchable('categories_search', table.search)]);

/** Makers' brands. */
export const brands = pgTable('brands', { ...named(), legalName: text('legal_name').notNull() }, (table) => [
  searchable('brands_search', table.search),
]);

/** Crops. See docs/domain/catalogue.md#crops. */
export const crops = pgTable(
  'crops',
  {
    ...named(),
    /** Programme code, or null. */
    shortCode: text('short_code').$type<CropShortCode>(),
    botanicalName: text('botanical_name').notNull(),
    cropGroup: text('crop_group').notNull(),
    seasons: jsonb().$type<string[]>().notNull(),
    isPerennial: boolean('is_perennial').notNull(),
  },
  (table) => [searchable('crops_search', table.search)],
);

/** Kinds of product; what is bought is a variant. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    kind: text().$type<ProductKind>().notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: jsonb().$type<Localised>().notNull(),
    description: jsonb().$type<Localised>().notNull(),
    /** Grade, variety or active ingredient; null for tools. */
    composition: text(),
    makerName: text('maker_name').notNull(),
    /** ISO 3166-1 alpha-2. */
    countryOfOrigin: text('country_of_origin').notNull(),
    registrationNumber: text('registration_number'),
    /** Colour of the toxicity triangle; null for what is no pesticide. */
    toxicity: text().$type<ToxicityColour>(),
    gstPercent: doublePrecision('gst_percent').notNull(),
    hsnCode: text('hsn_code').notNull(),
    collectOnly: boolean('collect_only').notNull(),
    picture: text().notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** Folded names in every language, other words for it, composition, brand, category, maker, packs and crops. */
    search: text().notNull(),
    /** Of those the names and the other words: what is found there fits better. */
    searchNames: text('search_names').notNull().default(''),
  },
  (table) => [
    searchable('products_search', table.search),
    index('products_category').on(table.categoryId),
    index('products_brand').on(table.brandId),
  ],
);

/** Which crops a product is for, with doses and the days to wait before harvest. */
export const productCrops = pgTable(
  'product_crops',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    cropId: text('crop_id')
      .notNull()
      .references(() => crops.id),
    doses: jsonb().$type<Dose[]>().notNull(),
    waitingDays: integer('waiting_days'),
    /** Ids of the problems of the crop that the label names. */
    problems: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.productId, table.cropId] }), index('product_crops_crop').on(table.cropId)],
);

/** Packs of a product. */
export const variants = pgTable(
  'variants',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    packAmount: doublePrecision('pack_amount').notNull(),
    packUnit: text('pack_unit').$type<PackUnit>().notNull(),
    container: text().notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    hasInsurance: boolean('has_insurance').notNull(),
    insuranceLabel: jsonb('insurance_label').$type<Localised>(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [index('variants_product').on(table.productId)],
);

/** Price and stock of a pack at a shop. What is paid is price − discount. */
export const offers = pgTable(
  'offers',
  {
    /** Catalogue id, `c_id` on the wire. */
    cId: text('c_id').primaryKey(),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    pricePaise: integer('price_paise').notNull(),
    discountPaise: integer('discount_paise').notNull(),
    stock: integer().notNull(),
    /** Counts what people of the shop, the desk and imports change, so that none undoes another's work unseen. */
    version: integer().notNull().default(1),
    /** When the shop took the pack off sale; null while it sells it. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** The shop's licence for such goods has run out. See docs/domain/shop.md#licences. */
    isExpired: boolean('is_expired').notNull().default(false),
  },
  (table) => [
    unique('offers_vendor_variant').on(table.vendorId, table.variantId),
    index('offers_variant').on(table.variantId),
    index('offers_expired')
      .on(table.vendorId)
      .concurrently()
      .where(sql`is_expired`),
    check('offers_stock_not_negative', sql`${table.stock} >= 0`),
    check(
      'offers_discount_within_price',
      sql`${table.discountPaise} >= 0 and ${table.discountPaise} <= ${table.pricePaise}`,
    ),
  ],
);

/** Substances that may not be listed. A product with a banned one is refused at insert. */
export const bannedSubstances = pgTable('banned_substances', {
  substance: text().primaryKey(),
  note: text().notNull(),
});
