import { eq, sql } from 'drizzle-orm';
import { preparedQuery } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';
import { creditLines } from './tables.ts';
import type { CreditLineRow } from './tables.ts';

const findLine = preparedQuery((executor) =>
  executor
    .select()
    .from(creditLines)
    .where(eq(creditLines.userId, sql.placeholder('userId'))),
);

/** A farmer's credit line, or null. */
export async function creditLineOf(executor: Executor, userId: string): Promise<CreditLineRow | null> {
  const [line] = await findLine(executor, { userId });
  return line ?? null;
}

/** The same, locked until the transaction ends: concurrent bookings wait for each other. */
export async function lockCreditLine(tx: Transaction, userId: string): Promise<CreditLineRow | null> {
  const [line] = await tx.select().from(creditLines).where(eq(creditLines.userId, userId)).for('update');
  return line ?? null;
}

/**
 * Whether a farmer is enrolled for credit: the farmer has a credit line, regardless of the session's roles. The flag
 * CR, the account and the checkout use this rule. See docs/domain/credit.md#where-credit-is-given.
 */
export function isEnrolled(line: CreditLineRow | null): line is CreditLineRow {
  return line !== null;
}
