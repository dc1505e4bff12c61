import { describe, expect, it } from 'vitest';
import { changedPrice } from './payments.data.ts';

const before = { total: 1470, delivery_fee: 30, coupon_discount: 50, advance: null };
const refusal = (now: object, of: object = before) => ({
  code: 'payment_error.price_changed',
  details: { before: of, now },
});

describe('changedPrice: what a farmer is asked before a new attempt to pay', () => {
  it.each([
    { name: 'a price', now: { ...before, total: 1520 }, parts: [] },
    {
      name: 'the delivery',
      now: { ...before, total: 1475, delivery_fee: 35 },
      parts: [{ part: 'delivery', amount: '₹35.00' }],
    },
    {
      name: 'a coupon that takes less',
      now: { ...before, total: 1480, coupon_discount: 40 },
      parts: [{ part: 'coupon', amount: '₹40.00' }],
    },
    {
      name: 'what is paid in advance',
      now: { ...before, total: 1490, advance: 149 },
      parts: [{ part: 'due', amount: '₹149.00' }],
    },
    {
      name: 'that all is paid at once',
      of: { ...before, advance: 147 },
      now: { ...before, total: 1490 },
      parts: [{ part: 'due', amount: '₹1,490.00' }],
    },
    {
      name: 'a coupon that is gone',
      now: { ...before, total: 1520, coupon_discount: 0 },
      parts: [{ part: 'noCoupon', amount: '₹0.00' }],
    },
  ])('$name has changed', ({ of, now, parts }) => {
    const { total } = now;
    expect(changedPrice(refusal(now, of))).toMatchObject({ before: '₹1,470.00', agreedTotal: total, parts });
  });

  it.each([
    ['another refusal', { code: 'payment_error.not_payable', details: {} }],
    ['a refusal without amounts', { code: 'payment_error.price_changed', details: {} }],
  ])('%s is no question', (_name, given) => {
    expect(changedPrice(given)).toBeNull();
  });
});
