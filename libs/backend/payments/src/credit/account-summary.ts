import { indiaDay, toRupees } from '@haat/format';
import { creditAvailable, oldestDueDate } from '@haat/order-core';
import type { CreditAccountFacts, DatedAmount } from '@haat/order-core';
import type { BookedEntry } from './credit-ledger.ts';
import { termsOf } from './credit-terms.ts';
import type { CreditLineRow } from './tables.ts';

/** Where a farmer's credit stands, in rupees. */
export interface AccountSummary {
  limit: number;
  dues: number;
  openOrders: number;
  available: number;
  /** Last day to pay the oldest goods, or null when all are paid for. */
  dueDate: string | null;
  isOverdue: boolean;
}

const sum = (entries: readonly BookedEntry[]) => entries.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
const dated = ({ at }: BookedEntry, paise: number): DatedAmount => ({ amount: toRupees(paise), on: indiaDay(at) });

/**
 * Goods handed over on credit, counted from the day of the order (as shown at checkout), and what was paid or
 * credited.
 */
export function accountFacts(line: CreditLineRow, entries: readonly BookedEntry[]): CreditAccountFacts {
  const dues = entries.filter(({ account }) => account === 'farmer-dues');
  const orderedAt = new Map(entries.filter(({ kind }) => kind === 'order').map((entry) => [entry.orderId, entry]));
  return {
    terms: termsOf(line),
    charges: dues
      .filter(({ kind }) => kind === 'delivery')
      .map((entry) => dated(orderedAt.get(entry.orderId) ?? entry, entry.amountPaise)),
    payments: dues
      .filter(({ kind }) => kind === 'repayment' || kind === 'reversal')
      .map((entry) => dated(entry, -entry.amountPaise)),
  };
}

/** What is booked as interest, in rupees. */
export function bookedInterest(entries: readonly BookedEntry[]): number {
  return toRupees(sum(entries.filter(({ kind, account }) => kind === 'interest' && account === 'farmer-dues')));
}

/** Balances of a credit line on a day, computed from its ledger. */
export function accountSummary(line: CreditLineRow, entries: readonly BookedEntry[], today: string): AccountSummary {
  const balance = (account: BookedEntry['account']) =>
    toRupees(sum(entries.filter((entry) => entry.account === account)));
  const [limit, dues, openOrders] = [toRupees(line.limitPaise), balance('farmer-dues'), balance('farmer-open')];
  const dueDate = oldestDueDate(accountFacts(line, entries));
  return {
    limit,
    dues,
    openOrders,
    available: creditAvailable({ limit, dues, openOrders }),
    dueDate,
    isOverdue: dueDate !== null && dueDate < today,
  };
}
