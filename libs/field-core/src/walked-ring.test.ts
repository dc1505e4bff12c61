import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from './area-of.ts';
import type { Position } from './ring.ts';
import { shape } from './testing.ts';
import { walkedRing } from './walked-ring.ts';
import type { WalkedPoint } from './walked-ring.ts';

const walk = (places: readonly Position[], accuracy = 5): WalkedPoint[] =>
  places.map(([lng, lat], index) => ({ lng, lat, accuracy, at: index * 10_000 }));
/** Round a field of 80 m by 60 m, a place each 20 m. */
const EDGE = shape(
  ...[0, 20, 40, 60].map((east) => [east, 0] as const),
  ...[0, 20, 40].map((north) => [80, north] as const),
  ...[80, 60, 40, 20].map((east) => [east, 60] as const),
  ...[60, 40, 20].map((north) => [0, north] as const),
);
const CORNERS = shape([0, 0], [80, 0], [80, 60], [0, 60], [0, 0]);
const near = (ring: readonly Position[]) => ring.map(([lng, lat]) => [lng.toFixed(6), lat.toFixed(6)]);

describe('a walked ring', () => {
  it('keeps the corners and is closed', () => {
    expect(near(walkedRing(walk(EDGE)))).toEqual(near(CORNERS));
  });

  it('follows the time, in whichever order the places come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(walk(EDGE), { minLength: EDGE.length }), (points) => {
        expect(near(walkedRing(points))).toEqual(near(CORNERS));
      }),
    );
  });

  it('reads times as text and as dates', () => {
    const points = walk(EDGE).toReversed();
    const texts = points.map((point) => ({ ...point, at: new Date(Number(point.at)).toISOString() }));
    const dates = points.map((point) => ({ ...point, at: new Date(Number(point.at)) }));
    expect(near(walkedRing(texts))).toEqual(near(CORNERS));
    expect(near(walkedRing(dates))).toEqual(near(CORNERS));
  });

  it('leaves out places of 80 m and of 21 m, and takes those of 20 m', () => {
    const [far] = shape([-50, -50]);
    const points = walk(EDGE, 20);
    const inexact = [80, 21].map((accuracy, index) => ({ ...points[3], lng: far?.[0], accuracy, at: 31_000 + index }));
    expect(near(walkedRing([...points, ...(inexact as WalkedPoint[])]))).toEqual(near(CORNERS));
  });

  it('leaves out a jump of 2 km, and goes on from the place before it', () => {
    const [[lng, lat] = [0, 0]] = shape([2000, 0]);
    const jump = { lng, lat, accuracy: 3, at: 31_000 };
    expect(near(walkedRing([...walk(EDGE), jump]))).toEqual(near(CORNERS));
  });

  it.each([
    ['15 m in a second', 150, true],
    ['16 m in a second', 160, false],
  ])('a step of %s', (_, metres, isKept) => {
    const points = walk(shape([0, 0], [metres, 0], [metres, 100], [0, 100]));
    expect(walkedRing(points).some(([lng]) => lng > (shape([149, 0])[0]?.[0] ?? 0))).toBe(isKept);
  });

  it.each([
    ['1.5 m from the line', 1.5, 5],
    ['2.5 m from the line', 2.5, 6],
  ])('a place that lies %s', (_, away, corners) => {
    const ring = walkedRing(walk(shape([0, 0], [40, -away], [80, 0], [80, 60], [0, 60])));
    expect(ring).toHaveLength(corners);
  });

  it.each<[string, WalkedPoint[]]>([
    ['no places', []],
    ['one place', walk(EDGE.slice(0, 1))],
    ['a straight walk', walk(EDGE.slice(0, 4))],
    ['standing still', walk(shape([0, 0], [1, 0], [0, 1], [1, 1]))],
    ['places that are all inexact', walk(EDGE, 80)],
  ])('is none for %s', (_, points) => {
    expect(walkedRing(points)).toEqual([]);
  });

  it('loses less than 2 % of a field of 5 000 places that tremble by half a metre', () => {
    const places = shape(
      ...Array.from({ length: 5000 }, (_, index) => {
        const angle = (index / 5000) * 2 * Math.PI;
        const radius = 100 + (index % 2) / 2;
        return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
      }),
    );
    const ring = walkedRing(walk(places));
    expect(ring.length).toBeLessThan(60);
    expect(areaOf(ring) / (Math.PI * 100 ** 2)).toBeGreaterThan(0.98);
  });
});
