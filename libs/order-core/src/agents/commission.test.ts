import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commission } from './commission.ts';
import type { CommissionLine } from './commission.ts';

const RATES = { seed: 250, pesticide: 300, fertiliser: 100 };
const line = (amountPaise: number, category = 'seed', isSubsidised = false): CommissionLine => ({
  amountPaise,
  category,
  isSubsidised,
});

describe('commission in whole paise', () => {
  it.each([
    { name: '₹1,234.50 at 250: 3086.25 is rounded to 3086', lines: [line(123_450)], paise: 3086 },
    { name: 'no lines', lines: [], paise: 0 },
    { name: 'half a paisa is rounded up: ₹0.20 at 250 is 0.5', lines: [line(20)], paise: 1 },
    { name: 'just under half is rounded down: ₹0.19 at 250', lines: [line(19)], paise: 0 },
    { name: 'each line by itself: twice 0.5 is 2, not 1', lines: [line(20), line(20)], paise: 2 },
    { name: 'each line by itself: twice 0.475 is 0, not 1', lines: [line(19), line(19)], paise: 0 },
    { name: 'each category at its own rate', lines: [line(10_000), line(10_000, 'pesticide')], paise: 550 },
    { name: 'an unknown category earns nothing', lines: [line(10_000, 'honey')], paise: 0 },
    { name: 'a category called like a property of objects', lines: [line(10_000, 'constructor')], paise: 0 },
    { name: 'fertiliser that is not subsidised', lines: [line(10_000, 'fertiliser')], paise: 100 },
    { name: 'subsidised fertiliser earns nothing', lines: [line(10_000, 'fertiliser', true)], paise: 0 },
    { name: 'subsidised beside other goods', lines: [line(10_000, 'fertiliser', true), line(10_000)], paise: 250 },
    { name: 'what comes back is the mirror image: −0.5 is −1', lines: [line(-20)], paise: -1 },
  ])('$name', ({ lines, paise }) => expect(commission(lines, RATES)).toBe(paise));

  it('refuses an amount or a rate that cannot be', () => {
    for (const amount of [Number.NaN, Infinity, -Infinity])
      expect(() => commission([line(amount)], RATES)).toThrow(RangeError);
    for (const rate of [Number.NaN, Infinity, -1])
      expect(() => commission([line(1)], { seed: rate })).toThrow(RangeError);
  });

  const lines = fc.array(
    fc.record({
      amountPaise: fc.integer({ min: 0, max: 100_000_000 }),
      category: fc.constantFrom('seed', 'pesticide', 'fertiliser', 'honey'),
      isSubsidised: fc.boolean(),
    }),
    { maxLength: 20 },
  );

  it('is whole, the sum of its lines, within half a paisa of each, and given back whole', () => {
    fc.assert(
      fc.property(lines, (sold) => {
        const paise = commission(sold, RATES);
        expect(Number.isInteger(paise)).toBe(true);
        expect(paise).toBe(sold.reduce((sum, one) => sum + commission([one], RATES), 0));
        const exact = sold
          .filter(({ isSubsidised }) => !isSubsidised)
          .reduce((sum, one) => sum + one.amountPaise * ({ honey: 0, ...RATES }[one.category] ?? 0), 0);
        expect(Math.abs(paise - exact / 10_000)).toBeLessThanOrEqual(sold.length / 2 + 1e-6);
        const back = sold.map((one) => ({ ...one, amountPaise: 0 - one.amountPaise }));
        expect(commission(back, RATES) + paise).toBe(0);
      }),
    );
  });
});
