import { indiaDay } from '@haat/format';
import { sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';
import type { Transaction } from './connection.ts';
import { rowsOf } from './rows.ts';

const DIGITS = 6;

/**
 * The next human-readable number, which can be read out on the phone: a letter, India's year and a count,
 * 'R2026-000012'. The count only grows; the number of a transaction that was rolled back is skipped.
 */
export async function nextNumber(tx: Transaction, { seqName }: PgSequence, letter: string, now: Date): Promise<string> {
  const [next] = await rowsOf<{ number: string }>(tx, sql`select nextval(${seqName})::text as number`);
  return `${letter}${indiaDay(now).slice(0, 4)}-${(next?.number ?? '').padStart(DIGITS, '0')}`;
}
