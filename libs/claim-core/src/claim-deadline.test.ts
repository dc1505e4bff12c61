import { describe, expect, it } from 'vitest';
import { claimDeadline } from './claim-deadline.ts';

/** A moment by India's clock, 'YYYY-MM-DD HH:MM[:SS[.mmm]]'. */
const inIndia = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`);

describe('claimDeadline: 72 hours after the event', () => {
  it.each([
    // An ordinary day, by the hour.
    ['localised', '2026-07-10 06:00', '2026-07-13 06:00'],
    ['localised', '2026-07-10 12:00', '2026-07-13 12:00'],
    ['localised', '2026-07-10 15:30', '2026-07-13 15:30'],
    ['post_harvest', '2026-10-20 17:45', '2026-10-23 17:45'],
    ['wild_animal', '2026-08-01 03:10', '2026-08-04 03:10'],
    ['paddy_inundation', '2026-08-14 22:05', '2026-08-17 22:05'],
    // Around India's midnight.
    ['localised', '2026-07-10 00:00', '2026-07-13 00:00'],
    ['localised', '2026-07-09 23:59:59.999', '2026-07-12 23:59:59.999'],
    ['localised', '2026-07-10 00:00:00.001', '2026-07-13 00:00:00.001'],
    ['post_harvest', '2026-11-02 23:59', '2026-11-05 23:59'],
    ['post_harvest', '2026-11-03 00:01', '2026-11-06 00:01'],
    ['wild_animal', '2026-09-15 23:30', '2026-09-18 23:30'],
    ['wild_animal', '2026-09-16 00:30', '2026-09-19 00:30'],
    // Around the midnight of UTC, half past five in India.
    ['localised', '2026-07-10 05:29:59', '2026-07-13 05:29:59'],
    ['localised', '2026-07-10 05:30', '2026-07-13 05:30'],
    ['paddy_inundation', '2026-07-10 05:30:01', '2026-07-13 05:30:01'],
    // Over 31 March, where India's financial year ends.
    ['localised', '2026-03-27 23:59', '2026-03-30 23:59'],
    ['localised', '2026-03-28 00:00', '2026-03-31 00:00'],
    ['localised', '2026-03-28 23:59:59', '2026-03-31 23:59:59'],
    ['localised', '2026-03-29 00:00', '2026-04-01 00:00'],
    ['post_harvest', '2026-03-29 10:00', '2026-04-01 10:00'],
    ['post_harvest', '2026-03-30 18:20', '2026-04-02 18:20'],
    ['wild_animal', '2026-03-31 00:00', '2026-04-03 00:00'],
    ['localised', '2026-03-31 05:29', '2026-04-03 05:29'],
    ['localised', '2026-03-31 12:00', '2026-04-03 12:00'],
    ['localised', '2026-03-31 23:59:59.999', '2026-04-03 23:59:59.999'],
    ['localised', '2026-04-01 00:00', '2026-04-04 00:00'],
    // Months of 30 and of 31 days.
    ['localised', '2026-04-28 09:00', '2026-05-01 09:00'],
    ['localised', '2026-06-30 21:00', '2026-07-03 21:00'],
    ['post_harvest', '2026-10-29 14:00', '2026-11-01 14:00'],
    ['wild_animal', '2026-08-30 02:00', '2026-09-02 02:00'],
    // February, with and without its 29th.
    ['localised', '2026-02-26 08:00', '2026-03-01 08:00'],
    ['localised', '2027-02-28 23:59', '2027-03-03 23:59'],
    ['localised', '2028-02-26 08:00', '2028-02-29 08:00'],
    ['localised', '2028-02-28 00:00', '2028-03-02 00:00'],
    ['post_harvest', '2028-02-29 12:00', '2028-03-03 12:00'],
    // Over the year’s end.
    ['localised', '2026-12-29 00:00', '2027-01-01 00:00'],
    ['localised', '2026-12-31 23:59', '2027-01-03 23:59'],
    ['wild_animal', '2026-12-30 05:30', '2027-01-02 05:30'],
    ['post_harvest', '2027-01-01 00:00', '2027-01-04 00:00'],
  ] as const)('%s on %s: until %s', (peril, happened, deadline) => {
    expect(claimDeadline(peril, inIndia(happened))).toEqual(inIndia(deadline));
  });

  it.each(['prevented_sowing', 'mid_season', 'standing_crop'] as const)('%s needs no report', (peril) => {
    expect(claimDeadline(peril, inIndia('2026-07-10 12:00'))).toBeNull();
  });

  it('refuses a moment that is none', () => {
    expect(() => claimDeadline('localised', new Date(Number.NaN))).toThrow(RangeError);
  });
});
