import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

const SINCE = '2026-04-18';

test.for([
  { what: 'risen', modal: 215_000, previous: 200_000, amount: 15_000, percent: 7.5 },
  { what: 'fallen', modal: 200_000, previous: 215_000, amount: -15_000, percent: -7 },
  { what: 'the same', modal: 200_000, previous: 200_000, amount: 0, percent: 0 },
  { what: 'half a tenth goes up', modal: 200_100, previous: 200_000, amount: 100, percent: 0.1 },
  { what: 'half a tenth down is its mirror image', modal: 199_900, previous: 200_000, amount: -100, percent: -0.1 },
  { what: 'less than half a tenth', modal: 200_099, previous: 200_000, amount: 99, percent: 0 },
  { what: 'less than half a tenth down is no -0', modal: 199_901, previous: 200_000, amount: -99, percent: 0 },
  { what: 'doubled', modal: 400_000, previous: 200_000, amount: 200_000, percent: 100 },
  { what: 'to nothing', modal: 0, previous: 200_000, amount: -200_000, percent: -100 },
])('$what', ({ modal, previous, amount, percent }) => {
  expect(priceChange(modal, previous, SINCE)).toEqual({ amount, percent, since: SINCE });
});

test.for([
  { what: 'no price before', previous: null, day: SINCE },
  { what: 'no day before', previous: 200_000, day: null },
  { what: 'a price of 0 before', previous: 0, day: SINCE },
])('$what', ({ previous, day }) => {
  expect(priceChange(215_000, previous, day)).toBeNull();
});

test.for([Number.NaN, Number.POSITIVE_INFINITY])('no number: %s', (number) => {
  expect(() => priceChange(number, 200_000, SINCE)).toThrow(RangeError);
  expect(() => priceChange(200_000, number, SINCE)).toThrow(RangeError);
});
