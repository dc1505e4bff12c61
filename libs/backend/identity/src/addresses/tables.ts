import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** Addresses of farmers. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Ten digits. */
    phoneNumber: text('phone_number').notNull(),
    house: text().notNull(),
    village: text().notNull(),
    /** Empty when not told. */
    tehsil: text().notNull(),
    district: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    /** 'lat,lng' when the farmer gave the exact place; else the PIN code's place counts. */
    latLng: text('lat_lng'),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
);
