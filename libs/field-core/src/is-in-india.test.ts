import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInIndia } from './is-in-india.ts';
import type { Position } from './ring.ts';
import { moved } from './testing.ts';

const PIN_CODES = new URL('../../backend/sandbox/src/sample-market/data/pincodes.csv', import.meta.url);
const places = readFileSync(PIN_CODES, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').slice(-4))
  .map(([lat, lng]): Position => [Number(lng), Number(lat)]);

describe('the outline of India', () => {
  it('holds every PIN code, and 29 km around it', () => {
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
    const missed = places.filter(
      (place) =>
        !isInIndia(place) ||
        !around.every((angle) => isInIndia(moved(place, 29_000 * Math.cos(angle), 29_000 * Math.sin(angle)))),
    );
    expect(places.length).toBe(19_586);
    expect(missed).toEqual([]);
  });

  it.each<[string, Position]>([
    ['Kathmandu', [85.324, 27.717]],
    ['Pokhara', [83.99, 28.21]],
    ['Dhaka', [90.41, 23.81]],
    ['Colombo', [79.86, 6.93]],
    ['Karachi', [67, 24.86]],
    ['Thimphu', [89.64, 27.47]],
    ['the Bay of Bengal', [88, 17]],
    ['the Arabian Sea off Goa', [72, 15]],
    ['nowhere at all', [0, 0]],
    ['the south pole', [80, -90]],
    ['the far north', [80, 80]],
  ])('does not hold %s', (_, place) => {
    expect(isInIndia(place)).toBe(false);
  });
});
