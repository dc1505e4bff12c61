import { indiaDay, toPaise, toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { userWithPhoneNumber } from '@haat/backend-identity';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { book, bookedEntries } from './credit-ledger.ts';
import { lockCreditLine } from './credit-lines.ts';
import { accountSummary } from './account-summary.ts';
import { creditTransactions } from './tables.ts';

/** Money that a farmer paid at a centre. */
export interface Repayment {
  /** Ten digits. */
  phoneNumber: string;
  /** Rupees. */
  amount: number;
  /** The number on the farmer's receipt; by it the same repayment is known again. */
  receipt: string;
}

/**
 * Books a repayment; the same receipt again changes nothing.
 * @returns what the farmer still owes, in rupees
 * @throws ServiceError `credit_error.not_enrolled` for a number without a credit line, `credit_error.more_than_dues`
 */
export async function recordRepayment(
  dependencies: Dependencies,
  { phoneNumber, amount, receipt }: Repayment,
): Promise<number> {
  const { database, now } = dependencies;
  return inTransaction(database, async (tx) => {
    const farmer = await userWithPhoneNumber(tx, phoneNumber);
    const line = farmer === null ? null : await lockCreditLine(tx, farmer.id);
    if (line === null) throw new ServiceError('credit_error.not_enrolled');
    const { dues } = accountSummary(line, await bookedEntries(tx, line.userId), indiaDay(now()));
    const reference = `repayment:${line.userId}:${receipt}`;
    const known = await tx
      .select({ id: creditTransactions.id })
      .from(creditTransactions)
      .where(eq(creditTransactions.reference, reference));
    if (known.length > 0) return dues;
    if (toPaise(amount) > toPaise(dues)) throw new ServiceError('credit_error.more_than_dues', { dues });
    await book(tx, dependencies, {
      userId: line.userId,
      orderId: null,
      reference,
      at: now(),
      event: { kind: 'repayment', paise: toPaise(amount) },
    });
    return toRupees(toPaise(dues) - toPaise(amount));
  });
}
