import { describe, expect, it } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

describe('formatDateTime', () => {
  it.each([
    { name: 'is India time', date: '2026-11-03T06:05:09Z', text: '2026-11-03 11:35:09' },
    { name: 'is the next day in the evening of UTC', date: '2026-12-31T18:30:00Z', text: '2027-01-01 00:00:00' },
    { name: 'drops milliseconds', date: '2026-11-03T00:00:00.999Z', text: '2026-11-03 05:30:00' },
    { name: 'is empty for an invalid date', date: 'never', text: '' },
  ])('$name', ({ date, text }) => {
    expect(formatDateTime(new Date(date))).toBe(text);
  });
});
