import { describe, expect, it } from 'vitest';
import {
  canAddUnpaidOrder,
  canAttemptAgain,
  canPlaceUnpaidOrder,
  needsNewAgreement,
  type AgreedAmounts,
} from './unpaid-orders.ts';

const urea = { variantId: 'urea', quantity: 2, pricePaise: 30_000, discountPaise: 1_000 };
const zinc = { variantId: 'zinc', quantity: 1, pricePaise: 9_000, discountPaise: 0 };
const amounts: AgreedAmounts = {
  lines: [urea, zinc],
  deliveryFeePaise: 3_000,
  couponDiscountPaise: 500,
  advancePaise: null,
  totalPaise: 69_500,
};

describe('needsNewAgreement: a new attempt asks when anything differs', () => {
  it.each<[string, Partial<AgreedAmounts>, number | null, boolean]>([
    ['nothing differs', {}, null, false],
    ['only the lines’ order differs', { lines: [zinc, urea] }, null, false],
    ['the total differs', { totalPaise: 70_000 }, null, true],
    ['the total fell', { totalPaise: 60_000 }, null, true],
    ['the farmer agreed to the new total', { totalPaise: 70_000 }, 70_000, false],
    ['the farmer agreed to another total', { totalPaise: 70_001 }, 70_000, true],
    ['the farmer agreed to the old total', { totalPaise: 70_000 }, 69_500, true],
    [
      'a price rose by what a fee fell',
      { lines: [urea, { ...zinc, pricePaise: 9_500 }], deliveryFeePaise: 2_500 },
      null,
      true,
    ],
    ['the delivery fee differs', { deliveryFeePaise: 3_500 }, null, true],
    ['the coupon takes less', { couponDiscountPaise: 0 }, null, true],
    ['an advance is asked', { advancePaise: 6_950 }, null, true],
    ['a pack is missing', { lines: [urea] }, null, true],
  ])('%s', (_name, change, agreed, asks) => {
    expect(needsNewAgreement(amounts, { ...amounts, ...change }, agreed)).toBe(asks);
  });
});

describe('limits of unpaid orders', () => {
  it.each([
    [0, true],
    [2, true],
    [3, false],
    [41, false],
  ])('after %i open orders another may be added: %s', (open, may) => {
    expect(canAddUnpaidOrder(open)).toBe(may);
  });
  it.each([
    [0, 6, true],
    [5, 6, true],
    [6, 6, false],
    [41, 6, false],
    [0, 1, true],
    [1, 1, false],
  ])('after %i unpaid ones in a day, of %i at most, another may be placed: %s', (placed, most, may) => {
    expect(canPlaceUnpaidOrder(placed, most)).toBe(may);
  });
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
  ])('after %i attempts another may begin: %s', (attempts, may) => {
    expect(canAttemptAgain(attempts)).toBe(may);
  });
});
