import { indiaDay, toPaise } from '@haat/format';
import { eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { book, bookedEntries } from './credit-ledger.ts';
import { lockCreditLine } from './credit-lines.ts';
import { accountSummary } from './account-summary.ts';
import { creditTransactions } from './tables.ts';

/** Money that a farmer paid at a centre. */
export interface Repayment {
  userId: string;
  /** Whole paise. */
  amountPaise: number;
  /** The number on the farmer's receipt; by it the same repayment is known again. */
  receipt: string;
}

/** What a farmer with a credit line owes, under the lock of that line, and whether a receipt is booked. */
export interface RepaymentStanding {
  duesPaise: number;
  isBooked: boolean;
}

/**
 * What a farmer owes before a repayment at a centre is booked; the line stays locked.
 * @throws ServiceError `credit_error.not_enrolled` without a credit line, `credit_error.more_than_dues` for a receipt
 *   that is not booked and comes to more than the dues
 */
export async function checkRepayment(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { userId, amountPaise, receipt }: Repayment,
): Promise<RepaymentStanding> {
  const line = await lockCreditLine(tx, userId);
  if (line === null) throw new ServiceError('credit_error.not_enrolled');
  const { dues } = accountSummary(line, await bookedEntries(tx, userId), indiaDay(now()));
  const booked = await tx
    .select({ id: creditTransactions.id })
    .from(creditTransactions)
    .where(eq(creditTransactions.reference, referenceOf({ userId, receipt })));
  if (booked.length === 0 && amountPaise > toPaise(dues))
    throw new ServiceError('credit_error.more_than_dues', { dues });
  return { duesPaise: toPaise(dues), isBooked: booked.length > 0 };
}

/**
 * Books a repayment at a centre; the same receipt again changes nothing.
 * @returns whether it was booked now
 * @throws ServiceError as `checkRepayment`
 */
export async function recordRepayment(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'newId' | 'now'>,
  repayment: Repayment,
): Promise<boolean> {
  await checkRepayment(tx, dependencies, repayment);
  const { userId, amountPaise } = repayment;
  return book(tx, dependencies, {
    userId,
    orderId: null,
    reference: referenceOf(repayment),
    at: dependencies.now(),
    event: { kind: 'repayment', paise: amountPaise },
  });
}

function referenceOf({ userId, receipt }: Pick<Repayment, 'userId' | 'receipt'>): string {
  return `repayment:${userId}:${receipt}`;
}
