import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Points that costly requests used, by network and by person: the limits that hold over all processes. The order of
 * its columns is that in which the limiter's library writes them. It is not logged by PostgreSQL: after a crash the
 * counts of one minute are lost, and nothing else.
 */
export const rateLimits = pgTable('rate_limits', {
  /** What is counted, with a keyed hash of the network or person: `network:…`. */
  key: text().primaryKey(),
  points: integer().notNull(),
  /** When the count begins anew, milliseconds since 1970. */
  expire: bigint({ mode: 'number' }).notNull(),
});
