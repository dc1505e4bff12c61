import { describe, expect, it } from 'vitest';
import { evaluateRefresh } from './rotation.ts';

const SECOND = 1000;
const FRESH = { sinceRotation: null, isSuccessorUsed: false, isSameNetwork: true, repeatsBefore: 0 };

describe('a refresh token that is presented', () => {
  it.each([
    ['for the first time', {}, 'rotate'],
    ['for the first time, after steps that were repeated', { repeatsBefore: 2 }, 'rotate'],
    ['again at once, by requests of the same page', { sinceRotation: 0 }, 'repeat'],
    ['again at once, for the third time in a row', { sinceRotation: 5 * SECOND, repeatsBefore: 2 }, 'repeat'],
    ['again after a lost answer', { sinceRotation: 30 * SECOND }, 'late-repeat'],
    ['again at the end of the minute', { sinceRotation: 60 * SECOND }, 'late-repeat'],
    ['again after more than a minute', { sinceRotation: 61 * SECOND }, 'theft'],
    ['again at once, from another network', { sinceRotation: 0, isSameNetwork: false }, 'late-repeat'],
    ['again late, for the second time in a row', { sinceRotation: 30 * SECOND, repeatsBefore: 1 }, 'late-repeat'],
    ['again late, for the third time in a row', { sinceRotation: 30 * SECOND, repeatsBefore: 2 }, 'theft'],
    [
      'again from another network, for the third time in a row',
      { sinceRotation: 0, isSameNetwork: false, repeatsBefore: 2 },
      'theft',
    ],
    ['after its successor was used', { sinceRotation: SECOND, isSuccessorUsed: true }, 'theft'],
    ['after its successor was used, its own exchange not noted', { isSuccessorUsed: true }, 'theft'],
  ])('%s', (_which, given, decision) => {
    expect(evaluateRefresh({ ...FRESH, ...given })).toBe(decision);
  });
});
