import type { CreditDues } from '@haat/api-contract';
import { indiaDay, toPaise, toRupees } from '@haat/format';
import { duesByDay } from '@haat/order-core';
import type { Executor } from '@haat/backend-platform';
import { bookedEntries } from './credit-ledger.ts';
import { creditLineOf } from './credit-lines.ts';
import { accountFacts, accountSummary } from './account-summary.ts';
import { pendingRepaymentPaise } from './find-repayments.ts';
import type { CreditLineRow } from './tables.ts';

/**
 * What a farmer owes by which day; nothing without a line. What is paid goes to the oldest goods first, so interest
 * is what is left beside them.
 */
export async function duesOf(executor: Executor, userId: string, now: Date): Promise<CreditDues> {
  const line = await creditLineOf(executor, userId);
  if (line === null) return { dues: 0, interest: 0, payable: 0, results: [] };
  const entries = await bookedEntries(executor, userId);
  const { dues } = accountSummary(line, entries, indiaDay(now));
  const results = duesByDay(accountFacts(line, entries)).map(({ amount, dueDate }) => ({ amount, due_date: dueDate }));
  const goodsPaise = results.reduce((paise, { amount }) => paise + toPaise(amount), 0);
  return {
    dues,
    interest: toRupees(Math.max(0, toPaise(dues) - goodsPaise)),
    payable: toRupees(await payableDues(executor, line, now)),
    results,
  };
}

/** What can be paid of the dues now, paise: without repayments that are pending at the gateway. */
export async function payableDues(executor: Executor, line: CreditLineRow, now: Date): Promise<number> {
  const { dues } = accountSummary(line, await bookedEntries(executor, line.userId), indiaDay(now));
  return Math.max(0, toPaise(dues) - (await pendingRepaymentPaise(executor, line.userId)));
}
