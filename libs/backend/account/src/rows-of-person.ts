import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Area, DataSubject, Executor, PersonalTable } from '@haat/backend-platform';

/** For `where`: the rows of a table that are a person's; null where no row can be. */
export function isOfPerson({ person }: PersonalTable, { userId, phoneNumber }: DataSubject): SQL | null {
  const column = sql.identifier(person);
  if (person === 'owner') return sql`${column} = ${`user:${userId}`}`;
  if (person === 'phone_number') return phoneNumber === null ? null : sql`${column} = ${phoneNumber}`;
  return sql`${column} = ${userId}`;
}

/** Every table in which areas keep something of people. */
export function personalTablesOf(areas: readonly Area[]): PersonalTable[] {
  return areas.flatMap(({ personalData = [] }) => personalData);
}

/** Whether a table has rows of a person. */
export async function hasRows(executor: Executor, table: PersonalTable, subject: DataSubject): Promise<boolean> {
  const isTheirs = isOfPerson(table, subject);
  if (isTheirs === null) return false;
  const rows = await rowsOf(
    executor,
    sql`select 1 as one from ${sql.identifier(table.table)} where ${isTheirs} limit 1`,
  );
  return rows.length > 0;
}
