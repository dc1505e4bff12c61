import type { DeviceKind } from '@haat/api-contract/vocabulary';
import { integer, pgTable, text, timestamp, unique, uuid, index } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** People who share a phone, each behind a lock of four digits. See docs/domain/identity.md#a-shared-phone. */
export const phoneProfiles = pgTable(
  'phone_profiles',
  {
    id: uuid('id').primaryKey(),
    /** Hash of the device's id. */
    deviceHash: text('device_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `salt:hash`, scrypt. */
    lockHash: text('lock_hash').notNull(),
    /** Wrong tries since the last right one. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** Wrong tries since the last sign-in by a code. */
    wrongTriesInAll: integer('wrong_tries_in_all').notNull().default(0),
    /** Id of the person's newest session on this phone, as tokens say it. */
    session: text('session').notNull(),
    /** Null where the browser did not say it. */
    deviceKind: text('device_kind').$type<DeviceKind>(),
    /** Last sign-in by a code on this phone: a session goes on for so long after it. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    /** When the person left the phone to another; null while they use it. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    unique('phone_profiles_person').on(table.deviceHash, table.userId),
    index('phone_profiles_user').on(table.userId),
    index('phone_profiles_session').on(table.session),
  ],
);

/** A person on a shared phone, as the database has it. */
export type PhoneProfileRow = typeof phoneProfiles.$inferSelect;
