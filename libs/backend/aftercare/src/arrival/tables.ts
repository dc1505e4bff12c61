import { doublePrecision, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '@haat/backend-orders/tables';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Deliveries without the farmer's code: the photo that stands for it, and whether the goods came. */
export const arrivalQuestions = pgTable('arrival_questions', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  photoId: uuid('photo_id').notNull(),
  /** 'lat,lng' where the phone says that the photo was taken. */
  latLng: text('lat_lng').notNull(),
  /** From there to the order's place of delivery. */
  metres: doublePrecision().notNull(),
  askedAt: time('asked_at').notNull(),
  answerBy: time('answer_by').notNull(),
  /** Null until the farmer answers. */
  answer: text().$type<'came' | 'not-come'>(),
  answeredAt: time('answered_at'),
});
