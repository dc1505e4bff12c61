import { describe, expect, it } from 'vitest';
import { LONGEST_SESSION_SECONDS, refreshTokenLifetime } from './session-lifetime.ts';

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
