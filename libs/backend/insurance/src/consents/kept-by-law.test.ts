import { describe, expect, it } from 'vitest';
import { keptByLaw } from './kept-by-law.ts';

const TODAY = '2026-11-22';
const inForce = (validUntil: string) => ({ status: 'IN_FORCE', validUntil });
const PROMISED = { status: 'PROMISED', validUntil: null };

// Written from docs/domain/identity.md#consents.
describe('how long an identity document is kept for policies', () => {
  it.each([
    ['no policy', [], false, null],
    ['one that is promised', [PROMISED], true, null],
    ['one that covers still', [inForce('2027-01-21')], true, '2032-01-21'],
    ['one that ended a year ago', [inForce('2025-11-22')], true, '2030-11-22'],
    ['one that ended five years ago today', [inForce('2021-11-22')], true, '2026-11-22'],
    ['one that ended a day before that', [inForce('2021-11-21')], false, null],
    ['the later of two', [inForce('2025-01-01'), inForce('2026-06-30')], true, '2031-06-30'],
    ['a promised one beside an old one', [inForce('2015-01-01'), PROMISED], true, null],
    ['one that ended in a leap year', [inForce('2024-02-29')], true, '2029-02-28'],
  ])('%s', (_name, policies, isKept, until) => {
    expect(keptByLaw(policies, TODAY)).toEqual({ isKept, until });
  });
});
