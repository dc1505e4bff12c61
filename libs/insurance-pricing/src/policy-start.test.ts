import { describe, expect, it } from 'vitest';
import { coverPeriod, policyStart, premiumShares, startsWith } from './policy-start.ts';

describe('policyStart', () => {
  it.each([
    ['pay-now', false, true, 'payment'],
    ['csc', false, true, 'payment'],
    ['credit', false, true, 'confirmation'],
    ['cash', false, true, 'delivery'],
    // A prebooking's advance is not the whole.
    ['pay-now', false, false, 'delivery'],
    // The premium of free units is due at delivery.
    ['pay-now', true, true, 'delivery'],
    ['csc', true, true, 'delivery'],
    ['credit', true, true, 'delivery'],
    ['cash', true, true, 'delivery'],
  ] as const)('%s, free %s, paid whole %s: waits for %s', (payment, isFree, isPaidWhole, start) => {
    expect(policyStart({ payment, isFree, isPaidWhole })).toBe(start);
  });
});

describe('startsWith', () => {
  it.each([
    ['payment', 'payment', true],
    ['payment', 'confirmation', false],
    ['payment', 'delivery', true],
    ['confirmation', 'payment', false],
    ['confirmation', 'confirmation', true],
    ['confirmation', 'delivery', true],
    ['delivery', 'payment', false],
    ['delivery', 'confirmation', false],
    ['delivery', 'delivery', true],
  ] as const)('what waits for %s starts with %s: %s', (start, event, isInForce) => {
    expect(startsWith(start, event)).toBe(isInForce);
  });
});

describe('coverPeriod', () => {
  it.each([
    ['2026-11-22', 60, '2026-11-23', '2027-01-21'],
    ['2026-11-22', 1, '2026-11-23', '2026-11-23'],
    ['2028-02-28', 2, '2028-02-29', '2028-03-01'],
  ])('paid on %s for %i days: %s to %s', (paidOn, days, validFrom, validUntil) => {
    expect(coverPeriod(paidOn, days)).toEqual({ validFrom, validUntil });
  });
});

describe('premiumShares', () => {
  it.each([
    // The farmer's money is there.
    ['pay-now', 17_700, 17_700, { farmer: 17_700, market: 0 }],
    ['cash', 5_900, 5_900, { farmer: 5_900, market: 0 }],
    // The market carries what it sells below the insurer's price.
    ['csc', 11_800, 4_900, { farmer: 4_900, market: 6_900 }],
    // Free units and credit are the market's.
    ['cash', 11_800, 0, { farmer: 0, market: 11_800 }],
    ['credit', 17_700, 17_700, { farmer: 0, market: 17_700 }],
    // The insurer never gets more than its premium.
    ['pay-now', 4_900, 5_000, { farmer: 4_900, market: 0 }],
  ] as const)('%s: of %i, with %i of the farmer', (payment, insurerPaise, farmerPaise, shares) => {
    expect(premiumShares({ payment }, { insurerPaise, farmerPaise })).toEqual(shares);
  });
});
