import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponOffer, type CouponFacts, type CouponTerms } from './coupon-offer.ts';

const coupon: CouponTerms = {
  kind: 'amount',
  value: 50,
  cap: null,
  minimum: 500,
  validFrom: '2026-06-01',
  validUntil: '2026-09-30',
  marketplaces: ['dehaat'],
  usesPerFarmer: 1,
};
const facts: CouponFacts = {
  goodsTotal: 1_000,
  marketplace: 'dehaat',
  today: '2026-07-15',
  usesLeft: 10,
  usesByFarmer: 0,
  isOn: true,
};
const percent: CouponTerms = { ...coupon, kind: 'percent', value: 10, cap: 150, minimum: 0 };

describe('couponOffer', () => {
  it.each([
    { name: 'an amount', terms: coupon, discount: 50 },
    { name: 'an amount beyond the goods', terms: { ...coupon, value: 5_000, minimum: 0 }, discount: 1_000 },
    { name: 'a percentage', terms: percent, discount: 100 },
    { name: 'a percentage at its cap', terms: { ...percent, cap: 75.5 }, discount: 75.5 },
    { name: 'a percentage without a cap', terms: { ...percent, value: 12.5, cap: null }, discount: 125 },
    { name: 'half a paisa, upwards', terms: { ...percent, cap: null }, given: { goodsTotal: 0.05 }, discount: 0.01 },
    { name: 'the whole price', terms: { ...percent, value: 100, cap: null }, discount: 1_000 },
    { name: 'a first day', terms: coupon, given: { today: '2026-06-01' }, discount: 50 },
    { name: 'a last day', terms: coupon, given: { today: '2026-09-30' }, discount: 50 },
    { name: 'the minimum itself', terms: coupon, given: { goodsTotal: 500 }, discount: 50 },
    {
      name: 'no end of anything',
      terms: { ...coupon, validFrom: null, validUntil: null, usesPerFarmer: null },
      given: { usesLeft: null, usesByFarmer: 99 },
      discount: 50,
    },
  ])('takes off $name: ₹$discount', ({ terms, given, discount }) => {
    expect(couponOffer(terms, { ...facts, ...given })).toEqual({ discount, obstacle: null });
  });

  it.each([
    { obstacle: 'switched_off', given: { isOn: false } },
    { obstacle: 'other_marketplace', given: { marketplace: 'ondc' } },
    { obstacle: 'not_yet', given: { today: '2026-05-31' } },
    { obstacle: 'over', given: { today: '2026-10-01' } },
    { obstacle: 'used_by_you', given: { usesByFarmer: 1 } },
    { obstacle: 'used_up', given: { usesLeft: 0 } },
    { obstacle: 'below_minimum', given: { goodsTotal: 499.99 } },
  ] as const)('says why it takes nothing off: $obstacle', ({ obstacle, given }) => {
    expect(couponOffer(coupon, { ...facts, ...given })).toEqual({ discount: 0, obstacle });
  });

  it('is never more than the goods, than its cap, or below 0', () => {
    const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100);
    const some = fc.record({
      kind: fc.constantFrom('amount' as const, 'percent' as const),
      value: rupees(100),
      cap: fc.option(rupees(500)),
    });
    fc.assert(
      fc.property(some, rupees(100_000), (terms, goodsTotal) => {
        const { discount } = couponOffer({ ...coupon, ...terms, minimum: 0 }, { ...facts, goodsTotal });
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(Math.min(goodsTotal, terms.cap ?? goodsTotal));
        expect(Math.round(discount * 100) / 100).toBe(discount);
      }),
    );
  });
});
