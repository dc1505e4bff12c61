import { describe, expect, it } from 'vitest';
import { inUtm } from './utm.ts';

const METRE_OF_ARC = 10_001_965.729;

describe('a place in UTM', () => {
  it('is the corner of a picture that names its corner both ways', () => {
    // The sample's tile: 19.795153° N 76.103156° E, to six decimals, is 615 550 m E 2 189 190 m N of zone 43.
    const { x, y } = inUtm([76.103156, 19.795153], 32_643);
    expect(x).toBeCloseTo(615_550, 0);
    expect(y).toBeCloseTo(2_189_190, 0);
  });
  it('on the middle meridian and the equator is the origin, 500 km east', () => {
    expect(inUtm([75, 0], 32_643)).toEqual({ x: 500_000, y: 0 });
  });
  it('counts from 10 000 km in the south', () => {
    expect(inUtm([75, -1], 32_743).y).toBeCloseTo(10_000_000 - inUtm([75, 1], 32_643).y, 6);
  });
  it('on the middle meridian near the pole is a quarter of the meridian, by the zone’s scale', () => {
    expect(inUtm([75, 89.999999], 32_643).y).toBeCloseTo(0.9996 * METRE_OF_ARC, 0);
  });
  it('lies as far west of the middle meridian as its mirror lies east', () => {
    const [west, east] = [inUtm([73.5, 25], 32_643), inUtm([76.5, 25], 32_643)];
    expect(west.x + east.x).toBeCloseTo(1_000_000, 6);
    expect(west.y).toBeCloseTo(east.y, 6);
  });
});
