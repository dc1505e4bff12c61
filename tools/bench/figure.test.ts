import { expect, it } from 'vitest';
import { isMet, median } from './figure.ts';

it('takes the middle of five, whatever their order', () => {
  expect(median([900, 1_400, 1_000, 5_000, 950])).toBe(1_000);
  expect(median([2, 1])).toBe(1);
});

it.each([
  ['at least', 190, 190, true],
  ['at least', 189.9, 190, false],
  ['at most', 50, 50, true],
  ['at most', 51, 50, false],
] as const)('%s: %d to %d is met: %s', (is, value, bound, met) => {
  expect(isMet({ what: '', value, unit: '', aim: { is, bound } })).toBe(met);
});

it('has nothing to meet without an aim', () => {
  expect(isMet({ what: '', value: 1, unit: '', aim: null })).toBeNull();
});
