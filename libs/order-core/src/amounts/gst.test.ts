import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstParts, allocate } from './gst.ts';

describe('gstParts', () => {
  it.each([
    { gross: 118_00, percent: 18, within: true, parts: { taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 } },
    { gross: 118_00, percent: 18, within: false, parts: { taxable: 100_00, cgst: 0, sgst: 0, igst: 18_00 } },
    { gross: 266_50, percent: 5, within: true, parts: { taxable: 253_82, cgst: 6_34, sgst: 6_34, igst: 0 } },
    { gross: 1_01, percent: 5, within: true, parts: { taxable: 97, cgst: 2, sgst: 2, igst: 0 } },
    { gross: 450_00, percent: 0, within: true, parts: { taxable: 450_00, cgst: 0, sgst: 0, igst: 0 } },
    { gross: 0, percent: 18, within: true, parts: { taxable: 0, cgst: 0, sgst: 0, igst: 0 } },
  ])('takes $percent % out of $gross', ({ gross, percent, within, parts }) => {
    expect(gstParts(gross, percent, within)).toEqual(parts);
  });

  it('sums to the amount, with two equal halves, none negative', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
        fc.boolean(),
        (gross, percent, within) => {
          const { taxable, cgst, sgst, igst } = gstParts(gross, percent, within);
          expect(taxable + cgst + sgst + igst).toBe(gross);
          expect(cgst).toBe(sgst);
          expect(Math.min(taxable, cgst, igst)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(taxable - (gross * 100) / (100 + percent))).toBeLessThanOrEqual(1.5);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('allocate', () => {
  it('shares what is there, the odd paise to the largest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(100, [0, 3, 0])).toEqual([0, 100, 0]);
    expect(allocate(100, [0, 0])).toEqual([0, 0]);
  });

  it('sums to the amount, and gives no part more than it is worth', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e7), { minLength: 1, maxLength: 20 }), fc.nat(100), (worths, percent) => {
        const whole = worths.reduce((sum, worth) => sum + worth, 0);
        const paise = Math.floor((whole * percent) / 100);
        const shares = allocate(paise, worths);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(paise);
        expect(shares.every((share, index) => share >= 0 && share <= (worths[index] ?? 0))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
