import { orders } from '@haat/backend-orders/tables';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What the seller of each order said last. */
export const networkOrderNews = pgTable('network_order_news', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** The network's codes; null where it was not told. */
  state: text(),
  fulfilment: text(),
  /** The seller's bill; only an address that may be opened. */
  billUrl: text('bill_url'),
  at: time('at').notNull(),
});

/** What of an order was cancelled, went back or shall go back, each once. */
export const networkOrderEvents = pgTable(
  'network_order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** As the seller calls it: 'C1'; of a complaint that was settled with money, the complaint's id. */
    eventId: text('event_id').notNull(),
    type: text().$type<'Cancel' | 'RTO' | 'Return' | 'Issue'>().notNull(),
    /** Packs by item, as the seller calls it. */
    packs: jsonb().$type<Record<string, number>>().notNull(),
    /** What it gives back, whole paise; null where the seller did not say. */
    paise: bigint({ mode: 'number' }),
    /** Whether the order ended with it; otherwise it is a part of it. */
    isEnd: boolean('is_end').notNull(),
    /** What was given back for it; null where nothing was. */
    refundId: uuid('refund_id'),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.eventId] })],
);

/** What sellers are asked after an order is confirmed. */
export const REQUEST_KINDS = [
  'cancel',
  'return',
  'refund-trail',
  'issue',
  'issue-status',
  'issue-close',
  'issue-grievance',
  'issue-dispute',
] as const;
/** What a seller is asked. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Messages to sellers after an order is confirmed: each is sent, with the same id, until it is answered. */
export const networkRequests = pgTable(
  'network_requests',
  {
    /** Of the message on the network. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<RequestKind>().notNull(),
    /** The return, refund or complaint that it is of; null for a cancellation. */
    subjectId: uuid('subject_id'),
    /** What stands beside the context, encrypted; null once it is not sent any more. */
    encryptedMessage: text('encrypted_message'),
    /** The same of a request that was queued before requests were encrypted. */
    message: jsonb().$type<object>(),
    /** Who wants the cancellation; null for what is none. */
    by: text().$type<'farmer' | 'support'>(),
    /** Code of the farmer's reason for a cancellation. */
    reason: text(),
    state: text().$type<'open' | 'done' | 'refused' | 'unanswered'>().notNull(),
    tries: integer().notNull(),
    /** When it is sent, or sent again; null when it is not any more. */
    dueAt: time('due_at'),
    /** Of the network: why it was refused. */
    code: text(),
    at: time('at').notNull(),
  },
  (table) => [
    index('network_requests_order').on(table.orderId),
    index('network_requests_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    // Each return, refund and complaint is told of once.
    uniqueIndex('network_requests_once').on(table.subjectId, table.kind),
  ],
);
/** A message to a seller as the database has it. */
export type RequestRow = typeof networkRequests.$inferSelect;
