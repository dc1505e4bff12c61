import { describe, expect, it } from 'vitest';
import { inField, typedCount, typedRupees } from './typed.ts';

describe('what is typed', () => {
  it.each([
    ['1,266.50', 1266.5],
    ['₹266', 266],
    ['२६६.५', 266.5],
    ['-1', null],
    ['about 200', null],
    ['', null],
  ])('rupees %j: %s', (typed, rupees) => {
    expect(typedRupees(typed)).toBe(rupees);
  });

  it.each([
    ['40', 40],
    ['४०', 40],
    ['2.5', null],
    ['-1', null],
  ])('packs %j: %s', (typed, packs) => {
    expect(typedCount(typed)).toBe(packs);
  });

  it('stands in a field without commas', () => {
    expect([inField(1266.5), inField(1266)]).toEqual(['1266.50', '1266']);
  });
});
