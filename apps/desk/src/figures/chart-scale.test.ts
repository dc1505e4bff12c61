import { describe, expect, it } from 'vitest';
import { linePath, topOf } from './chart-scale.ts';

describe('the line of a chart', () => {
  it.each<[string, number[], string]>([
    ['rises to the highest value', [0, 5, 10], 'M0,100 L100,50 L200,0'],
    ['stays at the lower edge where nothing was', [0, 0, 0], 'M0,100 L100,100 L200,100'],
    ['is a point for one day', [4], 'M0,0'],
  ])('%s', (_what, values, path) => {
    expect(linePath(values, topOf(values), { width: 200, height: 100 })).toBe(path);
  });
});
