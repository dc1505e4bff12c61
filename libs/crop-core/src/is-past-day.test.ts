import { describe, expect, it } from 'vitest';
import { isPastDay } from './is-past-day.ts';

describe('a day of the last ten years', () => {
  it.each([
    ['today', '2026-11-26', true],
    ['yesterday', '2026-11-25', true],
    ['tomorrow', '2026-11-27', false],
    ['ten years ago less a day', '2016-11-27', true],
    ['ten years ago', '2016-11-26', false],
  ])('%s', (_, day, isTaken) => {
    expect(isPastDay(day, '2026-11-26', 10)).toBe(isTaken);
  });

  it('ends on 29 February with the last of February', () => {
    expect(isPastDay('2018-02-28', '2028-02-29', 10)).toBe(false);
    expect(isPastDay('2018-03-01', '2028-02-29', 10)).toBe(true);
  });
});
