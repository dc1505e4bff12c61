import { describe, expect, it } from 'vitest';
import { mapOf } from './map-of.ts';

// At the equator a degree of longitude is as long as one of latitude: 111.195 km.
const PLACE = '0,75';

describe('the map of the shops around a place', () => {
  it.each([
    ['north of it, at the top', '0.08993,75', { x: 120, y: 16 }],
    ['south of it, below', '-0.08993,75', { x: 120, y: 224 }],
    ['east of it, at the right', '0,75.08993', { x: 224, y: 120 }],
    ['west of it, at the left', '0,74.91007', { x: 16, y: 120 }],
  ])('shows a shop 10 km %s', (_where, shop, at) => {
    expect(mapOf(PLACE, [shop])).toEqual({ outerMetres: 10_000, markers: [{ ...at, numbers: [1] }] });
  });

  it.each([
    ['0,75', 1_000],
    ['0.01,75', 2_000],
    ['0.04,75', 5_000],
    ['0.1,75', 20_000],
    ['0.4,75', 50_000],
    ['2.5,75', 500_000],
  ])('draws the smallest round circle that holds a shop at %s: %i m', (shop, outerMetres) => {
    expect(mapOf(PLACE, [shop]).outerMetres).toBe(outerMetres);
  });

  it('shortens degrees of longitude away from the equator', () => {
    // At 60° a degree of longitude is half as long: 0.17986° are 10 km.
    expect(mapOf('60,75', ['60,75.17986'])).toEqual({
      outerMetres: 10_000,
      markers: [{ x: 224, y: 120, numbers: [1] }],
    });
  });

  it('puts shops that cannot be told apart into one marker, with their numbers', () => {
    const { markers } = mapOf(PLACE, ['0.08993,75', '0.0899,75.0001', '-0.08993,75']);
    expect(markers.map(({ numbers }) => numbers)).toEqual([[1, 2], [3]]);
  });

  it('shows the first nine of a list, and circles alone where there is none', () => {
    const shops = Array.from({ length: 12 }, (_none, index) => `${(index + 1) / 100},75`);
    expect(mapOf(PLACE, shops).markers.flatMap(({ numbers }) => numbers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(mapOf(PLACE, [])).toEqual({ outerMetres: 1_000, markers: [] });
  });
});
