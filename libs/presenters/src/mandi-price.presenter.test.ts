import { describe, expect, it } from 'vitest';
import { mandiChangeView, mandiPriceView, mandiRateText } from './mandi-price.presenter.ts';

const WORDS = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  language: 'en',
  now: new Date('2026-11-23T06:00:00Z'),
  today: '2026-11-23',
};
const PRICE = { day: '2026-11-22', min: 1200, modal: 1850, max: 2100, arrival_tonnes: null, is_sample: false };

describe('mandiRateText', () => {
  it.each([
    [1850, '₹1,850'],
    [123456.5, '₹1,23,456.5'],
  ])('of %d is %s', (rupees, expected) => {
    expect(mandiRateText(rupees)).toBe(expected);
  });
});

describe('mandiPriceView', () => {
  it.each([
    ['2026-11-23', 'mandi:age.today', false],
    ['2026-11-22', 'mandi:age.yesterday', false],
    ['2026-11-20', 'mandi:age.days 3', false],
    ['2026-11-16', 'mandi:age.days 7', false],
    ['2026-11-15', 'mandi:age.old 8 15 Nov', true],
    ['2025-11-15', 'mandi:age.old 373 15 Nov 2025', true],
  ])('says how old a price of %s is', (day, age, isOld) => {
    const view = mandiPriceView(WORDS, { ...PRICE, day });
    expect(view?.age.startsWith(age)).toBe(true);
    expect(view?.isOld).toBe(isOld);
  });

  it.each([
    ['2026-11-23', 'mandi:age.on 0 23 Nov', false],
    ['2026-11-22', 'mandi:age.on 1 22 Nov', false],
    ['2026-11-15', 'mandi:age.on 8 15 Nov', true],
  ])('names the day %s itself in a copy that is read on another day', (day, age, isOld) => {
    expect(mandiPriceView({ ...WORDS, isKeptCopy: true }, { ...PRICE, day })).toMatchObject({ age, isOld });
    const previous = { day: '2026-11-22', modal: 2000 };
    expect(mandiChangeView(WORDS, 2000, previous)?.text).toContain('order:day.yesterday');
    expect(mandiChangeView({ ...WORDS, isKeptCopy: true }, 2000, previous)?.text).toContain('22 Nov');
  });

  it('shows no price of a day to come', () => {
    expect(mandiPriceView(WORDS, { ...PRICE, day: '2026-11-24' })).toBeNull();
  });

  it.each([
    [{}, { rate: '₹1,850', range: 'mandi:price.range ₹1,200 ₹2,100', arrivals: null }],
    [{ min: 1850, max: 1850 }, { range: null }],
    [{ arrival_tonnes: 120.46 }, { arrivals: 'mandi:price.arrivals 120.5' }],
    [{ arrival_tonnes: 0 }, { arrivals: 'mandi:price.arrivals 0' }],
  ])('says of %j what it tells', (change, expected) => {
    expect(mandiPriceView(WORDS, { ...PRICE, ...change })).toMatchObject(expected);
  });
});

describe('mandiChangeView', () => {
  it.each([
    [2150, { day: '2026-11-20', modal: 2000 }, { direction: 'up', text: 'mandi:change.up ₹150 7.5 20 Nov' }],
    [1900, { day: '2026-11-20', modal: 2000 }, { direction: 'down', text: 'mandi:change.down ₹100 5 20 Nov' }],
    [2000, { day: '2026-11-20', modal: 2000 }, { direction: 'same', text: 'mandi:change.same ₹0 0 20 Nov' }],
    [2000, { day: '2026-11-20', modal: 0 }, null],
    [2000, null, null],
  ])('of %d after %j', (modal, previous, expected) => {
    expect(mandiChangeView(WORDS, modal, previous)).toEqual(expected);
  });
});
