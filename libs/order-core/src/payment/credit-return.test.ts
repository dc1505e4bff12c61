import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideCreditReturn } from './credit-return.ts';

it.each<[string, number, number, number, number]>([
  ['nothing was repaid', 50_000, 100_000, 50_000, 0],
  ['exactly as much is owed', 50_000, 50_000, 50_000, 0],
  ['some was repaid', 50_000, 20_000, 20_000, 30_000],
  ['all was repaid', 50_000, 0, 0, 50_000],
  ['more than all was repaid', 50_000, -1_000, 0, 50_000],
  ['one paisa is owed', 50_000, 1, 1, 49_999],
])('goods on credit that come back when %s', (_what, amount, dues, offDuesPaise, payOutPaise) => {
  expect(divideCreditReturn(amount, dues)).toEqual({ offDuesPaise, payOutPaise });
});

it('gives back the whole worth, and never takes off more than is owed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }), (amount, dues) => {
      const { offDuesPaise, payOutPaise } = divideCreditReturn(amount, dues);
      expect(offDuesPaise + payOutPaise).toBe(amount);
      expect(offDuesPaise).toBeLessThanOrEqual(Math.max(0, dues));
      expect(Math.min(offDuesPaise, payOutPaise)).toBeGreaterThanOrEqual(0);
    }),
  );
});
