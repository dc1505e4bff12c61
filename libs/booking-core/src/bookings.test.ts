import { BOOKING_STATES, type BookingActor, type BookingState } from '@haat/api-contract/vocabulary/bookings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingMoves, neverStartedAfter } from './booking-moves.ts';
import { bookingPrice, type PricedItem } from './booking-price.ts';
import { cancelRefund, mayReschedule } from './late-changes.ts';
import { missingFields } from './missing-fields.ts';
import { isTooWindy } from './spray-weather.ts';

const STARTS = new Date('2026-07-10T06:30:00+05:30');

describe('missingFields', () => {
  const service = { mandatory: ['area', 'crop', 'tank_mix'], optional: ['address'] } as const;
  const whole = { area: 3, crop: 'cotton', tank_mix: ['neem-oil'] };

  it.each<[string, Record<string, unknown>, string[]]>([
    ['nothing is missing', {}, []],
    ['an optional one may be', { address: '' }, []],
    ['absent', { crop: undefined }, ['crop']],
    ['null', { crop: null }, ['crop']],
    ['blank', { crop: ' \t' }, ['crop']],
    ['an empty list', { tank_mix: [] }, ['tank_mix']],
    ['nothing of an area', { area: 0 }, ['area']],
    ['less than nothing', { area: -1 }, ['area']],
    ['no number', { area: Number.NaN }, ['area']],
    ['in the service’s order', { tank_mix: null, area: null, crop: '' }, ['area', 'crop', 'tank_mix']],
  ])('%s', (_what, change, expected) => {
    expect(missingFields(service, { ...whole, ...change })).toEqual(expected);
  });
});

describe('bookingPrice', () => {
  const spray: PricedItem = { packageId: 'spray', per: 'acre', price: 40_000, quantity: 1 };
  const sample: PricedItem = { packageId: 'test', per: 'sample', price: 25_000, quantity: 2 };
  const person: PricedItem = { packageId: 'day', per: 'person', price: 10_000, quantity: 3 };

  it.each<[string, PricedItem, number, boolean, number]>([
    ['₹400.00 an acre, 3 acres', spray, 3, false, 120_000],
    ['2.5 acres', spray, 2.5, false, 100_000],
    ['half an acre is paid as one', spray, 0.5, false, 40_000],
    ['no acre is paid as one', spray, 0, false, 40_000],
    ['one acre', spray, 1, false, 40_000],
    ['sprayed twice', { ...spray, quantity: 2 }, 3, false, 240_000],
    ['half a paisa goes up: 30 × 1.15', { ...spray, price: 30 }, 1.15, false, 35],
    ['the programme is of no use to a spray', spray, 3, true, 120_000],
    ['two samples at ₹250.00, whatever the acres', sample, 7, false, 50_000],
    ['two samples under the programme at ₹150.00', sample, 7, true, 30_000],
    ['three people, whatever the acres', person, 7, true, 30_000],
    ['none', { ...person, quantity: 0 }, 7, false, 0],
  ])('%s', (_what, item, acres, isProgramme, expected) => {
    const { lines, total } = bookingPrice([item], acres, isProgramme);
    expect([lines, total]).toEqual([[{ packageId: item.packageId, amount: expected }], expected]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (number) => {
    expect(() => bookingPrice([spray], number)).toThrow(RangeError);
    expect(() => bookingPrice([{ ...spray, price: number }], 1)).toThrow(RangeError);
    expect(() => bookingPrice([{ ...spray, quantity: number }], 1)).toThrow(RangeError);
  });

  it('is the sum of its lines in whole paise, and never less for more acres', () => {
    const item = fc.record({
      packageId: fc.string(),
      per: fc.constantFrom('acre', 'sample', 'person'),
      price: fc.nat(10_000_000),
      quantity: fc.nat(100),
    });
    const acres = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(item), acres, acres, (items, some, more) => {
        const { lines, total } = bookingPrice(items, some);
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
        expect(bookingPrice(items, some + more).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

describe('mayReschedule', () => {
  const until = new Date('2026-07-09T06:30:00+05:30');
  const late = new Date(until.getTime() + 1);

  it.each<[string, 'farmer' | 'vendor', BookingState, number, Date, boolean]>([
    ['that moment included', 'farmer', 'PENDING', 0, until, true],
    ['a second time', 'farmer', 'PENDING', 1, until, true],
    ['not a third time', 'farmer', 'PENDING', 2, until, false],
    ['a millisecond late', 'farmer', 'PENDING', 0, late, false],
    ['begun', 'farmer', 'ONGOING', 0, until, false],
    ['done', 'farmer', 'DONE', 0, until, false],
    ['cancelled', 'farmer', 'CANCELLED', 0, until, false],
    ['weather: any time', 'vendor', 'PENDING', 0, late, true],
    ['weather: after the time', 'vendor', 'PENDING', 0, new Date(STARTS.getTime() + 1), true],
    ['weather: begun', 'vendor', 'ONGOING', 0, late, true],
    ['weather: not counted', 'vendor', 'PENDING', 9, late, true],
    ['done', 'vendor', 'DONE', 0, until, false],
    ['cancelled', 'vendor', 'CANCELLED', 0, until, false],
  ])('%s: the %s, %s after %i', (_what, by, state, reschedules, now, expected) => {
    expect(mayReschedule({ starts_at: STARTS, state, reschedules }, now, by)).toBe(expected);
  });
});

describe('bookingMoves', () => {
  const MOVES: Readonly<Record<BookingActor, Record<BookingState, readonly BookingState[]>>> = {
    farmer: { PENDING: ['CANCELLED'], ONGOING: ['CANCELLED'], DONE: [], CANCELLED: [] },
    vendor: { PENDING: ['ONGOING', 'CANCELLED'], ONGOING: ['DONE', 'CANCELLED'], DONE: [], CANCELLED: [] },
    system: { PENDING: ['CANCELLED'], ONGOING: [], DONE: [], CANCELLED: [] },
  };
  const rows = (['farmer', 'vendor', 'system'] as const).flatMap((by) =>
    BOOKING_STATES.map((from) => [by, from] as const),
  );

  it.each(rows)('by the %s from %s', (by, from) => {
    expect(bookingMoves(from, by)).toEqual(MOVES[by][from]);
  });

  it('gives up what was never started 7 days after its time', () => {
    expect(neverStartedAfter(STARTS)).toEqual(new Date('2026-07-17T06:30:00+05:30'));
  });
});

describe('cancelRefund', () => {
  it('is never more than what was paid, nor less than half of it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: -1e10, max: 1e10 }), (paid, after) => {
        const refund = cancelRefund({ starts_at: STARTS, paid }, new Date(STARTS.getTime() + after), 'farmer');
        expect(Number.isInteger(refund) && refund <= paid && refund * 2 >= paid).toBe(true);
      }),
    );
  });
});

describe('isTooWindy: above 4 metres a second', () => {
  it.each([
    [0, false],
    [3.9, false],
    [4, false],
    [4.1, true],
    [30, true],
  ])('%d: %s', (wind, expected) => {
    expect(isTooWindy(wind)).toBe(expected);
  });

  it.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (wind) => {
    expect(() => isTooWindy(wind)).toThrow(RangeError);
  });
});
