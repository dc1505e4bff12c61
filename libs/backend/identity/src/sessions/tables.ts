import type { DeviceKind } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What the OpenID library keeps: grants and refresh tokens, and which sessions have ended. Ids are hashes, so that a
 * copy of the table does not give access to any session.
 */
export const identityEntries = pgTable(
  'identity_entries',
  {
    model: text('model').notNull(),
    idHash: text('id_hash').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Hash of the grant that all tokens of one session share. */
    grantHash: text('grant_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    /** Hash of the network from which it was first used. */
    networkHash: text('network_hash'),
    /** Of a refresh token: how many rotations in a row, the last one its own, had a late repeat. */
    repeats: integer('repeats').notNull().default(0),
    /** Of a grant: on what kind of device the session was begun; null where the browser did not say it. */
    deviceKind: text('device_kind').$type<DeviceKind>(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.idHash] }),
    index('identity_entries_grant').on(table.grantHash),
    index('identity_entries_expiry').on(table.expiresAt),
    index('identity_entries_account')
      .on(sql`(${table.payload} ->> 'accountId')`)
      .concurrently(),
  ],
);

/** Keys that sign access tokens, the newest first in use; all processes share them. */
export const identityKeys = pgTable('identity_keys', {
  kid: text('kid').primaryKey(),
  /** The public key, a JWK. */
  publicKey: jsonb('jwk').$type<Record<string, unknown>>().notNull(),
  /** The private key, a JWK, encrypted. */
  encryptedPrivateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Secrets that all processes share, by name: base64url, encrypted. */
export const identitySecrets = pgTable('identity_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** What a one-time password opens. */
export type OtpPurpose = 'sign-in' | 'agent-consent' | 'account-deletion' | 'payout-account' | 'programme-card';

/** One-time passwords that were sent. */
export const otpRequests = pgTable(
  'otp_requests',
  {
    id: uuid('id').primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    /** What it opens, and nothing else: a code that is told to an agent signs nobody in. */
    purpose: text('purpose').$type<OtpPurpose>().notNull().default('sign-in'),
    /** Hash of the caller's network: enough to count by. */
    addressHash: text('address_hash').notNull(),
    /** Hash of the browser's random id; null where it sent none. */
    deviceHash: text('device_hash'),
    /** `salt:hash`, scrypt. */
    codeHash: text('code_hash').notNull(),
    /** Nonce of the human check that came with it: each is taken once. */
    checkNonce: text('check_nonce').unique(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('otp_requests_number').on(table.phoneNumber, sql`${table.createdAt} desc`),
    index('otp_requests_created').on(table.createdAt),
    index('otp_requests_address').on(table.addressHash, sql`${table.createdAt} desc`),
  ],
);
