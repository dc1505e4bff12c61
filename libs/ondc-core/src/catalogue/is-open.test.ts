import { expect, test } from 'vitest';
import { isInStock } from './is-open.ts';

test.for<[string | number | undefined, boolean]>([
  ['99', true],
  [99, true],
  ['0', false],
  [0, false],
  [undefined, false],
  ['1', true],
  ['5', true],
  ['100', true],
])('a count of %s', ([count, isThere]) => {
  expect(isInStock(count)).toBe(isThere);
});
