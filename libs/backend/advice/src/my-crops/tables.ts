import { users } from '@haat/backend-identity/tables';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Crops that people keep. See docs/domain/advice.md#my-crops. */
export const myCrops = pgTable(
  'my_crops',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    cropId: text('crop_id').notNull(),
    /** Day 0 of the crop. */
    sowingDay: date('sowing_day', { mode: 'string' }).notNull(),
    /** Hundredths of an acre. */
    hundredthsOfAcre: integer('hundredths_of_acre').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('my_crops_user').on(table.userId)],
);
