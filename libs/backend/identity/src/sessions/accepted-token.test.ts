import { describe, expect, it } from 'vitest';
import { tokenProblem } from './accepted-token.ts';

const TERMS = { clientIds: ['krishi-haat-farmer', 'krishi-haat-csc'], isOutside: true };
const GOOD = { typ: 'Bearer', azp: 'krishi-haat-farmer', phone_number_verified: true };

describe('an access token', () => {
  it.each([
    ['of a client of ours, its number proved', GOOD, null],
    ['of another client of ours', { ...GOOD, azp: 'krishi-haat-csc' }, null],
    ['of a kind that identifies the user to the client itself', { ...GOOD, typ: 'ID' }, 'type'],
    ['that is a refresh token', { ...GOOD, typ: 'Refresh' }, 'type'],
    ['that does not say what it is', { ...GOOD, typ: undefined }, 'type'],
    ['that another product asked for', { ...GOOD, azp: 'bank' }, 'authorised-party'],
    ['that does not say who asked for it', { ...GOOD, azp: undefined }, 'authorised-party'],
    ['with an unverified number', { ...GOOD, phone_number_verified: false }, 'number-unverified'],
    [
      'that does not say whether the number is proved',
      { ...GOOD, phone_number_verified: undefined },
      'number-unverified',
    ],
  ])('%s', (_which, claims, problem) => {
    expect(tokenProblem(claims, TERMS)).toBe(problem);
  });

  it('of our own service carries no number: the one-time password has proved it', () => {
    expect(tokenProblem({ typ: 'Bearer', azp: 'krishi-haat-csc' }, { ...TERMS, isOutside: false })).toBeNull();
    expect(tokenProblem({ typ: 'ID', azp: 'krishi-haat-csc' }, { ...TERMS, isOutside: false })).toBe('type');
    expect(tokenProblem({ typ: 'Bearer', azp: 'bank' }, { ...TERMS, isOutside: false })).toBe('authorised-party');
  });
});
