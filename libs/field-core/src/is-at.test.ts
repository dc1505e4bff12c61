import { describe, expect, it } from 'vitest';
import { isAt } from './is-at.ts';
import { shape } from './testing.ts';

const FIELD = shape([0, 0], [300, 0], [300, 300], [0, 300]);
/** Open to the east; its hollow is 200 m wide. */
const U = shape([0, 0], [400, 0], [400, 50], [50, 50], [50, 250], [400, 250], [400, 300], [0, 300]);

describe('a place at a field', () => {
  it.each([
    ['in the middle', 150, 150, 5, true],
    ['59 m east of it, known to 10 m', 359, 150, 10, true],
    ['61 m east of it, known to 10 m', 361, 150, 10, false],
    ['149 m west of it, known to 100 m', -149, 150, 100, true],
    ['in the middle, known to 101 m', 150, 150, 101, false],
    ['35 m from a corner on each side, exact', 335, 335, 0, true],
    ['36 m from a corner on each side, exact', 336, 336, 0, false],
    ['in the next village', 5000, 150, 20, false],
  ])('%s', (_, east, north, accuracy, isThere) => {
    const [place = [0, 0] as const] = shape([east, north]);
    expect(isAt(place, FIELD, accuracy)).toBe(isThere);
    expect(isAt(place, [...FIELD, ...FIELD.slice(0, 1)].toReversed(), accuracy)).toBe(isThere);
  });

  it('is not in the hollow of a field', () => {
    const [hollow = [0, 0] as const, arm = [0, 0] as const] = shape([300, 150], [300, 25]);
    expect(isAt(hollow, U, 0)).toBe(false);
    expect(isAt(arm, U, 0)).toBe(true);
  });

  it('is nowhere without an accuracy', () => {
    const [middle = [0, 0] as const] = shape([150, 150]);
    expect(isAt(middle, FIELD, NaN)).toBe(false);
  });
});
