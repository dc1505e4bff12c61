import { describe, expect, it } from 'vitest';
import { LONGEST_SESSION_SECONDS, refreshTokenLifetime, sessionTerms } from './session-lifetime.ts';

const DAY = 86_400;
const TERMS = { idle: 30 * DAY, longest: LONGEST_SESSION_SECONDS };

describe('how long a refresh token may be used', () => {
  it.each([
    ['at the sign-in', 0, 30 * DAY],
    ['when it still fits whole', 60 * DAY, 30 * DAY],
    ['when the ninety days come first', 75 * DAY, 15 * DAY],
    ['a second before their end', 90 * DAY - 1, 1],
    ['at their end', 90 * DAY, 0],
    ['after it', 100 * DAY, 0],
  ])('%s', (_when, sinceSignIn, lifetime) => {
    expect(refreshTokenLifetime(TERMS, sinceSignIn)).toBe(lifetime);
  });
});

describe('the terms of a session', () => {
  it.each([
    ['a farmer', false, 30 * DAY, { idle: 30 * DAY, longest: 90 * DAY }],
    ['staff', true, 30 * DAY, { idle: 1800, longest: 28_800 }],
    ['staff, where the configured lifetime is shorter', true, 600, { idle: 600, longest: 28_800 }],
  ])('of %s', (_whose, isStaff, refreshTokenSeconds, terms) => {
    expect(sessionTerms({ refreshTokenSeconds }, isStaff)).toEqual(terms);
  });
});
