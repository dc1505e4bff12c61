import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';
import { vendors } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';

/** Whose shop a user with the role `vendor` works for. */
export const vendorStaff = pgTable('vendor_staff', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  vendorId: text('vendor_id')
    .notNull()
    .references(() => vendors.id),
  /** When the person last looked after the shop, to the minute; null for one who never has. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
});

/** Wrong codes at the counter, counted from the first of a row of them. */
export const pickupCodeTries = pgTable('pickup_code_tries', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  tries: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
});
