import { CLAIM_STATES, type ClaimState } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { claimMoves } from './claim-moves.ts';

const now = new Date('2026-04-30T10:00:00Z');
const thirtyDaysAgo = new Date('2026-03-31T10:00:00Z');

describe('claimMoves', () => {
  const moves: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
    SUBMITTED: ['UNDER_SURVEY', 'WITHDRAWN'],
    UNDER_SURVEY: ['APPROVED', 'REJECTED'],
    APPROVED: ['PAID'],
    REJECTED: ['APPEALED'],
    APPEALED: ['UNDER_SURVEY'],
    PAID: [],
    WITHDRAWN: [],
  };

  it.each(CLAIM_STATES)('from %s', (state) => {
    expect(claimMoves({ state, rejectedAt: now, appeals: 0 }, now)).toEqual(moves[state]);
  });

  it.each([
    ['at once', now, 0, ['APPEALED']],
    ['the end of the thirtieth day is in time', thirtyDaysAgo, 0, ['APPEALED']],
    ['a millisecond later', new Date(thirtyDaysAgo.getTime() - 1), 0, []],
    ['once only', now, 1, []],
    ['the moment of the rejection is not known', null, 0, []],
  ] as const)('an appeal: %s', (_what, rejectedAt, appeals, expected) => {
    expect(claimMoves({ state: 'REJECTED', rejectedAt, appeals }, now)).toEqual(expected);
  });

  it('an appealed claim is surveyed and decided again', () => {
    expect(claimMoves({ state: 'UNDER_SURVEY', rejectedAt: thirtyDaysAgo, appeals: 1 }, now)).toEqual([
      'APPROVED',
      'REJECTED',
    ]);
  });
});
