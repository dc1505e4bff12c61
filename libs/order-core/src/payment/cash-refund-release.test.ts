import { describe, expect, it } from 'vitest';
import { cashRefundRelease, type CashRefund } from './cash-refund-release.ts';

const now = new Date('2026-11-21T10:00:00+05:30');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const tomorrow = { kind: 'wait', until: new Date('2026-11-22T10:00:00+05:30'), exceedsDailyLimit: false } as const;
const midnight = { kind: 'wait', until: new Date('2026-11-22T00:00:00+05:30'), exceedsDailyLimit: false } as const;
const pay = { kind: 'pay' } as const;
const secondPerson = { kind: 'second-person' } as const;

/** One of ₹1,500.00, asked for now, at a shop to which the market owes nothing. */
function refund({ amountPaise = 150_000, ...change }: Partial<CashRefund>): CashRefund {
  return {
    amountPaise,
    orderPaise: amountPaise,
    askedAt: now,
    isConfirmed: false,
    releasedTodayPaise: 0,
    dailyLimitPaise: 1_000_000,
    payablePaise: 0 - amountPaise,
    ...change,
  };
}

describe('cashRefundRelease', () => {
  it.each<[string, Partial<CashRefund>, ReturnType<typeof cashRefundRelease>]>([
    ['a small one', {}, pay],
    ['one paisa below the hold', { amountPaise: 199_999 }, pay],
    ['₹2,000.00, just now', { amountPaise: 200_000 }, tomorrow],
    [
      '₹2,000.00, a minute before a day is over',
      { amountPaise: 200_000, askedAt: hoursAgo(23.99) },
      {
        ...tomorrow,
        until: new Date(hoursAgo(23.99).getTime() + 24 * 3_600_000),
      },
    ],
    ['₹2,000.00, a day later', { amountPaise: 200_000, askedAt: hoursAgo(24) }, pay],
    ['a part that makes it ₹2,000.00 for the order', { orderPaise: 200_000 }, tomorrow],
    ['₹4,999.99, a day later', { amountPaise: 499_999, askedAt: hoursAgo(24) }, pay],
    ['₹5,000.00, a day later', { amountPaise: 500_000, askedAt: hoursAgo(24) }, secondPerson],
    ['a part that makes it ₹5,000.00 for the order', { orderPaise: 500_000, askedAt: hoursAgo(24) }, secondPerson],
    ['₹5,000.00, confirmed, a day later', { amountPaise: 500_000, askedAt: hoursAgo(24), isConfirmed: true }, pay],
    ['₹5,000.00, confirmed at once', { amountPaise: 500_000, isConfirmed: true }, tomorrow],
    ['one that fills the day', { releasedTodayPaise: 850_000 }, pay],
    ['one paisa above the day', { releasedTodayPaise: 850_001 }, midnight],
    [
      'one paisa above the day, at a shop that is owed more',
      { releasedTodayPaise: 850_001, payablePaise: 9 },
      midnight,
    ],
    ['at a shop with a limit of zero', { dailyLimitPaise: 0 }, { ...midnight, exceedsDailyLimit: true }],
    [
      'above what any day allows, at a shop that owes',
      { amountPaise: 1_000_001, askedAt: hoursAgo(24), isConfirmed: true, payablePaise: -1 },
      { ...midnight, exceedsDailyLimit: true },
    ],
    [
      'above what any day allows, at a shop whose own money covers it',
      { amountPaise: 1_000_001, askedAt: hoursAgo(24), isConfirmed: true, payablePaise: 0 },
      pay,
    ],
  ])('%s', (_, change, expected) => {
    expect(cashRefundRelease(refund(change), now)).toEqual(expected);
  });
});
