import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** Passkeys of staff: security keys, and those of phones and computers. See docs/domain/identity.md#passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id by which browsers know it, base64url; of one person only. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key, COSE in base64url: it proves, and opens nothing. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it says itself; always 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it: `usb`, `internal`, … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Whether it is copied to other devices of its owner, as it says itself. */
    isBackedUp: boolean('is_backed_up').notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** For what a challenge is signed. */
export type ChallengePurpose = 'sign-in' | 'confirmation' | 'registration';

/** Challenges that wait for an answer: one for each purpose and sign-in or session, so that the newest alone counts. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** The request for a one-time password, or the session. */
    boundTo: text('bound_to').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url. */
    challenge: text('challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.boundTo] }),
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);

/** A passkey as the database has it. */
export type PasskeyRow = typeof passkeys.$inferSelect;
