import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPaise, toRupees } from './paise.ts';

describe('toPaise', () => {
  it.each([
    { rupees: 1.005, paise: 101 },
    { rupees: 1.0049, paise: 100 },
    { rupees: 0.285, paise: 29 },
    { rupees: 266.5, paise: 26_650 },
    { rupees: 8.2 * 3, paise: 2460 },
    { rupees: -1.005, paise: -101 },
    { rupees: -0.001, paise: 0 },
    { rupees: 1e-7, paise: 0 },
    { rupees: 1e9, paise: 100_000_000_000 },
    { rupees: Number.NaN, paise: 0 },
    { rupees: Number.NEGATIVE_INFINITY, paise: 0 },
  ])('of ₹$rupees is $paise', ({ rupees, paise }) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  it('is a whole number that toRupees takes back and forth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise + 0);
      }),
    );
  });

  it('rounds half up as the amount is written', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 9 }), (paise, tenth) => {
        const written = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}${tenth}`;
        expect(toPaise(Number(written))).toBe(tenth < 5 ? paise : paise + 1);
      }),
    );
  });
});
