import {
  QUESTION_ACTORS,
  QUESTION_STATUSES,
  type QuestionActor,
  type QuestionStatus,
} from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { claimedBefore, isPrescriptionValid, questionMoves } from './question-moves.ts';

describe('a question', () => {
  it.each<[QuestionStatus, QuestionActor, QuestionStatus[]]>([
    ['SENT', 'expert', ['ASSIGNED']],
    ['SENT', 'farmer', ['WITHDRAWN']],
    ['ASSIGNED', 'expert', ['ANSWERED']],
    ['ASSIGNED', 'farmer', ['WITHDRAWN']],
    ['ANSWERED', 'expert', []],
    ['ANSWERED', 'farmer', ['CLOSED']],
    ['CLOSED', 'expert', []],
    ['CLOSED', 'farmer', []],
    ['WITHDRAWN', 'expert', []],
    ['WITHDRAWN', 'farmer', []],
  ])('that is %s may be moved by the %s to %j', (from, by, to) => {
    expect(questionMoves(from, by)).toEqual(to);
  });

  it('begins as sent: nothing leads back there', () => {
    const reached = QUESTION_STATUSES.flatMap((from) => QUESTION_ACTORS.flatMap((by) => questionMoves(from, by)));
    expect(reached).not.toContain('SENT');
  });

  it('is free for another expert 24 hours after it was taken', () => {
    expect(claimedBefore(new Date('2026-11-26T10:00:00Z'))).toEqual(new Date('2026-11-25T10:00:00Z'));
  });
});

describe('a prescription', () => {
  it.each([
    ['2026-12-05', true],
    ['2026-12-06', true],
    ['2026-12-07', false],
  ])('valid until 2026-12-06 can be used on %s: %s', (today, expected) => {
    expect(isPrescriptionValid('2026-12-06', today)).toBe(expected);
  });
});
