import { describe, expect, it } from 'vitest';
import { cancelRefund } from './late-changes.ts';

/* Worked by hand from the rule's words: 'farmer: all until 24 h before (included), half after; else all', whole paise,
   half up. The visit is on 10 July 2026 at half past six in the morning, in India. */
const STARTS = new Date('2026-07-10T06:30:00+05:30');

describe('cancelRefund: 40 worked cases', () => {
  it.each<[number, 'farmer' | 'vendor' | 'system', string, string, number, number]>([
    // The farmer, in time.
    [1, 'farmer', 'a week before', '2026-07-03T06:30:00+05:30', 120_000, 120_000],
    [2, 'farmer', 'two days before', '2026-07-08T06:30:00+05:30', 120_000, 120_000],
    [3, 'farmer', 'an hour in time', '2026-07-09T05:30:00+05:30', 120_000, 120_000],
    [4, 'farmer', 'a second in time', '2026-07-09T06:29:59+05:30', 120_000, 120_000],
    [5, 'farmer', 'a millisecond in time', '2026-07-09T06:29:59.999+05:30', 120_000, 120_000],
    [6, 'farmer', '24 hours before: included', '2026-07-09T06:30:00+05:30', 120_000, 120_000],
    [7, 'farmer', 'the same moment, said in UTC', '2026-07-09T01:00:00Z', 120_000, 120_000],
    [8, 'farmer', 'India’s midnight before that', '2026-07-09T00:00:00+05:30', 120_000, 120_000],
    [9, 'farmer', 'nothing was paid', '2026-07-03T06:30:00+05:30', 0, 0],
    [10, 'farmer', 'one paisa', '2026-07-03T06:30:00+05:30', 1, 1],
    [11, 'farmer', 'an odd sum is whole', '2026-07-03T06:30:00+05:30', 40_001, 40_001],
    [12, 'farmer', '₹150.00 under the programme', '2026-07-03T06:30:00+05:30', 15_000, 15_000],
    // The farmer, late.
    [13, 'farmer', 'a millisecond late', '2026-07-09T06:30:00.001+05:30', 120_000, 60_000],
    [14, 'farmer', 'the same, in UTC', '2026-07-09T01:00:00.001Z', 120_000, 60_000],
    [15, 'farmer', 'a second late', '2026-07-09T06:30:01+05:30', 120_000, 60_000],
    [16, 'farmer', 'twelve hours before', '2026-07-09T18:30:00+05:30', 120_000, 60_000],
    [17, 'farmer', 'India’s midnight before the visit', '2026-07-10T00:00:00+05:30', 120_000, 60_000],
    [18, 'farmer', 'UTC’s midnight before the visit', '2026-07-10T00:00:00Z', 120_000, 60_000],
    [19, 'farmer', 'a minute before', '2026-07-10T06:29:00+05:30', 120_000, 60_000],
    [20, 'farmer', 'as it begins', '2026-07-10T06:30:00+05:30', 120_000, 60_000],
    [21, 'farmer', 'while it goes on', '2026-07-10T07:00:00+05:30', 120_000, 60_000],
    [22, 'farmer', 'three days after', '2026-07-13T06:30:00+05:30', 120_000, 60_000],
    [23, 'farmer', 'nothing was paid', '2026-07-10T06:00:00+05:30', 0, 0],
    [24, 'farmer', 'one paisa: half a paisa goes up', '2026-07-10T06:00:00+05:30', 1, 1],
    [25, 'farmer', 'three paise: 1.5 goes up', '2026-07-10T06:00:00+05:30', 3, 2],
    [26, 'farmer', '₹400.01: 20000.5 goes up', '2026-07-10T06:00:00+05:30', 40_001, 20_001],
    [27, 'farmer', '₹150.00 under the programme', '2026-07-10T06:00:00+05:30', 15_000, 7_500],
    [28, 'farmer', '₹1,234.56', '2026-07-10T06:00:00+05:30', 123_456, 61_728],
    [29, 'farmer', '₹1,234.57', '2026-07-10T06:00:00+05:30', 123_457, 61_729],
    [30, 'farmer', '₹99,999.99', '2026-07-10T06:00:00+05:30', 9_999_999, 5_000_000],
    // The vendor: all, whenever.
    [31, 'vendor', 'a week before', '2026-07-03T06:30:00+05:30', 120_000, 120_000],
    [32, 'vendor', '24 hours before', '2026-07-09T06:30:00+05:30', 120_000, 120_000],
    [33, 'vendor', 'a millisecond later', '2026-07-09T06:30:00.001+05:30', 120_000, 120_000],
    [34, 'vendor', 'a minute before, for the wind', '2026-07-10T06:29:00+05:30', 120_000, 120_000],
    [35, 'vendor', 'while it goes on', '2026-07-10T07:00:00+05:30', 120_000, 120_000],
    [36, 'vendor', 'an odd sum', '2026-07-10T07:00:00+05:30', 40_001, 40_001],
    // The system: all, whenever.
    [37, 'system', '7 days after', '2026-07-17T06:30:00+05:30', 120_000, 120_000],
    [38, 'system', 'an odd sum', '2026-07-17T06:30:00+05:30', 40_001, 40_001],
    [39, 'system', 'nothing was paid', '2026-07-17T06:30:00+05:30', 0, 0],
    [40, 'system', 'a millisecond within 24 hours', '2026-07-09T06:30:00.001+05:30', 15_000, 15_000],
  ])('%i: %s, %s', (_number, by, _what, now, paid, expected) => {
    expect(cancelRefund({ starts_at: STARTS, paid }, new Date(now), by)).toBe(expected);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the sum %d', (paid) => {
    expect(() => cancelRefund({ starts_at: STARTS, paid }, STARTS, 'vendor')).toThrow(RangeError);
  });
});
