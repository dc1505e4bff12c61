import { describe, expect, it } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

describe('formatCountdown', () => {
  it.each([
    { seconds: 90, text: '01:30' },
    { seconds: 30, text: '00:30' },
    { seconds: 0, text: '00:00' },
    { seconds: -1, text: '00:00' },
    { seconds: 59.9, text: '00:59' },
    { seconds: 3600, text: '60:00' },
    { seconds: 6000, text: '100:00' },
    { seconds: Number.NaN, text: '00:00' },
  ])('$seconds s is $text', ({ seconds, text }) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
