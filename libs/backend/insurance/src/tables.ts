import type { PolicyStatus } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
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
import { variants } from '@haat/backend-market/tables';
import type { Localised } from '@haat/backend-platform';

/** Counts policies of all processes; a number that an order did not come to is left out. */
export const policyNumbers = pgSequence('policy_numbers', { startWith: 1 });

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * Insurance that an insurer offers with certain packs. See docs/domain/insurance.md#products.
 */
export const groupInsuranceProducts = pgTable(
  'group_insurance_products',
  {
    id: text().primaryKey(),
    insurerName: jsonb('insurer_name').$type<Localised>().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    /** What is covered, in plain words. */
    coverText: jsonb('cover_text').$type<Localised>().notNull(),
    /** Units of an order that are free where the farmer's cost is nothing. */
    freeUnits: integer('free_units').notNull(),
    /** Sum insured of one unit, before the option's factor. */
    baseCoverPaise: paise('base_cover_paise'),
    /** Days from the order's (a prebooking's: its booking) day. */
    coverDays: integer('cover_days').notNull(),
    /** Whether the insurer asks for an identity document. */
    needsKyc: boolean('needs_kyc').notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [
    check(
      'group_insurance_products_amounts',
      sql`${table.freeUnits} >= 0 and ${table.baseCoverPaise} >= 0 and ${table.coverDays} > 0`,
    ),
  ],
);

/**
 * At which premiums a pack can be insured. See docs/domain/insurance.md#products.
 */
export const insurancePremiumOptions = pgTable(
  'insurance_premium_options',
  {
    productId: text('product_id')
      .notNull()
      .references(() => groupInsuranceProducts.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    /** Scales the cover of a unit, never its price. */
    multiplierFactor: doublePrecision('multiplier_factor').notNull(),
    costToFarmerPaise: paise('cost_to_farmer_paise'),
    totalPremiumPaise: paise('total_premium_paise'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantId, table.multiplierFactor] }),
    index('insurance_premium_options_variant').on(table.variantId),
    check(
      'insurance_premium_options_amounts',
      sql`${table.multiplierFactor} > 0 and ${table.costToFarmerPaise} >= 0 and ${table.totalPremiumPaise} >= 0`,
    ),
  ],
);

/** Policies that came with orders; what is shown of one is kept as it was when it was issued. */
export const insurancePolicies = pgTable(
  'insurance_policies',
  {
    id: uuid().primaryKey(),
    /** The number shown to the farmer: 'P2026-000123'. */
    number: text().notNull().unique(),
    /** Made in the order's transaction. */
    orderId: uuid('order_id').notNull(),
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    variantId: text('variant_id').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => groupInsuranceProducts.id),
    multiplierFactor: doublePrecision('multiplier_factor').notNull(),
    insurerName: jsonb('insurer_name').$type<Localised>().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    /** Packs that are insured. */
    units: integer().notNull(),
    premiumPaise: paise('premium_paise'),
    /** Sum insured of all units. */
    coverPaise: paise('cover_paise'),
    status: text().$type<PolicyStatus>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [
    unique('insurance_policies_one_of_a_line').on(
      table.orderId,
      table.variantId,
      table.productId,
      table.multiplierFactor,
    ),
    index('insurance_policies_farmer').on(table.farmerId),
    check(
      'insurance_policies_amounts',
      sql`${table.units} > 0 and ${table.premiumPaise} >= 0 and ${table.coverPaise} >= 0`,
    ),
  ],
);
