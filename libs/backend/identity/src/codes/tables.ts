import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Codes for a number that were wrong, or are being compared just now: a row is written before the comparison, and
 * deleted when the code was right, so that codes at once are counted.
 */
export const wrongCodes = pgTable(
  'wrong_codes',
  {
    id: uuid('id').primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    /** Hash of the network in which it was typed. */
    networkHash: text('network_hash').notNull(),
    /** Hash of the device on which it was typed, where the number had signed in on it before; else null. */
    deviceHash: text('device_hash'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wrong_codes_number').on(table.phoneNumber, table.at), index('wrong_codes_at').on(table.at)],
);
