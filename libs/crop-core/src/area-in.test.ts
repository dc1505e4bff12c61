import { expect, test } from 'vitest';
import { areaIn, type AreaUnit } from './area-in.ts';

test.for<[number, AreaUnit, string | null, number | null]>([
  [4046.8564224, 'acre', null, 1],
  [4046.8564224, 'acre', 'UP', 1],
  [10_000, 'hectare', null, 1],
  [5000, 'hectare', 'BR', 0.5],
  [4046.8564224, 'guntha', null, 40],
  [2529.285264, 'bigha', 'UP', 1],
  [2529.285264, 'bigha', 'BR', 1],
  [1618.74256896, 'bigha', 'GJ', 1],
  [1337.803776, 'bigha', 'WB', 1],
  [2529.285264, 'katha', 'BR', 20],
  [1337.803776, 'katha', 'WB', 20],
  [2529.285264, 'katha', 'UP', null],
  [1618.74256896, 'katha', 'GJ', null],
  [1000, 'bigha', 'MH', null],
  [1000, 'bigha', null, null],
  [1000, 'katha', null, null],
  [1000, 'bigha', 'constructor', null],
  [0, 'acre', null, 0],
])('%d m² in %s of %s', ([squareMetres, unit, state, area]) => {
  if (area === null) expect(areaIn(squareMetres, unit, state)).toBeNull();
  else expect(areaIn(squareMetres, unit, state)).toBeCloseTo(area, 12);
});

test('is not rounded', () => {
  expect(areaIn(1, 'acre', null)).toBe(1 / 4046.8564224);
});

test.for([Number.NaN, -1, Number.POSITIVE_INFINITY])('no area: %d', (squareMetres) => {
  expect(() => areaIn(squareMetres, 'acre', null)).toThrow(RangeError);
});
