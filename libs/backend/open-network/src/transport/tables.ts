import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Every message of the network, to the byte, and how it was answered: what is shown to whoever asks what was said, and
 * the queue of what is still to be done. See docs/domain/open-network.md#messages.
 */
export const networkMessages = pgTable(
  'network_messages',
  {
    id: uuid().primaryKey(),
    direction: text().$type<'sent' | 'received'>().notNull(),
    /** 'search', 'on_search'. */
    action: text().notNull(),
    /** Host name of the other side; the gateway's for a search. */
    participant: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    messageId: text('message_id').notNull(),
    /** The `Authorization` header, as it came or went. */
    authorization: text().notNull(),
    /** Whose order it is of; null for messages of catalogues. */
    farmerId: uuid('farmer_id'),
    /** The bytes, which are UTF-8, of a message of catalogues. */
    body: text(),
    /** Those of any other. */
    encryptedBody: text('encrypted_body'),
    /** BLAKE2b-512 of the bytes, base64. */
    digest: text().notNull(),
    at: time('at').notNull(),
    /** HTTP status of the answer; null while there is none. */
    answerStatus: integer('answer_status'),
    /** Of a message of catalogues, and of ours. */
    answer: text(),
    /** What the other side answered to any other. */
    encryptedAnswer: text('encrypted_answer'),
    /** When a received message was done with; null while it is not. */
    handledAt: time('handled_at'),
  },
  (table) => [
    uniqueIndex('network_messages_received_once')
      .on(table.participant, table.action, table.messageId, table.digest)
      .where(sql`direction = 'received'`),
    index('network_messages_of_transaction').on(table.transactionId, table.at),
    index('network_messages_of_message').on(table.messageId).concurrently(),
    index('network_messages_sent')
      .on(table.transactionId)
      .where(sql`direction = 'sent'`)
      .concurrently(),
    index('network_messages_encrypted')
      .on(table.at)
      .where(sql`encrypted_body is not null`)
      .concurrently(),
    check('network_messages_direction', sql`${table.direction} in ('sent', 'received')`),
    check('network_messages_body', sql`(${table.body} is null) <> (${table.encryptedBody} is null)`),
  ],
);

/** A message as the database has it. */
export type MessageRow = typeof networkMessages.$inferSelect;

/** For which cities the catalogue was asked for, and when. */
export const networkSearches = pgTable('network_searches', {
  /** `std:0253`; '*' for the increments of all. */
  city: text().primaryKey(),
  /** Answers to the search name it. */
  transactionId: text('transaction_id').notNull(),
  sentAt: time('sent_at').notNull(),
  /** When it is asked for anew. */
  dueAt: time('due_at').notNull(),
  /** How often in a row the gateway has not taken it. */
  failures: integer().notNull(),
});
