import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * The condition on which a row of an `insert … on conflict` replaces the one that is there: it comes with a later
 * time. @param table by its name or alias
 */
export function isNewer(table: SQL): SQL {
  return sql`excluded.stamped_at > coalesce(${table}.stamped_at, '-infinity'::timestamptz)`;
}

/**
 * The condition on which a description of a seller or a shop replaces the one that is there: it is the later one,
 * whatever was said since of whether it is open. @param table by its name or alias
 */
export function isDescribedAnew(table: SQL): SQL {
  return sql`excluded.described_at > coalesce(${table}.described_at, '-infinity'::timestamptz)`;
}
