import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';
import { shortMonth } from './short-month.ts';

const english = { language: 'en', justNow: 'Just Now' };
const now = new Date('2026-11-21T06:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('formatRelativeTime', () => {
  it.each([
    { name: 'nothing ago', seconds: 0, text: 'Just Now' },
    { name: 'a moment to come, by another clock', seconds: -30, text: 'Just Now' },
    { name: '59 seconds', seconds: 59, text: 'Just Now' },
    { name: 'a minute', seconds: 60, text: '1m' },
    { name: 'just under an hour', seconds: 3599, text: '59m' },
    { name: 'an hour', seconds: 3600, text: '1h' },
    { name: 'just under a day', seconds: 86_399, text: '23h' },
    { name: 'a day', seconds: 86_400, text: '20 Nov' },
    { name: 'a day of last year', seconds: 86_400 * 365, text: '21 Nov 2025' },
  ])('$name: $text', ({ seconds, text }) => {
    expect(formatRelativeTime(ago(seconds), now, english)).toBe(text);
  });

  it.each([
    { name: 'the evening in UTC is the next day in India', then: '2026-11-02T20:00:00Z', text: '3 Nov' },
    { name: 'the last evening of a year in UTC is the new year in India', then: '2025-12-31T19:00:00Z', text: '1 Jan' },
    { name: 'before midnight in India it is the old year', then: '2025-12-31T18:29:59Z', text: '31 Dec 2025' },
  ])('$name', ({ then, text }) => {
    expect(formatRelativeTime(new Date(then), now, english)).toBe(text);
  });

  it.each([
    { language: 'hi', text: '3 नव॰' },
    { language: 'mr', text: '3 नोव्हें' },
    { language: 'bn', text: '3 নভে' },
    { language: 'or', text: '3 ନଭେମ୍ବର' },
    { language: 'gu', text: '3 નવે' },
  ])('names the month in $language, with Latin digits', ({ language, text }) => {
    expect(formatRelativeTime(new Date('2026-11-03T06:00:00Z'), now, { language, justNow: '' })).toBe(text);
  });

  it('is empty for an invalid date', () => {
    expect(formatRelativeTime(new Date('never'), now, english)).toBe('');
  });

  it.each([...Array.from({ length: 12 }).keys()])('has the Odia name of month %i as the CLDR has it', (month) => {
    const cldr = new Intl.DateTimeFormat('or-IN', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1));
    expect(shortMonth('or', month)).toBe(cldr);
  });
});
