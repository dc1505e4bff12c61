import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** People who have signed in at least once. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Ten digits. */
  phoneNumber: text('phone_number').notNull().unique(),
  /** The person's id at the identity service: our own id, or the `sub` of an outside one. */
  authId: text('auth_id').notNull().unique(),
  fullName: text('full_name').notNull().default(''),
  email: text('email'),
  /** Null until the first profile update. */
  profile: jsonb('profile').$type<{ languageCode: string | null; source: string[] }>(),
  /** Realm roles. */
  roles: jsonb('roles').$type<string[]>().notNull().default([]),
  externalPartnerType: text('external_partner_type'),
  externalPartnerId: text('external_partner_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Last sign-in, or use of a session, to within a day; null for never. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

/** A user as the database has it. */
export type UserRow = typeof users.$inferSelect;
