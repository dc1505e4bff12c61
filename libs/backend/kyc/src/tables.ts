import type {
  BankAccountRefusal,
  BankAccountState,
  IdentityDocumentKind,
  NameMatch,
} from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';

/** The identity document that we hold of a person. A new one takes the place of the old. */
export const identityDocuments = pgTable('identity_papers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  kind: text().$type<IdentityDocumentKind>().notNull(),
  /** Name and number, encrypted; of an Aadhaar only the last four digits. */
  encrypted: text('sealed').notNull(),
  /**
   * Photograph of the document (a JPEG in base64), encrypted, or null. There is none of an Aadhaar: it would show the
   * whole number.
   */
  encryptedPhoto: text('sealed_photo'),
  /** Which wording of the consent the person agreed to, and when. */
  consentVersion: text('consent_version').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  /** When the consent was withdrawn; what the law has us keep stays, and nothing uses it. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
});

/** Accounts on which people are paid. One that was removed is kept without number and name, so that tries count. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Number and name as they were given, encrypted; null of a removed one. */
    encryptedAccount: text('encrypted_account'),
    ifsc: text().notNull(),
    state: text().$type<BankAccountState>().notNull(),
    refusal: text().$type<BankAccountRefusal>(),
    /** A person of support has to decide. */
    isWithSupport: boolean('is_with_support').notNull().default(false),
    /** The holder's name as the bank told it, encrypted; null when it told none. */
    encryptedHolder: text('encrypted_holder'),
    nameMatch: text('name_match').$type<NameMatch>(),
    /** Id of the check at the company that makes it, once it has begun. */
    checkId: text('check_id'),
    /** When the check goes on; null when it is over. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Who of support decided, and why. */
    decidedBy: uuid('decided_by').references(() => users.id),
    decision: text(),
    /** The request of the newest code by which this account can be made the one that is paid. */
    payoutCodeId: uuid('payout_code_id'),
    /** From when on pay-outs use it; null for an account that is not the one that is paid. */
    payoutFrom: timestamp('payout_from', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('bank_accounts_user').on(table.userId),
    index('bank_accounts_due').on(table.nextCheckAt),
    index('bank_accounts_decided_by').on(table.decidedBy),
    index('bank_accounts_with_support')
      .on(table.givenAt)
      .where(sql`${table.isWithSupport}`),
    uniqueIndex('bank_accounts_payout')
      .on(table.userId)
      .where(sql`${table.payoutFrom} is not null`),
  ],
);
