import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billFor } from './bill-for.ts';
import { applyCoupon, mergeCoupons } from './coupon.ts';
import { lineAmounts } from './line-amounts.ts';
import { orderTotal } from './order-total.ts';

const coupon = { couponCode: 'KHARIF50', discount: 50 };

describe('orderTotal', () => {
  it.each([
    {
      name: 'adds price, premium and fee, less the discount',
      amounts: { price: 1000, premium: 118, discount: 50, deliveryFee: 30 },
      total: 1098,
    },
    {
      name: 'is exact where binary sums are not',
      amounts: { price: 0.1, premium: 0.2, discount: 0, deliveryFee: 0 },
      total: 0.3,
    },
    { name: 'is never below 0', amounts: { price: 100, premium: 0, discount: 150, deliveryFee: 30 }, total: 0 },
    {
      name: 'rounds half up to the paisa',
      amounts: { price: 1.005, premium: 0, discount: 0, deliveryFee: 0 },
      total: 1.01,
    },
    {
      name: 'counts what is no number as 0',
      amounts: { price: Number.NaN, premium: 1, discount: 0, deliveryFee: 0 },
      total: 1,
    },
  ])('$name', ({ amounts, total }) => {
    expect(orderTotal(amounts)).toBe(total);
  });
});

describe('applyCoupon', () => {
  it.each([
    { name: 'takes the discount off', total: 200, coupon, flag: true, left: 150 },
    { name: 'does nothing while coupons are off', total: 200, coupon, flag: false, left: 200 },
    { name: 'does nothing without a coupon', total: 200, coupon: null, flag: true, left: 200 },
    { name: 'does nothing with nothing at all', total: 200, coupon: undefined, flag: false, left: 200 },
    { name: 'never goes below 0', total: 30, coupon, flag: true, left: 0 },
    { name: 'never makes an order dearer', total: 30, coupon: { couponCode: 'X', discount: -5 }, flag: true, left: 30 },
    { name: 'is exact to the paisa', total: 0.3, coupon: { couponCode: 'X', discount: 0.1 }, flag: true, left: 0.2 },
  ])('$name', ({ total, coupon: one, flag, left }) => {
    expect(applyCoupon(total, one, flag)).toBe(left);
  });
});

describe('mergeCoupons', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((couponCode) => ({ couponCode, discount: 1 })) as [
    typeof coupon,
    typeof coupon,
    typeof coupon,
  ];

  it.each([
    { name: 'keeps the order of the lists', selected: null, lists: [[a, b], [c]], codes: 'ABC' },
    { name: 'puts the selected first', selected: c, lists: [[a, b], [c]], codes: 'CAB' },
    {
      name: 'has each code once',
      selected: null,
      lists: [
        [a, b, a],
        [b, c],
      ],
      codes: 'ABC',
    },
    { name: 'shows a selected one that no list has', selected: c, lists: [[a]], codes: 'CA' },
    { name: 'is the selected alone without lists', selected: a, lists: [], codes: 'A' },
    { name: 'is empty of nothing', selected: undefined, lists: [[], []], codes: '' },
  ])('$name', ({ selected, lists, codes }) => {
    expect(
      mergeCoupons(selected, ...lists)
        .map(({ couponCode }) => couponCode)
        .join(''),
    ).toBe(codes);
  });

  it('keeps the first of several with one code', () => {
    const dearer = { ...a, discount: 9 };
    expect(mergeCoupons(dearer, [a])).toEqual([dearer]);
    expect(mergeCoupons(null, [a], [dearer])).toEqual([a]);
  });

  it('has every code exactly once, the selected in front', () => {
    const one = fc.record({ couponCode: fc.constantFrom('A', 'B', 'C', '__proto__'), discount: fc.nat() });
    fc.assert(
      fc.property(fc.option(one), fc.array(fc.array(one)), (selected, lists) => {
        const merged = mergeCoupons(selected, ...lists).map(({ couponCode }) => couponCode);
        const all = [...(selected ? [selected] : []), ...lists.flat()].map(({ couponCode }) => couponCode);
        expect(merged).toEqual([...new Set(all)]);
      }),
    );
  });
});

describe('lineAmounts', () => {
  it.each([
    { line: { quantity: 3, price: 266.5, discount: 0 }, amounts: { price: 799.5, discount: 0, total: 799.5 } },
    { line: { quantity: 3, price: 8.2, discount: 0.1 }, amounts: { price: 24.6, discount: 0.3, total: 24.3 } },
    {
      line: { quantity: 999, price: 1350, discount: 50.55 },
      amounts: { price: 1_348_650, discount: 50_499.45, total: 1_298_150.55 },
    },
  ])('$line.quantity × (₹$line.price − ₹$line.discount) is ₹$amounts.total', ({ line, amounts }) => {
    expect(lineAmounts(line)).toEqual(amounts);
  });
});

describe('billFor', () => {
  const lines = [
    { quantity: 2, price: 266.5, discount: 0 },
    { quantity: 3, price: 850, discount: 50.1 },
  ];

  it('has every row', () => {
    expect(billFor(lines, { deliveryFee: 30, premium: 118, coupon })).toEqual({
      lines: [
        { price: 533, discount: 0, total: 533 },
        { price: 2550, discount: 150.3, total: 2399.7 },
      ],
      price: 3083,
      discount: 150.3,
      premium: 118,
      delivery_fee: 30,
      coupon_discount: 50,
      total: 3030.7,
    });
  });

  it.each([
    { name: 'nothing but goods', terms: undefined, coupon_discount: 0, total: 2932.7 },
    { name: 'coupons off', terms: { coupon, couponFlag: false }, coupon_discount: 0, total: 2932.7 },
    {
      name: 'a coupon of more than there is to pay',
      terms: { coupon: { couponCode: 'X', discount: 9999 } },
      coupon_discount: 2932.7,
      total: 0,
    },
  ])('$name: ₹$total', ({ terms, coupon_discount, total }) => {
    expect(billFor(lines, terms)).toMatchObject({ coupon_discount, total });
  });

  it('of no lines is nothing', () => {
    expect(billFor([])).toMatchObject({ price: 0, discount: 0, total: 0 });
  });

  it('adds up to the paisa, reckoned in whole numbers', () => {
    const rupees = (max: number) => fc.nat(max).map((paise) => paise / 100);
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      price: rupees(2_000_000),
      discount: rupees(2_000_000),
    });
    const terms = fc.record({
      deliveryFee: rupees(100_000),
      premium: rupees(1_000_000),
      coupon: fc.option(fc.record({ couponCode: fc.string(), discount: rupees(100_000) })),
      couponFlag: fc.boolean(),
    });
    const paise = (n: number) => BigInt(Math.round(n * 100));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), terms, (someLines, someTerms) => {
        const bill = billFor(someLines, someTerms);
        const price = someLines.reduce((sum, one) => sum + BigInt(one.quantity) * paise(one.price), 0n);
        const discount = someLines.reduce((sum, one) => sum + BigInt(one.quantity) * paise(one.discount), 0n);
        const gross = price + paise(someTerms.premium) - discount + paise(someTerms.deliveryFee);
        const before = gross > 0n ? gross : 0n;
        const off = someTerms.couponFlag && someTerms.coupon ? paise(someTerms.coupon.discount) : 0n;
        expect([paise(bill.price), paise(bill.discount)]).toEqual([price, discount]);
        expect(paise(bill.total)).toBe(before > off ? before - off : 0n);
        expect(paise(bill.total) + paise(bill.coupon_discount)).toBe(before);
        expect(bill.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
