import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** People who have signed in at least once. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Ten digits; null for a farmer without a phone. See docs/domain/agents.md#a-farmer-without-a-phone. */
    phoneNumber: text('phone_number').unique(),
    /** Ten digits: of a person who stands for a farmer without a phone; null for everyone else. */
    contactNumber: text('contact_number'),
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
  },
  (table) => [
    index('users_contact_number').on(table.contactNumber).concurrently(),
    index('users_newest')
      .on(sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .concurrently(),
    // Few of all have one.
    index('users_with_roles')
      .using('gin', table.roles)
      .where(sql`roles <> '[]'`)
      .concurrently(),
  ],
);

/** A user as the database has it. */
export type UserRow = typeof users.$inferSelect;
