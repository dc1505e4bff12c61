import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import { creditLines } from './tables.ts';
import type { CreditLineRow } from './tables.ts';

/** A farmer's credit line, or null. */
export async function creditLineOf(executor: Executor, userId: string): Promise<CreditLineRow | null> {
  const [line] = await executor.select().from(creditLines).where(eq(creditLines.userId, userId));
  return line ?? null;
}

/** The same, locked until the transaction ends: whoever books waits for whoever books before. */
export async function lockCreditLine(tx: Transaction, userId: string): Promise<CreditLineRow | null> {
  const [line] = await tx.select().from(creditLines).where(eq(creditLines.userId, userId)).for('update');
  return line ?? null;
}

/**
 * Whether a farmer is enrolled for credit: whoever has a line is, whatever roles the session carries. The flag CR, the
 * account and the checkout ask here. See docs/domain/credit.md#where-credit-is-given.
 */
export function isEnrolled(line: CreditLineRow | null): line is CreditLineRow {
  return line !== null;
}
