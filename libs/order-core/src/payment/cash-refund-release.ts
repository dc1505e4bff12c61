import { indiaDay } from '@haat/format';
import { addDays } from '../days.ts';
import { needsSecondPerson } from './second-person.ts';

/** From this amount on a cash order's refund is held, whole paise: ₹2,000.00. */
export const CASH_REFUND_HOLD_PAISE = 200_000;

/** How long it is held, in milliseconds: 24 hours. */
export const CASH_REFUND_HOLD_MS = 86_400_000;

/** A refund of money that a shop took in cash and the market would pay out. Amounts are whole paise. */
export interface CashRefund {
  amountPaise: number;
  /** All refunds of the same order together, this one with it: parts wait like the whole. */
  orderPaise: number;
  /** When it could first be paid to where it shall go now. */
  askedAt: Date;
  /** Two persons of support have let it go. */
  isConfirmed: boolean;
  /** What the market let go today for refunds of the same shop. */
  releasedTodayPaise: number;
  /** The shop's limit for a day of India's calendar. */
  dailyLimitPaise: number;
  /** What the market could pay the shop now, this refund taken off; below zero the shop owes. */
  payablePaise: number;
}

/** Whether a refund is paid out now, and what it waits for. `exceedsDailyLimit`: it is above the limit of any day. */
export type CashRefundRelease =
  | { readonly kind: 'pay' }
  | { readonly kind: 'second-person' }
  | { readonly kind: 'wait'; readonly until: Date; readonly exceedsDailyLimit: boolean };

/**
 * Whether the market pays out a refund of a cash order: money that it never saw, and that the shop owes it from then
 * on. One above the limit of any day goes only when the shop's own money covers it.
 *
 * See docs/domain/ledger.md#refunds-of-cash-orders.
 */
export function cashRefundRelease(refund: CashRefund, now: Date): CashRefundRelease {
  const { amountPaise, orderPaise, askedAt, isConfirmed, releasedTodayPaise, dailyLimitPaise, payablePaise } = refund;
  if (needsSecondPerson(orderPaise) && !isConfirmed) return { kind: 'second-person' };
  const heldUntil = new Date(askedAt.getTime() + CASH_REFUND_HOLD_MS);
  if (orderPaise >= CASH_REFUND_HOLD_PAISE && now < heldUntil)
    return { kind: 'wait', until: heldUntil, exceedsDailyLimit: false };
  const exceedsDailyLimit = amountPaise > dailyLimitPaise;
  if (exceedsDailyLimit ? payablePaise >= 0 : releasedTodayPaise + amountPaise <= dailyLimitPaise)
    return { kind: 'pay' };
  return { kind: 'wait', until: new Date(`${addDays(indiaDay(now), 1)}T00:00:00+05:30`), exceedsDailyLimit };
}
