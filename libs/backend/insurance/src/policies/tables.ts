import type { Peril, PolicyStart, PolicyStatus } from '@haat/api-contract/vocabulary';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { insurerFactsSchema } from '@haat/api-contract/insurance-policies';
import type { z } from 'zod';
import { users } from '@haat/backend-identity/tables';
import { variants } from '@haat/backend-market/tables';
import type { Localised } from '@haat/backend-platform';

/** What the law asks of an insurer: registration, product number, the seller's licence, where to complain. */
export type InsurerFacts = z.infer<typeof insurerFactsSchema>;

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
    /** What it pays for. See docs/domain/insurance.md#perils. */
    perils: jsonb().$type<readonly Peril[]>().notNull().default([]),
    /** What the law asks of its insurer; null for a sample, behind which no insurer stands. */
    insurer: jsonb().$type<InsurerFacts>(),
    /** The insurer whose surveyors and people see its claims; none do without. 'sample' is no insurer's. */
    insurerId: text('insurer_id'),
    /** Units of an order that are free where the farmer's cost is nothing. */
    freeUnits: integer('free_units').notNull(),
    /** Sum insured of one unit, before the option's factor. */
    baseCoverPaise: paise('base_cover_paise'),
    /** Days that its cover lasts. */
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

/**
 * Policies that came with orders; what is shown of one is kept as it was when it was promised. A void one stays void:
 * a new attempt to pay promises another. See docs/domain/insurance.md#policies.
 */
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
    /** What it pays for, as it was when it was promised. */
    perils: jsonb().$type<readonly Peril[]>().notNull().default([]),
    /** Packs that were insured, all at one price for the farmer. */
    units: integer().notNull(),
    /** Of them, packs that were returned. */
    returnedUnits: integer('returned_units').notNull().default(0),
    /** What all units cost the farmer; 0 for free ones. */
    premiumPaise: paise('premium_paise'),
    /** What the insurer is paid for all units, by the farmer and the market together. */
    insurerPremiumPaise: paise('insurer_premium_paise'),
    /** Sum insured of all units. */
    coverPaise: paise('cover_paise'),
    status: text().$type<PolicyStatus>().notNull(),
    /** What it waits for. */
    starts: text().$type<PolicyStart>().notNull(),
    coverDays: integer('cover_days').notNull(),
    /** Null as long as it is only promised. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    /** When it was promised. */
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** When the insurer's premium was booked. */
    inForceAt: timestamp('in_force_at', { withTimezone: true }),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('insurance_policies_one_of_a_price')
      .on(table.orderId, table.variantId, table.productId, table.multiplierFactor, sql`(premium_paise = 0)`)
      .where(sql`status <> 'VOID'`),
    index('insurance_policies_farmer').on(table.farmerId),
    check(
      'insurance_policies_amounts',
      sql`${table.units} > 0 and ${table.premiumPaise} >= 0 and ${table.coverPaise} >= 0`,
    ),
    check(
      'insurance_policies_returned_units',
      sql`${table.returnedUnits} >= 0 and ${table.returnedUnits} <= ${table.units}`,
    ),
    check('insurance_policies_dated_in_force', sql`${table.status} <> 'IN_FORCE' or ${table.validFrom} is not null`),
  ],
);

/** A policy as the database has it. */
export type PolicyRow = typeof insurancePolicies.$inferSelect;

/**
 * What insurers were paid for policies, and gave back; rows are only ever added. A policy's amounts sum to what the
 * insurer has for its units. See docs/domain/insurance.md#who-pays-the-insurer.
 */
export const insurancePremiumEntries = pgTable(
  'insurance_premium_entries',
  {
    id: uuid().primaryKey(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => insurancePolicies.id),
    /** Whose money it is. */
    payer: text().$type<'farmer' | 'market'>().notNull(),
    /** Whole paise; what came back is negative. */
    amountPaise: paise('amount_paise'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('insurance_premium_entries_policy').on(table.policyId),
    check('insurance_premium_entries_amount', sql`${table.amountPaise} <> 0`),
  ],
);

/** Units of policies that end with a return, fixed when it is asked for; what the shop refuses is deleted. */
export const policyReturns = pgTable(
  'insurance_policy_returns',
  {
    returnId: uuid('return_id').notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => insurancePolicies.id),
    units: integer().notNull(),
    /** When the packs were picked up, and the units ended. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.policyId] }),
    index('insurance_policy_returns_policy').on(table.policyId),
    check('insurance_policy_returns_units', sql`${table.units} > 0`),
  ],
);
