import type {
  ClaimActor,
  ClaimPayoutState,
  ClaimPhotoMark,
  ClaimRejection,
  ClaimState,
  Peril,
} from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { insurancePolicies } from '../policies/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Counts claims of all processes; a number that a claim did not come to is left out. */
export const claimNumbers = pgSequence('claim_numbers', { startWith: 1 });

/** Losses that farmers report. See docs/domain/insurance.md#filing-a-claim. */
export const insuranceClaims = pgTable(
  'insurance_claims',
  {
    id: uuid().primaryKey(),
    /** Shown to people: 'C2026-000123'. */
    number: text().notNull().unique(),
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    /** Of the form: sent again, it is the same claim. */
    key: uuid().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => insurancePolicies.id),
    peril: text().$type<Peril>().notNull(),
    happenedAt: time('happened_at').notNull(),
    /** The event's day in India. */
    lossDay: date('loss_day', { mode: 'string' }).notNull(),
    cutOn: date('cut_on', { mode: 'string' }),
    acres: doublePrecision().notNull(),
    /** What the farmer said, encrypted. */
    encryptedText: text('encrypted_text').notNull(),
    state: text().$type<ClaimState>().notNull(),
    /** The moment that counts, by our clock. */
    filedAt: time('filed_at').notNull(),
    receivedAt: time('received_at').notNull(),
    /** What the phone's clock said when it was filed and when it was sent; null where none told. */
    phoneFiledAt: time('phone_filed_at'),
    phoneSentAt: time('phone_sent_at'),
    isClockOff: boolean('is_clock_off').notNull(),
    deadline: time('deadline'),
    /** Sum insured of the units that were insured when it was filed: the most that can be paid. */
    coverPaise: bigint('cover_paise', { mode: 'number' }).notNull(),
    /** Who took it; null before, and where the simulated surveyor of the sample did. */
    surveyorId: uuid('surveyor_id').references(() => users.id),
    takenAt: time('taken_at'),
    /** When it was last rejected. */
    rejectedAt: time('rejected_at'),
    appeals: integer().notNull().default(0),
    appealedAt: time('appealed_at'),
    encryptedAppeal: text('encrypted_appeal'),
  },
  (table) => [
    uniqueIndex('insurance_claims_key').on(table.farmerId, table.key),
    uniqueIndex('insurance_claims_one_a_loss')
      .on(table.policyId, table.peril, table.lossDay)
      .where(sql`state <> 'WITHDRAWN'`),
    index('insurance_claims_farmer').on(table.farmerId, table.receivedAt),
    index('insurance_claims_surveyor').on(table.surveyorId),
    index('insurance_claims_open')
      .on(table.filedAt)
      .where(sql`state not in ('PAID', 'WITHDRAWN')`),
    check('insurance_claims_amounts', sql`${table.acres} > 0 and ${table.coverPaise} >= 0`),
    check('insurance_claims_one_appeal', sql`${table.appeals} in (0, 1)`),
  ],
);

/** For which insurer a person with the role `surveyor` or `insurer` works. */
export const insuranceStaff = pgTable('insurance_staff', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  insurerId: text('insurer_id').notNull(),
});

/** Photos of claims, with what the phone told of each. */
export const insuranceClaimPhotos = pgTable(
  'insurance_claim_photos',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => insuranceClaims.id),
    photoId: uuid('photo_id').notNull(),
    position: integer().notNull(),
    takenAt: time('taken_at'),
    /** Where it was taken and how sure the phone is, encrypted; null where the phone told nothing. */
    encryptedPlace: text('encrypted_place'),
    marks: text().array().$type<ClaimPhotoMark[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.photoId] })],
);

/** What has become of claims; rows are only ever added. */
export const insuranceClaimMoves = pgTable(
  'insurance_claim_moves',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => insuranceClaims.id),
    /** Counts a claim's moves from 0. */
    step: integer().notNull(),
    state: text().$type<ClaimState>().notNull(),
    at: time('at').notNull(),
    by: text().$type<ClaimActor | 'payout'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.step] })],
);

/** What surveyors found: a report before the appeal (round 0), and one after it. */
export const insuranceSurveys = pgTable(
  'insurance_surveys',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => insuranceClaims.id),
    round: integer().notNull(),
    lossPercent: integer('loss_percent').notNull(),
    acres: doublePrecision().notNull(),
    text: text().notNull(),
    at: time('at').notNull(),
    /** By the simulated surveyor of the sample. */
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.round] }),
    check('insurance_surveys_loss', sql`${table.lossPercent} between 0 and 100 and ${table.acres} >= 0`),
  ],
);

/** What insurers decided: before the appeal (round 0), and after it. */
export const insuranceClaimDecisions = pgTable(
  'insurance_claim_decisions',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => insuranceClaims.id),
    round: integer().notNull(),
    /** Null for a rejection. */
    amountPaise: bigint('amount_paise', { mode: 'number' }),
    /** Null for an approval. */
    reason: text().$type<ClaimRejection>(),
    text: text().notNull(),
    at: time('at').notNull(),
    /** By the simulated insurer of the sample. */
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.round] }),
    check('insurance_claim_decisions_either', sql`(${table.amountPaise} is null) <> (${table.reason} is null)`),
    check('insurance_claim_decisions_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** Payments of approved claims. See docs/domain/insurance.md#payment-of-a-claim. */
export const insuranceClaimPayouts = pgTable(
  'insurance_claim_payouts',
  {
    claimId: uuid('claim_id')
      .primaryKey()
      .references(() => insuranceClaims.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    state: text().$type<ClaimPayoutState>().notNull(),
    /** Tries that the bank sent back: with the claim's id the key under which the payment is made once. */
    failures: integer().notNull().default(0),
    /** The account of this try, encrypted: it stays when the farmer chooses another meanwhile; null before a try. */
    encryptedAccount: text('encrypted_account'),
    /** When it is looked at again; null where that is over, or a person pays. */
    nextAt: time('next_at'),
    reference: text(),
    paidAt: time('paid_at'),
  },
  ({ nextAt, reference, amountPaise, state, paidAt }) => [
    index('insurance_claim_payouts_due').on(nextAt),
    uniqueIndex('insurance_claim_payouts_reference').on(reference),
    check('insurance_claim_payouts_amount', sql`${amountPaise} > 0`),
    check(
      'insurance_claim_payouts_paid',
      sql`(${state} = 'paid') = (${paidAt} is not null) and (${state} <> 'paid' or ${reference} is not null)`,
    ),
  ],
);
