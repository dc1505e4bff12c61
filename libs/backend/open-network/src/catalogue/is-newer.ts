import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * The condition on which a row of an `insert … on conflict` replaces the one that is there: it comes with a later
 * time. @param table by its name or alias
 */
export function isNewer(table: SQL): SQL {
  return sql`excluded.stamped_at > coalesce(${table}.stamped_at, '-infinity'::timestamptz)`;
}
