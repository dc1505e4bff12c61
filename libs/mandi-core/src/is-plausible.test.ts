import { expect, test } from 'vitest';
import { isPlausible } from './is-plausible.ts';

test.for([
  { what: 'between', rate: 1500, min: 1000, max: 2000, fits: true },
  { what: 'half of the least', rate: 500, min: 1000, max: 2000, fits: true },
  { what: 'less than half of the least', rate: 499, min: 1000, max: 2000, fits: false },
  { what: 'half of an odd least', rate: 500, min: 1001, max: 2000, fits: false },
  { what: '1.6 times the highest', rate: 3200, min: 1000, max: 2000, fits: true },
  { what: 'more than 1.6 times the highest', rate: 3201, min: 1000, max: 2000, fits: false },
  { what: '1.6 times the highest, where binary fractions fall short', rate: 5.6, min: 1, max: 3.5, fits: true },
  { what: 'a kilogram for a quintal', rate: 15, min: 1000, max: 2000, fits: false },
  { what: 'a quintal for a kilogram', rate: 150_000, min: 1000, max: 2000, fits: false },
  { what: 'no least', rate: 1500, min: null, max: 2000, fits: false },
  { what: 'no highest', rate: 1500, min: 1000, max: null, fits: false },
  { what: 'no prices', rate: 1500, min: null, max: null, fits: false },
])('$what', ({ rate, min, max, fits }) => {
  expect(isPlausible(rate, min, max)).toBe(fits);
});

test.for([Number.NaN, Number.POSITIVE_INFINITY])('no number: %s', (number) => {
  expect(() => isPlausible(number, 1000, 2000)).toThrow(RangeError);
  expect(() => isPlausible(1500, number, 2000)).toThrow(RangeError);
  expect(() => isPlausible(1500, 1000, number)).toThrow(RangeError);
});
