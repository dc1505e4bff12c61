import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { rowsOf } from '../../database/rows.ts';
import { indiaDay } from '../orders/promised-on.ts';

const DIGITS = 6;
const COUNTS = { return: { letter: 'T', sequence: 'return_numbers' }, issue: { letter: 'C', sequence: 'issue_numbers' } } as const;

/** The next number of a return or a complaint, as a farmer reads it out on the phone: 'T2026-000012', 'C2026-000003'. */
export async function nextNumber(tx: Transaction, of: keyof typeof COUNTS, now: Date): Promise<string> {
  const { letter, sequence } = COUNTS[of];
  const [next] = await rowsOf<{ number: string }>(tx, sql`select nextval(${sequence})::text as number`);
  return `${letter}${indiaDay(now).slice(0, 4)}-${(next?.number ?? '').padStart(DIGITS, '0')}`;
}
