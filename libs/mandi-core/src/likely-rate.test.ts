import { expect, test } from 'vitest';
import { likelyRate } from './likely-rate.ts';

test.for([
  { what: 'one that fits', rate: 1500, min: 1000, max: 2000, likely: 1500 },
  { what: 'one of a kilogram', rate: 15, min: 1000, max: 2000, likely: 1500 },
  { what: 'one of a kilogram at the lower limit', rate: 5, min: 1000, max: 2000, likely: 500 },
  { what: 'one of a kilogram below it', rate: 4, min: 1000, max: 2000, likely: 4 },
  { what: 'a hundred times one that fits', rate: 150_000, min: 1000, max: 2000, likely: 1500 },
  { what: 'a hundred times the upper limit', rate: 320_000, min: 1000, max: 2000, likely: 3200 },
  { what: 'more than that', rate: 320_100, min: 1000, max: 2000, likely: 320_100 },
  { what: 'one that is far off by another number', rate: 15_000, min: 1000, max: 2000, likely: 15_000 },
  { what: 'one without prices to compare with', rate: 15, min: null, max: null, likely: 15 },
])('$what', ({ rate, min, max, likely }) => {
  expect(likelyRate(rate, min, max)).toBe(likely);
});

test('no number', () => {
  expect(() => likelyRate(Number.NaN, 1000, 2000)).toThrow(RangeError);
});
