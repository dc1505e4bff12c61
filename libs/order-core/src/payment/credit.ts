import type { CreditCost } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import { addDays, daysBetween } from '../days.ts';

/** On what terms goods are sold on credit. See docs/domain/credit.md#terms. */
export interface CreditTerms {
  /** Days after the order until it must be paid. */
  tenorDays: number;
  /** Days after the order that cost nothing. */
  freeDays: number;
  /** Interest for thirty days, in percent, to a hundredth. */
  monthlyPercent: number;
}

/** An amount in rupees with its calendar day in India, `YYYY-MM-DD`. */
export interface DatedAmount {
  amount: number;
  on: string;
}

/** What was bought on credit and what was paid for it. */
export interface CreditAccountFacts {
  /** Goods, each counted from the day of its order. */
  charges: readonly DatedAmount[];
  /** Repayments, and what was taken off for returned goods. */
  payments: readonly DatedAmount[];
  terms: CreditTerms;
}

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;
const BASIS_POINTS = 10_000;

/**
 * What a farmer may still buy on credit: the limit less dues and open orders, in rupees; never below 0.
 *
 * See docs/domain/credit.md#limit.
 */
export function creditAvailable({
  limit,
  dues,
  openOrders,
}: {
  limit: number;
  dues: number;
  openOrders: number;
}): number {
  return toRupees(Math.max(0, toPaise(limit) - toPaise(dues) - toPaise(openOrders)));
}

/**
 * What an amount costs on credit, exact to the paisa, when it is bought on a day and paid on the last one; named as
 * on the wire.
 *
 * See docs/domain/credit.md#cost-before-the-order.
 */
export function creditCost(amount: number, terms: CreditTerms, from: string): CreditCost {
  const dueDate = addDays(from, terms.tenorDays);
  const paise = toPaise(amount);
  const interest = interestOf([{ paise, days: chargedDays(from, dueDate, terms) }], terms);
  const yearly = paise === 0 || terms.tenorDays === 0 ? 0 : (interest / paise) * (YEAR_DAYS / terms.tenorDays) * 100;
  return {
    amount: toRupees(paise),
    interest: toRupees(interest),
    total: toRupees(paise + interest),
    apr_percent: Math.round(yearly * 100) / 100,
    due_date: dueDate,
  };
}

/**
 * All interest of an account up to a day, in rupees: simple interest, by the day, on what is open after the free
 * days; rounded half up for each charge. What is paid goes to the oldest goods first, then to the interest of that
 * day, and only what is left to goods that are bought later; interest bears no interest.
 */
export function interestDue(facts: CreditAccountFacts, until: string): number {
  return toRupees(interestPaise(paidOff(facts), until, facts.terms));
}

/** What must be paid for goods by a day, in rupees; interest is not in it. */
export interface DuesOfDay {
  amount: number;
  /** Last day to pay it, `YYYY-MM-DD`. */
  dueDate: string;
}

/** What is open of the goods, by the last day to pay it, the first day first; nothing when all are paid for. */
export function duesByDay(facts: CreditAccountFacts): DuesOfDay[] {
  const paiseOf = new Map<string, number>();
  for (const { on, open } of paidOff(facts)) {
    const dueDate = addDays(on, facts.terms.tenorDays);
    if (open > 0) paiseOf.set(dueDate, (paiseOf.get(dueDate) ?? 0) + open);
  }
  return [...paiseOf].map(([dueDate, paise]) => ({ dueDate, amount: toRupees(paise) }));
}

/** Last day to pay the oldest goods that are not paid for, `YYYY-MM-DD`; null when all are. */
export function oldestDueDate(facts: CreditAccountFacts): string | null {
  return duesByDay(facts)[0]?.dueDate ?? null;
}

/** A charge, split by when it was paid; what is open of it, in paise. */
interface PaidCharge {
  on: string;
  parts: { paise: number; paidOn: string }[];
  open: number;
}

/** Charges, oldest first, each in the parts in which it was paid. */
function paidOff({ charges, payments, terms }: CreditAccountFacts): PaidCharge[] {
  const byDay = (one: DatedAmount, other: DatedAmount) => (one.on < other.on ? -1 : Number(one.on > other.on));
  const coming = charges.toSorted(byDay);
  const bought: PaidCharge[] = [];
  // Paid before there was anything to pay for, in paise.
  let ahead = 0;
  let interestPaid = 0;
  const buyUntil = (day: string | null) => {
    for (let next = coming[0]; next !== undefined && (day === null || next.on <= day); next = coming[0]) {
      const charge: PaidCharge = { on: next.on, parts: [], open: toPaise(next.amount) };
      ahead -= payOff(charge, ahead, next.on);
      bought.push(charge);
      coming.shift();
    }
  };
  for (const { amount, on } of payments.toSorted(byDay)) {
    buyUntil(on);
    let left = toPaise(amount);
    for (const charge of bought) left -= payOff(charge, left, on);
    const toInterest = Math.min(left, Math.max(0, interestPaise(bought, on, terms) - interestPaid));
    interestPaid += toInterest;
    ahead += left - toInterest;
  }
  buyUntil(null);
  return bought;
}

/** Pays off what is open of a charge, as far as the money goes; how much of it was needed, in paise. */
function payOff(charge: PaidCharge, paise: number, paidOn: string): number {
  const part = Math.min(charge.open, paise);
  if (part > 0) charge.parts.push({ paise: part, paidOn });
  charge.open -= part;
  return part;
}

/** Interest of all charges up to a day, in paise. */
function interestPaise(charges: readonly PaidCharge[], until: string, terms: CreditTerms): number {
  return charges.reduce((sum, { on, parts, open }) => {
    const paid = parts.map(({ paise, paidOn }) => ({
      paise,
      days: chargedDays(on, paidOn > until ? until : paidOn, terms),
    }));
    return sum + interestOf([...paid, { paise: open, days: chargedDays(on, until, terms) }], terms);
  }, 0);
}

/** Days of a charge that cost interest. */
function chargedDays(from: string, until: string, { freeDays }: CreditTerms): number {
  return Math.max(0, daysBetween(addDays(from, freeDays), until));
}

/** Interest in whole paise, rounded once, half up. */
function interestOf(parts: readonly { paise: number; days: number }[], { monthlyPercent }: CreditTerms): number {
  const paiseDays = parts.reduce((sum, { paise, days }) => sum + paise * days, 0);
  return Math.round((paiseDays * Math.round(monthlyPercent * 100)) / (MONTH_DAYS * BASIS_POINTS));
}
