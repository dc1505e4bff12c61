import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPrice } from './to-price.ts';

describe('toPrice', () => {
  it.each([
    { value: 12.5, price: 12.5 },
    { value: '12.50', price: 12.5 },
    { value: ' 7 ', price: 7 },
    { value: '1e2', price: 100 },
    { value: '-3', price: -3 },
    { value: null, price: 0 },
    { value: undefined, price: 0 },
    { value: Number.NaN, price: 0 },
    { value: Number.POSITIVE_INFINITY, price: 0 },
    { value: '1e400', price: 0 },
    { value: '', price: 0 },
    { value: ' ', price: 0 },
    { value: '0x10', price: 0 },
    { value: '12a', price: 0 },
    { value: true, price: 0 },
    { value: [5], price: 0 },
    { value: { valueOf: () => 5 }, price: 0 },
  ])('of $value is $price', ({ value, price }) => {
    expect(toPrice(value)).toBe(price);
  });

  it('is a finite number whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Number.isFinite(toPrice(value))).toBe(true);
      }),
    );
  });
});
