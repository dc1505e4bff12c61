import turfArea from '@turf/area';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import plots from '../cases/plots.json' with { type: 'json' };
import { areaOf } from './area-of.ts';
import type { Position } from './ring.ts';
import { rectangle } from './testing.ts';

const ringOf = (plot: { ring: number[][] }): Position[] => plot.ring.map(([lng = 0, lat = 0]) => [lng, lat]);

describe('areaOf', () => {
  it.each(plots)('is within 0.1 % of Turf’s for the plot $id', (plot) => {
    const turf = turfArea({ type: 'Polygon', coordinates: [plot.ring] });
    expect(Math.abs(areaOf(ringOf(plot)) / turf - 1)).toBeLessThan(0.001);
  });

  it('is the same from any corner, either way round, closed or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plots),
        fc.nat(100),
        fc.boolean(),
        fc.boolean(),
        (plot, turn, isBack, isClosed) => {
          const ring = ringOf(plot);
          const corners = ring.slice(0, -1);
          const from = turn % corners.length;
          const turned = [...corners.slice(from), ...corners.slice(0, from)];
          const [first] = turned;
          const given = isClosed && first ? [...turned, first] : turned;
          expect(areaOf(isBack ? given.toReversed() : given) / areaOf(ring)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('is that of a rectangle of 100 m by 50 m', () => {
    expect(areaOf(rectangle({ width: 100, height: 50 }))).toBeCloseTo(5000, 0);
  });

  it('is nothing for fewer than three corners', () => {
    expect(areaOf([])).toBe(0);
    expect(areaOf(rectangle({ width: 100, height: 50 }).slice(0, 2))).toBe(0);
  });

  it('refuses what is no number', () => {
    expect(() => areaOf([[NaN, 19]])).toThrow(RangeError);
  });
});
