import { describe, expect, it } from 'vitest';
import { promisedOn } from './promised-on.ts';

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '19:00' }));

describe('promisedOn', () => {
  it.each([
    // 20 November 2026 is a Friday; the times are India's.
    ['in the shop’s hours, today', '2026-11-20T06:00:00Z', 0, '2026-11-20'],
    ['before it opens, today', '2026-11-19T20:00:00Z', 0, '2026-11-20'],
    ['after it closed, the next day', '2026-11-20T13:30:00Z', 0, '2026-11-21'],
    ['one working day', '2026-11-20T06:00:00Z', 1, '2026-11-21'],
    ['over its closed Sunday', '2026-11-20T06:00:00Z', 2, '2026-11-23'],
    ['ordered on its closed day', '2026-11-22T06:00:00Z', 1, '2026-11-24'],
  ])('%s', (_, now, days, day) => {
    expect(promisedOn(new Date(now), days, hours)).toBe(day);
  });

  it('promises nothing for a shop that never opens', () => {
    expect(promisedOn(new Date('2026-11-20T06:00:00Z'), 1, [])).toBeNull();
  });
});
