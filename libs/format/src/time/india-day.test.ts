import { describe, expect, it } from 'vitest';
import { indiaDay } from './india-day.ts';

describe('indiaDay', () => {
  it.each([
    ['2026-11-21T18:29:59Z', '2026-11-21'],
    ['2026-11-21T18:30:00Z', '2026-11-22'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
    ['nonsense', ''],
  ])('of %s is %s', (moment, day) => {
    expect(indiaDay(new Date(moment))).toBe(day);
  });
});
