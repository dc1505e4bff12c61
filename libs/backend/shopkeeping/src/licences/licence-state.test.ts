import { describe, expect, it } from 'vitest';
import { licenceState } from './licence-state.ts';

describe('how a licence stands', () => {
  const now = new Date('2026-11-26T06:00:00Z');
  it.each([
    ['2026-11-25', 'expired'],
    ['2026-11-26', 'ending'],
    ['2026-12-26', 'ending'],
    ['2026-12-27', 'valid'],
  ])('until %s: %s', (until, state) => {
    expect(licenceState(until, now)).toBe(state);
  });
});
