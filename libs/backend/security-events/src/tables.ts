import type { SecurityEventKind } from '@haat/api-contract/vocabulary';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What happened to accounts and money. A trigger refuses every change, and deletes nothing that is younger than a year:
 * see the migration that makes the table. People are known by their ids alone, without a key to their table, so that a
 * record stays when an account goes.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Who did it, or whose account it is about. */
    userId: uuid('user_id'),
    /** Of IPv4 the first 24 bits, of IPv6 the first 64. */
    network: text('network'),
    /** Ids and values of fixed lists, never free text. */
    subjects: jsonb('subjects').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_user').on(table.userId, table.at),
    index('security_events_kind').on(table.kind, table.at),
  ],
);
