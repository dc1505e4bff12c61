import type { GeotagProblem } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { geotagProblem, type GeotagEvidence } from './geotag-problem.ts';
import { metresFrom } from './is-at.ts';
import { rectangle, shape } from './testing.ts';

const FIELD = rectangle({ width: 300, height: 300 });
const NOW = Date.parse('2026-11-26T06:00:00Z');
const minutes = (count: number) => new Date(NOW + count * 60_000);
const [AT = [0, 0] as const, NEAR = AT, ELSEWHERE = AT] = shape([150, 150], [440, 150], [700, 150]);
const PLACE = { position: AT, accuracy: 12, at: minutes(-1) };
const CLOCK = { filedAt: minutes(0), sentAt: minutes(0) };
const GOOD: GeotagEvidence = {
  place: PLACE,
  clock: CLOCK,
  photo: { takenAt: minutes(-2), position: AT },
  receivedAt: minutes(0),
};

describe('a photo at a field', () => {
  it.each<[string, Partial<GeotagEvidence>, GeotagProblem | null]>([
    ['place, clock and photo agree', {}, null],
    ['the photo says nothing of itself', { photo: { takenAt: null, position: null } }, null],
    ['nothing is known of the clock', { clock: null }, null],
    ['the phone does not say where it is', { place: null }, 'no-place'],
    [
      'it waited for two days on the phone',
      {
        ...{ place: { ...PLACE, at: minutes(-2881) }, clock: { filedAt: minutes(-2880), sentAt: minutes(0) } },
        photo: { takenAt: minutes(-2885), position: null },
      },
      null,
    ],
    ['a clock that is 10 minutes ahead', { clock: { filedAt: minutes(10), sentAt: minutes(10) } }, null],
    ['a clock that is 11 minutes ahead', { clock: { filedAt: minutes(11), sentAt: minutes(11) } }, 'false-clock'],
    ['a clock that is 11 minutes behind', { clock: { filedAt: minutes(-11), sentAt: minutes(-11) } }, 'false-clock'],
    ['a photo of tomorrow', { photo: { takenAt: minutes(1440), position: null } }, 'false-clock'],
    ['a place of 11 minutes later', { place: { ...PLACE, at: minutes(11) } }, 'false-clock'],
    ['a photo of 30 minutes ago', { photo: { takenAt: minutes(-30), position: null } }, null],
    ['a photo of 31 minutes ago', { photo: { takenAt: minutes(-31), position: null } }, 'old-photo'],
    ['a place of 31 minutes ago', { place: { ...PLACE, at: minutes(-31) } }, 'old-photo'],
    [
      'a photo of after it was sent, from a phone that waited',
      { clock: { filedAt: minutes(-100), sentAt: minutes(0) }, place: { ...PLACE, at: minutes(-101) } },
      // Two minutes ago is after the farmer sent it.
      'false-clock',
    ],
    ['known to 100 m', { place: { ...PLACE, accuracy: 100 } }, null],
    ['known to 101 m', { place: { ...PLACE, accuracy: 101 } }, 'inexact'],
    ['known to nothing', { place: { ...PLACE, accuracy: Number.NaN } }, 'inexact'],
    ['400 m beside the field', { place: { ...PLACE, position: ELSEWHERE } }, 'elsewhere'],
    ['140 m beside it, known to 12 m', { place: { ...PLACE, position: NEAR } }, 'elsewhere'],
    ['140 m beside it, known to 100 m', { place: { ...PLACE, position: NEAR, accuracy: 100 } }, null],
    ['a photo taken 140 m beside it, by itself', { photo: { takenAt: minutes(-2), position: NEAR } }, null],
    ['a photo taken 400 m away', { photo: { takenAt: minutes(-2), position: ELSEWHERE } }, 'photo-elsewhere'],
  ])('%s', (_, change, problem) => {
    expect(geotagProblem({ ...GOOD, ...change }, FIELD)).toBe(problem);
  });

  it('is told by the clock before the place, and by the phone’s place before the photo’s', () => {
    const place = { ...PLACE, position: ELSEWHERE };
    const photo = { takenAt: null, position: ELSEWHERE };
    expect(geotagProblem({ ...GOOD, place, photo }, FIELD)).toBe('elsewhere');
    expect(geotagProblem({ ...GOOD, place: { ...place, at: minutes(20) }, photo }, FIELD)).toBe('false-clock');
  });
});

describe('how far a place is from a field', () => {
  it.each([
    ['inside', AT, 0],
    ['beside it', ELSEWHERE, 400],
  ])('%s', (_, place, metres) => {
    expect(metresFrom(place, FIELD)).toBeCloseTo(metres, 0);
  });
});
