import { describe, expect, it } from 'vitest';
import {
  advanceOfTotal,
  advancePaise,
  bookableDays,
  cancelFreeUntil,
  jointTerms,
  keepsAdvance,
  unpaidSeasonPacksLeft,
} from './prebook-terms.ts';

describe('cancelFreeUntil', () => {
  it.each([
    ['2027-06-10', 3, '2027-06-07'],
    ['2027-06-01', 3, '2027-05-29'],
    ['2028-03-01', 1, '2028-02-29'],
    ['2027-06-10', 0, '2027-06-10'],
  ])('%s less %i days: %s', (day, days, until) => {
    expect(cancelFreeUntil(day, days)).toBe(until);
  });
});

describe('keepsAdvance', () => {
  const cancelled = { from: 'PRE_ORDER', to: 'USER_CANCELLED' } as const;
  it.each([
    { name: 'free long before', move: cancelled, bookingDate: '2027-06-10', today: '2027-01-01', kept: false },
    {
      name: 'free on the third day before',
      move: cancelled,
      bookingDate: '2027-06-10',
      today: '2027-06-07',
      kept: false,
    },
    { name: 'kept from the day after', move: cancelled, bookingDate: '2027-06-10', today: '2027-06-08', kept: true },
    { name: 'kept on the day', move: cancelled, bookingDate: '2027-06-10', today: '2027-06-10', kept: true },
    {
      name: 'given back when support cancels',
      move: { from: 'PRE_ORDER', to: 'DEHAAT_CANCELLED' } as const,
      bookingDate: '2027-06-10',
      today: '2027-06-10',
      kept: false,
    },
    {
      name: 'given back once it is a normal order',
      move: { from: 'SUCCESS', to: 'USER_CANCELLED' } as const,
      bookingDate: '2027-06-10',
      today: '2027-06-10',
      kept: false,
    },
    {
      name: 'nothing to keep of an order that is no prebooking',
      move: { from: 'PENDING', to: 'USER_CANCELLED' } as const,
      bookingDate: null,
      today: '2027-06-10',
      kept: false,
    },
  ])('$name', ({ move, bookingDate, today, kept }) => {
    expect(keepsAdvance(move, bookingDate, today)).toBe(kept);
  });
});

describe('advancePaise', () => {
  it.each([
    { name: 'a tenth', lines: [{ goodsPaise: 135_000, advancePercent: 10 }], paise: 13_500 },
    {
      name: 'only of what asks for one',
      lines: [
        { goodsPaise: 135_000, advancePercent: 10 },
        { goodsPaise: 99_999, advancePercent: 0 },
      ],
      paise: 13_500,
    },
    {
      name: 'rounded once, half up',
      lines: [
        { goodsPaise: 1_003, advancePercent: 10 },
        { goodsPaise: 2, advancePercent: 10 },
      ],
      paise: 101,
    },
    { name: 'the least that can be paid online', lines: [{ goodsPaise: 1_000, advancePercent: 10 }], paise: 100 },
    { name: 'none where it is less than that', lines: [{ goodsPaise: 994, advancePercent: 10 }], paise: 0 },
    { name: 'none', lines: [], paise: 0 },
  ])('$name', ({ lines, paise }) => {
    expect(advancePaise(lines)).toBe(paise);
  });
});

describe('advanceOfTotal', () => {
  it.each([
    { name: 'the advance, where more is to pay', advance: 1_000, total: 9_500, due: 1_000 },
    { name: 'all of it, where a coupon leaves less than the advance', advance: 1_000, total: 500, due: 500 },
    { name: 'none, where none is asked', advance: 0, total: 9_500, due: 0 },
  ])('$name', ({ advance, total, due }) => expect(advanceOfTotal(advance, total)).toBe(due));
});

describe('jointTerms', () => {
  const seed = { quantity: 2, pricePaise: 500_00, discountPaise: 20_00, advancePercent: 10, cancelFreeDays: 3 };
  const spray = { quantity: 1, pricePaise: 300_00, discountPaise: 0, advancePercent: 0, cancelFreeDays: 7 };
  it.each([
    { name: 'one kind of pack', packs: [seed], terms: { advancePaise: 96_00, cancelFreeDays: 3 } },
    { name: 'one without an advance', packs: [spray], terms: { advancePaise: 0, cancelFreeDays: 7 } },
    { name: 'both: the fewest days count', packs: [spray, seed], terms: { advancePaise: 96_00, cancelFreeDays: 3 } },
    {
      name: 'one that can never be cancelled for free',
      packs: [seed, { ...spray, advancePercent: 10, cancelFreeDays: 0 }],
      terms: { advancePaise: 126_00, cancelFreeDays: 0 },
    },
  ])('$name', ({ packs, terms }) => {
    expect(jointTerms(packs)).toEqual(terms);
  });
});

describe('bookableDays', () => {
  const days = ['2027-06-01', '2027-06-10', '2027-06-20'];
  it.each([
    ['2027-05-31', days],
    ['2027-06-01', ['2027-06-10', '2027-06-20']],
    ['2027-06-19', ['2027-06-20']],
    ['2027-06-20', []],
  ])('on %s', (today, left) => {
    expect(bookableDays(days, today)).toEqual(left);
  });
});

describe('unpaidSeasonPacksLeft: 5 packs of a variant for a farmer, 30 % of a season’s packs in all', () => {
  it.each([
    { name: 'no packs are booked', own: 0, all: 0, promised: 100, left: 5 },
    { name: 'the farmer has 4', own: 4, all: 4, promised: 100, left: 1 },
    { name: 'the farmer has 5', own: 5, all: 5, promised: 100, left: 0 },
    { name: 'the farmer has them at another shop', own: 5, all: 0, promised: 100, left: 0 },
    { name: 'others have 29 of the 30', own: 0, all: 29, promised: 100, left: 1 },
    { name: 'others have all 30', own: 0, all: 30, promised: 100, left: 0 },
    { name: 'a third of a pack is none', own: 0, all: 0, promised: 3, left: 0 },
    { name: 'the first whole pack', own: 0, all: 0, promised: 4, left: 1 },
    { name: 'the shop promises less than before', own: 0, all: 30, promised: 50, left: 0 },
  ])('$name: $left', ({ left, ...packs }) => {
    expect(unpaidSeasonPacksLeft(packs)).toBe(left);
  });
});
