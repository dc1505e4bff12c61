import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderCommission, type EarningLine } from './order-commission.ts';

const RATES = { seed: 250, pesticide: 300 };
const SEED: EarningLine = { pricePaise: 123_450, discountPaise: 0, quantity: 1, category: 'seed', isSubsidised: false };
const UREA: EarningLine = { ...SEED, category: 'fertiliser', isSubsidised: true };

// Written from docs/domain/agents.md#commission.
describe('the commission of an order', () => {
  it.each([
    { what: '₹1,234.50 at 250', lines: [SEED], coupon: 0, earned: 3_086 },
    { what: 'two packs of it', lines: [{ ...SEED, quantity: 2 }], coupon: 0, earned: 6_173 },
    { what: 'what is left after the discount', lines: [{ ...SEED, discountPaise: 23_450 }], coupon: 0, earned: 2_500 },
    { what: 'what is left after the coupon', lines: [SEED], coupon: 23_450, earned: 2_500 },
    { what: 'goods that a coupon pays whole', lines: [SEED], coupon: 200_000, earned: 0 },
    { what: 'subsidised fertiliser', lines: [UREA], coupon: 0, earned: 0 },
    { what: 'a category without a rate', lines: [{ ...SEED, category: 'tool' }], coupon: 0, earned: 0 },
    {
      what: 'two lines, each with its part of the coupon',
      lines: [
        { ...SEED, pricePaise: 100_000 },
        { ...SEED, pricePaise: 300_000, category: 'pesticide' },
      ],
      coupon: 40_000,
      earned: 2_250 + 8_100,
    },
    { what: 'one pack of two that is kept', lines: [{ ...SEED, quantity: 2, kept: 1 }], coupon: 0, earned: 3_086 },
    { what: 'nothing that is kept', lines: [{ ...SEED, quantity: 2, kept: 0 }], coupon: 0, earned: 0 },
    { what: 'no line', lines: [], coupon: 0, earned: 0 },
  ])('of $what is $earned paise', ({ lines, coupon, earned }) => {
    expect(orderCommission(lines, coupon, RATES)).toBe(earned);
  });

  it('is never more when more is given back, and nothing when all of it is', () => {
    const line = fc.record({
      pricePaise: fc.integer({ min: 0, max: 10_000_000 }),
      discountPaise: fc.constant(0),
      quantity: fc.integer({ min: 1, max: 50 }),
      category: fc.constantFrom('seed', 'pesticide', 'tool'),
      isSubsidised: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(1_000_000), (lines, coupon) => {
        const earned = (left: (quantity: number) => number) =>
          orderCommission(
            lines.map((one) => ({ ...one, kept: left(one.quantity) })),
            coupon,
            RATES,
          );
        const all = earned((quantity) => quantity);
        const fewer = earned((quantity) => quantity - 1);
        expect(fewer).toBeLessThanOrEqual(all);
        expect(fewer).toBeGreaterThanOrEqual(0);
        expect(earned(() => 0)).toBe(0);
      }),
    );
  });
});
