import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotStart, slotsFor, type SlotService, type SlotVendor } from './slots.ts';

const service: SlotService = { minutes: 90, lead_hours: 0, is_daylight_only: false };
const vendor: SlotVendor = { opens: '09:00', closes: '12:00', capacity: 2, closed_weekdays: [], closed_days: [] };
/** 1 March 2026 is a Sunday. */
const DAY = '2026-03-02';
const before = new Date('2026-02-01T00:00:00Z');

const starts = (change: Partial<SlotService & SlotVendor>, day = DAY, booked = {}, now = before) =>
  slotsFor({ ...service, ...change }, { ...vendor, ...change }, day, booked, now).map(({ from }) => from);

describe('slotsFor', () => {
  it('gives one time after the other from opening on, each ended by closing', () => {
    expect(slotsFor(service, vendor, DAY, {}, before)).toEqual([
      { from: '09:00', to: '10:30', left: 2 },
      { from: '10:30', to: '12:00', left: 2 },
    ]);
  });

  it.each<[string, Partial<SlotService & SlotVendor>, string[]]>([
    ['what would not be ended by closing is left out', { closes: '11:59' }, ['09:00']],
    ['a visit longer than the opening', { minutes: 181 }, []],
    ['as long as the opening', { minutes: 180 }, ['09:00']],
    ['closed on Mondays', { closed_weekdays: [1] }, []],
    ['closed on Sundays', { closed_weekdays: [0] }, ['09:00', '10:30']],
    ['closed on the day', { closed_days: [DAY] }, []],
    ['closed on another day', { closed_days: ['2026-03-03'] }, ['09:00', '10:30']],
    ['nothing can be done at a time', { capacity: 0 }, []],
    ['never open', { opens: '12:00' }, []],
    ['until midnight', { opens: '21:00', closes: '24:00' }, ['21:00', '22:30']],
    [
      'daylight: from six',
      { is_daylight_only: true, opens: '05:00', closes: '08:00', minutes: 60 },
      ['06:00', '07:00'],
    ],
    [
      'daylight: until six',
      { is_daylight_only: true, opens: '16:00', closes: '20:00', minutes: 60 },
      ['16:00', '17:00'],
    ],
    ['daylight: one that goes on after six', { is_daylight_only: true, opens: '16:30', closes: '20:00' }, ['16:30']],
  ])('%s', (_what, change, expected) => {
    expect(starts(change)).toEqual(expected);
  });

  it.each<[string, Record<string, number>, [string, number][]]>([
    [
      'one of two is booked',
      { '09:00': 1 },
      [
        ['09:00', 1],
        ['10:30', 2],
      ],
    ],
    ['both are booked', { '09:00': 2 }, [['10:30', 2]]],
    ['more than the vendor now does', { '09:00': 3, '10:30': 1 }, [['10:30', 1]]],
    [
      'a time that is none of these',
      { '08:00': 2 },
      [
        ['09:00', 2],
        ['10:30', 2],
      ],
    ],
  ])('%s', (_what, booked, expected) => {
    expect(slotsFor(service, vendor, DAY, booked, before).map(({ from, left }) => [from, left])).toEqual(expected);
  });

  it.each([
    ['the moment itself', '2026-03-02T09:00:00+05:30', 0, ['09:00', '10:30']],
    ['a millisecond later', '2026-03-02T09:00:00.001+05:30', 0, ['10:30']],
    ['the day has passed', '2026-03-03T00:00:00+05:30', 0, []],
    ['hours before are included', '2026-03-01T09:00:00+05:30', 24, ['09:00', '10:30']],
    ['less than these', '2026-03-01T09:00:00.001+05:30', 24, ['10:30']],
    // 03:30 in London is 09:00 in India.
    ['by India’s clock', '2026-03-02T03:30:00Z', 0, ['09:00', '10:30']],
    ['by India’s clock, a millisecond later', '2026-03-02T03:30:00.001Z', 0, ['10:30']],
  ])('a slot begins now or later: %s', (_what, now, hours, expected) => {
    expect(starts({ lead_hours: hours }, DAY, {}, new Date(now))).toEqual(expected);
  });

  it.each<[Partial<SlotService & SlotVendor>, string]>([
    [{ minutes: 0 }, DAY],
    [{ minutes: Number.NaN }, DAY],
    [{ minutes: Number.POSITIVE_INFINITY }, DAY],
    [{ lead_hours: -1 }, DAY],
    [{ capacity: -1 }, DAY],
    [{ opens: '9:00' }, DAY],
    [{ opens: '24:01' }, DAY],
    [{ closes: '12:60' }, DAY],
    [{}, '2026-02-30'],
    [{}, 'today'],
  ])('refuses %j on %s', (change, day) => {
    expect(() => starts(change, day)).toThrow(RangeError);
  });

  it('never overlaps, never reaches out of the opening, and never gives more than the capacity', () => {
    const time = fc.integer({ min: 0, max: 1440 }).map((minutes) => {
      const two = (number: number) => String(number).padStart(2, '0');
      return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    });
    const minutes = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(time, time, minutes, fc.nat(5), fc.boolean(), (opens, closes, length, capacity, isDaylight) => {
        const asked = { ...service, minutes: length, is_daylight_only: isDaylight };
        const slots = slotsFor(asked, { ...vendor, opens, closes, capacity }, DAY, {}, before);
        for (const [at, { from, to, left }] of slots.entries()) {
          expect(from >= (slots[at - 1]?.to ?? opens)).toBe(true);
          expect(to <= closes).toBe(true);
          expect(left).toBe(capacity);
          if (isDaylight) expect(from >= '06:00' && to <= '18:00').toBe(true);
        }
      }),
    );
  });
});

describe('slotStart', () => {
  it.each([
    ['2026-03-02', '09:00', '2026-03-02T03:30:00.000Z'],
    ['2026-03-02', '00:00', '2026-03-01T18:30:00.000Z'],
  ])('%s %s', (day, from, moment) => {
    expect(slotStart(day, from).toISOString()).toBe(moment);
  });
});
