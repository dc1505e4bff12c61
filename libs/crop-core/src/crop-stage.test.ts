import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropStage, type Stage } from './crop-stage.ts';

const stage = (stage_no: number, day_from: number, day_to: number): Stage => ({ stage_no, day_from, day_to });

/** The rule's own example. */
const PADDY = [stage(1, -10, -1), stage(2, 0, 20), stage(3, 30, 60)];
const SOWN = '2026-06-01';

test.for([
  { what: 'in a stage', stages: PADDY, today: '2026-06-11', at: { stage: 2, day: 10 } },
  { what: 'between two: the earlier goes on', stages: PADDY, today: '2026-06-26', at: { stage: 2, day: 25 } },
  { what: 'two days before the first', stages: PADDY, today: '2026-05-20', at: { before: 2 } },
  { what: 'the first day of the first', stages: PADDY, today: '2026-05-22', at: { stage: 1, day: -10 } },
  { what: 'the day before sowing', stages: PADDY, today: '2026-05-31', at: { stage: 1, day: -1 } },
  { what: 'the day of sowing', stages: PADDY, today: '2026-06-01', at: { stage: 2, day: 0 } },
  { what: 'the last day of a stage', stages: PADDY, today: '2026-06-21', at: { stage: 2, day: 20 } },
  { what: 'the last day between two', stages: PADDY, today: '2026-06-30', at: { stage: 2, day: 29 } },
  { what: 'the first day after a gap', stages: PADDY, today: '2026-07-01', at: { stage: 3, day: 30 } },
  { what: 'the last day of all', stages: PADDY, today: '2026-07-31', at: { stage: 3, day: 60 } },
  { what: 'a day after the last', stages: PADDY, today: '2026-08-01', at: { after: 1 } },
  { what: 'a year after the last', stages: PADDY, today: '2027-07-31', at: { after: 365 } },
  { what: 'no stages', stages: [], today: '2026-06-01', at: null },
  {
    what: 'a day in two stages: the one that begins later',
    stages: [stage(1, 0, 30), stage(2, 20, 40)],
    today: '2026-06-21',
    at: { stage: 2, day: 20 },
  },
  {
    what: 'a day in two that begin together: the higher number',
    stages: [stage(2, 0, 30), stage(1, 0, 40)],
    today: '2026-06-11',
    at: { stage: 2, day: 10 },
  },
  {
    what: 'a long stage around a short one that is over',
    stages: [stage(1, 0, 50), stage(2, 10, 20), stage(3, 60, 70)],
    today: '2026-07-01',
    at: { stage: 1, day: 30 },
  },
  {
    what: 'after a long stage around a short one: the long one goes on',
    stages: [stage(1, 0, 50), stage(2, 10, 20), stage(3, 60, 70)],
    today: '2026-07-26',
    at: { stage: 1, day: 55 },
  },
  { what: 'given in any order', stages: [...PADDY].reverse(), today: '2026-06-26', at: { stage: 2, day: 25 } },
])('$what', ({ stages, today, at }) => {
  expect(cropStage(stages, SOWN, today)).toEqual(at);
});

test('counts over a leap day and a year', () => {
  expect(cropStage(PADDY, '2028-02-28', '2028-03-01')).toEqual({ stage: 2, day: 2 });
  expect(cropStage(PADDY, '2026-12-31', '2027-01-01')).toEqual({ stage: 2, day: 1 });
});

test.for(['', '2026-02-30', '01-06-2026'])('no day: %j', (day) => {
  expect(() => cropStage(PADDY, day, SOWN)).toThrow(RangeError);
  expect(() => cropStage(PADDY, SOWN, day)).toThrow(RangeError);
});

const someStages = fc.array(
  fc
    .record({ stage_no: fc.integer({ min: 1, max: 9 }), from: fc.integer({ min: -30, max: 90 }), length: fc.nat(40) })
    .map(({ stage_no, from, length }) => stage(stage_no, from, from + length)),
  { minLength: 1, maxLength: 6 },
);
const dayOf = (day: number) => new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10);

test('every day from the first to the last has a stage that has begun, and no other day has', () => {
  fc.assert(
    fc.property(someStages, fc.integer({ min: -60, max: 200 }), (stages, day) => {
      const at = cropStage(stages, SOWN, dayOf(day));
      const [first, last] = [
        Math.min(...stages.map(({ day_from }) => day_from)),
        Math.max(...stages.map(({ day_to }) => day_to)),
      ];
      if (at === null || !('stage' in at)) {
        expect(at).toEqual(day < first ? { before: first - day } : { after: day - last });
        return;
      }
      expect(at.day).toBe(day);
      expect(day).toBeGreaterThanOrEqual(first);
      expect(day).toBeLessThanOrEqual(last);
      expect(stages.some(({ stage_no, day_from }) => stage_no === at.stage && day_from <= day)).toBe(true);
    }),
  );
});
