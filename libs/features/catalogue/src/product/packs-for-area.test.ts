import { describe, expect, it } from 'vitest';
import { packsForArea, readAcres } from './packs-for-area.ts';

describe('packsForArea', () => {
  it.each([
    [
      'two bags of urea for an acre of paddy',
      { amount: 90, unit: 'kg' },
      1,
      { amount: 45, unit: 'kg' },
      { amount: 90, packs: 2 },
    ],
    [
      'a bag more for what is left over',
      { amount: 90, unit: 'kg' },
      1.5,
      { amount: 45, unit: 'kg' },
      { amount: 135, packs: 3 },
    ],
    ['grams out of kilograms', { amount: 400, unit: 'g' }, 2, { amount: 1, unit: 'kg' }, { amount: 800, packs: 1 }],
    [
      'millilitres out of litres',
      { amount: 60, unit: 'ml' },
      5,
      { amount: 0.15, unit: 'l' },
      { amount: 300, packs: 2 },
    ],
    ['never less than a pack', { amount: 1, unit: 'g' }, 0.1, { amount: 5, unit: 'kg' }, { amount: 0.1, packs: 1 }],
    [
      'no extra pack for a rounding error',
      { amount: 0.1, unit: 'kg' },
      3,
      { amount: 0.3, unit: 'kg' },
      { amount: 0.3, packs: 1 },
    ],
  ] as const)('%s', (_what, dose, acres, pack, needed) => {
    expect(packsForArea(dose, acres, pack)).toEqual(needed);
  });
  it('does not mix weight, volume and number', () => {
    expect(packsForArea({ amount: 1, unit: 'kg' }, 1, { amount: 1, unit: 'l' })).toBeNull();
    expect(packsForArea({ amount: 1, unit: 'piece' }, 1, { amount: 1, unit: 'kg' })).toBeNull();
  });
});

describe('readAcres', () => {
  it.each([
    ['1', 1],
    ['0.25', 0.25],
    ['2.345', 2.35],
    [null, null],
    ['', null],
    ['0', null],
    ['-1', null],
    ['1e9', null],
    ['two', null],
  ])('%s', (text, acres) => {
    expect(readAcres(text)).toBe(acres);
  });
});
