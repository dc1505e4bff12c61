import { describe, expect, it } from 'vitest';
import { openingState } from './opening-state.ts';

const hours = { opens_at: '09:00', closes_at: '19:00', closed_weekday: 0 };

describe('openingState', () => {
  // 2026-11-20 is a Friday, 2026-11-21 a Saturday, 2026-11-22 a Sunday.
  it.each([
    ['opens on the minute', '2026-11-20T09:00:00+05:30', { isOpen: true, closesAt: '19:00' }],
    ['open in the last minute', '2026-11-20T18:59:59+05:30', { isOpen: true, closesAt: '19:00' }],
    ['before opening', '2026-11-20T08:59:00+05:30', { isOpen: false, opensAt: '09:00', inDays: 0, weekday: 5 }],
    ['at closing', '2026-11-20T19:00:00+05:30', { isOpen: false, opensAt: '09:00', inDays: 1, weekday: 6 }],
    [
      'on the evening before the closed day',
      '2026-11-21T20:00:00+05:30',
      { isOpen: false, opensAt: '09:00', inDays: 2, weekday: 1 },
    ],
    ['on the closed day', '2026-11-22T12:00:00+05:30', { isOpen: false, opensAt: '09:00', inDays: 1, weekday: 1 }],
    ["by India's clock wherever it runs", '2026-11-20T03:30:00Z', { isOpen: true, closesAt: '19:00' }],
  ])('%s', (_when, now, state) => {
    expect(openingState(hours, new Date(now))).toEqual(state);
  });

  it('knows a shop that never closes for a day', () => {
    expect(openingState({ ...hours, closed_weekday: null }, new Date('2026-11-21T20:00:00+05:30'))).toEqual({
      isOpen: false,
      opensAt: '09:00',
      inDays: 1,
      weekday: 0,
    });
  });
});
