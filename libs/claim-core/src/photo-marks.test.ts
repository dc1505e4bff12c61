import { describe, expect, it } from 'vitest';
import { claimPhotoMarks } from './photo-marks.ts';

const FACTS = {
  hasPlace: true,
  metresAway: 200,
  happenedAt: new Date('2026-11-20T10:00:00+05:30'),
  filedAt: new Date('2026-11-21T10:00:00+05:30'),
  takenAt: new Date('2026-11-20T16:00:00+05:30'),
};

// Written from docs/domain/insurance.md#photos-of-a-claim.
describe('the marks of a claim’s photo', () => {
  it.each([
    ['taken beside the goods after the event', {}, []],
    ['without a place', { hasPlace: false, metresAway: null }, ['no-place']],
    ['with a place, where the goods’ is not known', { metresAway: null }, []],
    ['49 999 m away', { metresAway: 49_999 }, []],
    ['50 km away', { metresAway: 50_000 }, ['far-away']],
    ['that does not say when', { takenAt: null }, ['no-time']],
    ['taken on the day of the event, before it', { takenAt: new Date('2026-11-20T00:00:00+05:30') }, []],
    ['taken on the day before in India', { takenAt: new Date('2026-11-19T23:59:59+05:30') }, ['before-event']],
    ['taken last year', { takenAt: new Date('2025-11-20T16:00:00+05:30') }, ['before-event']],
    ['taken a day after the filing', { takenAt: new Date('2026-11-22T10:00:00+05:30') }, []],
    ['taken later than that', { takenAt: new Date('2026-11-22T10:00:01+05:30') }, ['after-filing']],
  ])('%s', (_case, change, marks) => {
    expect(claimPhotoMarks({ ...FACTS, ...change })).toEqual(marks);
  });
});
