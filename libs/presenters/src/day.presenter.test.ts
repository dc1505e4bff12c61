import { describe, expect, it } from 'vitest';
import { asLine, dayText, momentText } from './day.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
/** 22 November, 00:30 in India. */
const now = new Date('2026-11-21T19:00:00Z');

describe('dayText', () => {
  it.each([
    ['2026-11-22', 'order:day.today'],
    ['2026-11-23', 'order:day.tomorrow'],
    ['2026-11-21', 'order:day.yesterday'],
    ['2026-11-02', '2 Nov'],
    ['2025-11-02', '2 Nov 2025'],
    ['nonsense', ''],
  ])('says %s as %s', (day, words) => {
    expect(dayText(t, 'en', day, now)).toBe(words);
  });

  it.each(['hi', 'mr', 'bn', 'or', 'gu'])(
    'writes the day in Latin digits, then the month in words of %s',
    (language) => {
      expect(dayText(t, language, '2026-11-02', now)).toMatch(/^2 \P{ASCII}/u);
    },
  );
});

it('says a moment by the clock of India', () => {
  expect(momentText(t, 'en', '2026-11-21T18:40:00Z', now)).toBe('order:day.today, nearby-centres:time.early 12:10');
});

it.each([
  ['tomorrow, 9:05 am', 'Tomorrow, 9:05 am'],
  ['21 Nov', '21 Nov'],
  ['कल, सुबह 9:05', 'कल, सुबह 9:05'],
  ['', ''],
])('begins %j by itself as %j', (text, line) => {
  expect(asLine(text)).toBe(line);
});
