import { expect, test } from 'vitest';
import { alertCrossed, type AlertDirection } from './alert-crossed.ts';

const at = (direction: AlertDirection, previous: number | null, current: number, isTold: boolean) => ({
  direction,
  previous,
  current,
  isTold,
});

test.for([
  at('above', 1999, 2000, true),
  at('above', 1999, 2001, true),
  at('above', 1998, 1999, false),
  at('above', 2000, 2001, false),
  at('above', 2001, 1999, false),
  at('above', null, 2000, true),
  at('above', null, 1999, false),
  at('below', 2001, 2000, true),
  at('below', 2001, 1999, true),
  at('below', 2002, 2001, false),
  at('below', 2000, 1999, false),
  at('below', 1999, 2001, false),
  at('below', null, 2000, true),
  at('below', null, 2001, false),
])('$direction 2000: from $previous to $current', ({ direction, previous, current, isTold }) => {
  expect(alertCrossed(2000, direction, previous, current)).toBe(isTold);
});

test('it is told of once for each time that it is crossed', () => {
  const prices = [1900, 2000, 2100, 2000, 1900, 2000, 2000, 1999, 2050];
  const told = prices.filter((price, day) => alertCrossed(2000, 'above', prices[day - 1] ?? null, price));
  expect(told).toEqual([2000, 2000, 2050]);
});

test.for([Number.NaN, Number.POSITIVE_INFINITY])('no number: %s', (number) => {
  expect(() => alertCrossed(number, 'above', 1, 1)).toThrow(RangeError);
  expect(() => alertCrossed(1, 'above', number, 1)).toThrow(RangeError);
  expect(() => alertCrossed(1, 'above', 1, number)).toThrow(RangeError);
});
