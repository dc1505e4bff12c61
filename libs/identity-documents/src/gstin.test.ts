import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinOf, isGstin } from './gstin.ts';

describe('isGstin', () => {
  it.each([
    ['27AAPFU0939F1ZV', true],
    ['24AAACC1206D1ZM', true],
    // A wrong check character, and two neighbours that changed places.
    ['27AAPFU0939F1ZW', false],
    ['27AAPFU9039F1ZV', false],
    // No such state, no such holder, no registration 0, no Z.
    [gstinOf('00AAPFU0939F1Z'), false],
    [gstinOf('39AAPFU0939F1Z'), false],
    [gstinOf('27AAPXU0939F1Z'), false],
    [gstinOf('27AAPFU0939F0Z'), false],
    [gstinOf('27AAPFU0939F1Y'), false],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
    [' 27AAPFU0939F1ZV', false],
    ['', false],
  ])('%j: %s', (number, isRight) => {
    expect(isGstin(number)).toBe(isRight);
  });

  it('notices every single wrong character', () => {
    const right = '27AAPFU0939F1ZV';
    fc.assert(
      fc.property(
        fc.nat({ max: 14 }),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        (place, character) => {
          fc.pre(right[place] !== character);
          expect(isGstin(right.slice(0, place) + character + right.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
});

describe('gstinOf', () => {
  it('completes what it is given, and refuses what is no beginning of a number', () => {
    expect(gstinOf('27AAPFU0939F1Z')).toBe('27AAPFU0939F1ZV');
    expect(() => gstinOf('27AAPFU0939F1ZV')).toThrow(RangeError);
    expect(() => gstinOf('27aapfu0939f1z')).toThrow(RangeError);
  });
});
