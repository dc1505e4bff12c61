import { describe, expect, it } from 'vitest';
import { withinText } from './duration.presenter.ts';

const t = (key: string, values?: Record<string, unknown>) => `${key} ${String(values?.['count'])}`;

describe('withinText', () => {
  it.each([
    ['P7D', 'open-network:time.days 7'],
    ['P1D', 'open-network:time.days 1'],
    ['PT48H', 'open-network:time.days 2'],
    ['PT6H', 'open-network:time.hours 6'],
    ['P1DT12H', 'open-network:time.hours 36'],
    ['P2W', 'open-network:time.days 14'],
    ['PT45M', 'open-network:time.hours 1'],
    ['PT90M', 'open-network:time.hours 2'],
  ])('says %s', (duration, words) => {
    expect(withinText(t, duration)).toBe(words);
  });

  it.each([null, '', 'P', 'PT', 'PT0H', 'P1M', 'P1Y', '2 days', 'P99999D', 'PT-6H'])(
    'says nothing of %j',
    (duration) => {
      expect(withinText(t, duration)).toBeNull();
    },
  );
});
