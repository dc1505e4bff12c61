import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endUnits } from './end-units.ts';

const paid = (units: number) => ({ units, isFree: false });
const free = (units: number) => ({ units, isFree: true });

describe('endUnits', () => {
  it.each([
    ['nothing goes back', [free(2), paid(3)], 5, [0, 0]],
    ['one pack: a paid unit ends', [free(2), paid(3)], 4, [0, 1]],
    ['free units end after all paid ones', [free(2), paid(3)], 1, [1, 3]],
    ['all goes back', [free(2), paid(3)], 0, [2, 3]],
    ['packs without insurance go back first', [paid(2)], 3, [0]],
    ['and then insured ones', [paid(2)], 1, [1]],
    ['nothing is insured', [], 0, []],
  ])('%s', (_, covers, packsLeft, ended) => {
    expect(endUnits(covers, packsLeft)).toEqual(ended);
  });

  it('leaves no more units than packs, and ends none that need not', () => {
    const cover = fc.record({ units: fc.integer({ min: 0, max: 50 }), isFree: fc.boolean() });
    fc.assert(
      fc.property(fc.array(cover, { maxLength: 4 }), fc.integer({ min: 0, max: 120 }), (covers, packsLeft) => {
        const left = endUnits(covers, packsLeft).map((ended, index) => (covers[index]?.units ?? 0) - ended);
        const before = covers.reduce((sum, { units }) => sum + units, 0);
        expect(Math.min(0, ...left)).toBe(0);
        expect(left.reduce((sum, units) => sum + units, 0)).toBe(Math.min(before, packsLeft));
      }),
    );
  });
});
