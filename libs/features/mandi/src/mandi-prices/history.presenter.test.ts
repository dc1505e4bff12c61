import { describe, expect, it } from 'vitest';
import type { MandiHistory } from '@haat/api-contract/mandi';
import { historyView } from './history.presenter.ts';

const WORDS = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  language: 'en',
  now: new Date('2026-11-23T06:00:00Z'),
  today: '2026-11-23',
};

function history(modals: readonly number[], change: Partial<MandiHistory> = {}): MandiHistory {
  return {
    market: { id: 'niphad', name: 'Niphad', district: 'Nashik', state: 'Maharashtra' },
    commodity: { id: 'soyabean', name: 'Soybean', image_url: null },
    support_price: null,
    results: modals.map((modal, index) => ({
      day: `2026-11-${10 + index}`,
      min: modal,
      modal,
      max: modal,
      arrival_tonnes: null,
      is_sample: false,
    })),
    ...change,
  };
}

describe('historyView', () => {
  it.each([
    ['nothing', [], false, 'mandi:chart.none'],
    ['four days: too few for a line', [4, 1, 3, 2], false, 'mandi:chart.summary 4 ₹1 ₹4'],
    ['five days', [1500, 1560, 1540, 1620, 1700], true, 'mandi:chart.summary 5 ₹1,500 ₹1,700'],
    ['a day to come, which is left out', Array.from({ length: 15 }, () => 9), true, 'mandi:chart.summary 14 ₹9 ₹9'],
  ])('of %s', (_what, modals, isLine, summary) => {
    expect(historyView(WORDS, history(modals))).toMatchObject({ isLine, summary });
  });

  it('names the days and brings the support price', () => {
    const view = historyView(WORDS, history([4000], { support_price: { season: 'KMS 2026-27', price: 5328 } }));
    expect(view).toMatchObject({
      caption: 'mandi:chart.caption Soybean Niphad',
      supportPrice: 5328,
      days: [{ text: '10 Nov', rate: '₹4,000', arrivals: '–' }],
      hasArrivals: false,
    });
  });

  it('tells how much came on each day where it is known', () => {
    const [first, second] = history([4000, 4100]).results;
    const results = [first, { ...second, arrival_tonnes: 120.46 }] as MandiHistory['results'];
    expect(historyView(WORDS, history([], { results }))).toMatchObject({
      hasArrivals: true,
      days: [{ arrivals: '–' }, { arrivals: '120.5' }],
    });
  });

  it('names yesterday by its date in a copy that the phone keeps', () => {
    const results = history([4000]).results.map((price) => ({ ...price, day: '2026-11-22' }));
    const days = (isKeptCopy: boolean) => historyView({ ...WORDS, isKeptCopy }, history([], { results })).days;
    expect([days(false)[0]?.text, days(true)[0]?.text]).toEqual(['order:day.yesterday', '22 Nov']);
  });
});
