import { PROGRAMME_STATES, type ProgrammeState } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { applicationMoves } from './application-moves.ts';

describe('applicationMoves', () => {
  it.each<[ProgrammeState, readonly ProgrammeState[]]>([
    ['DRAFT', ['SUBMITTED']],
    ['SUBMITTED', ['APPROVED', 'REJECTED']],
    ['APPROVED', ['ISSUED']],
    ['REJECTED', []],
    ['ISSUED', ['ACTIVE']],
    ['ACTIVE', ['EXPIRED']],
    ['EXPIRED', []],
  ])('%s moves to %j', (state, next) => {
    expect(applicationMoves(state)).toEqual(next);
  });

  it('never leads back', () => {
    const after = (state: ProgrammeState): ProgrammeState[] =>
      applicationMoves(state).flatMap((next) => [next, ...after(next)]);
    for (const state of PROGRAMME_STATES) expect(after(state)).not.toContain(state);
  });

  it('gives a list of its own: what a caller does with it changes nothing', () => {
    applicationMoves('DRAFT').push('ACTIVE');
    expect(applicationMoves('DRAFT')).toEqual(['SUBMITTED']);
  });
});
