import { describe, expect, it } from 'vitest';
import { asksNothing, isSearchDay, mandiSearchAddress, readMandiSearch } from './search-query.ts';

const read = (query: string) => readMandiSearch(new URLSearchParams(query));
const NOTHING = { search: null, crop: null, state: null, district: null, market: null, day: '', page: 1 };

describe('readMandiSearch', () => {
  it.each([
    ['', {}],
    ['q=+kanda+&state=Maharashtra&district=Nashik', { search: 'kanda', state: 'Maharashtra', district: 'Nashik' }],
    ['q=', { search: '' }],
    ['crop=onion&market=lasalgaon&day=2026-11-22', { crop: 'onion', market: 'lasalgaon', day: '2026-11-22' }],
    ['crop=../x&market=A&state=&page=-1', {}],
    [`state=${'x'.repeat(101)}&page=abc`, {}],
    ['page=99999999', { page: 10_000 }],
    ['day=22.11.2026+or+so', { day: '22.11.2026' }],
  ])('of %j', (query, expected) => {
    expect(read(query)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('mandiSearchAddress', () => {
  it('begins anew at the first page, keeps what is asked, and is read again as it was', () => {
    const query = read('q=प्याज&crop=onion&state=Bihar&day=2026-11-22&page=3');
    expect(mandiSearchAddress(query, { market: 'patna' })).not.toContain('page');
    const { search } = new URL(mandiSearchAddress(query, { page: 4 }), 'https://haat.test');
    expect(read(search)).toEqual({ ...query, page: 4 });
  });
});

describe('isSearchDay', () => {
  it.each([
    ['2026-11-23', true],
    ['2025-02-28', true],
    ['2026-11-24', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['23-11-2026', false],
    ['', false],
  ])('of %j on 23 November 2026 is %s', (day, expected) => {
    expect(isSearchDay(day, '2026-11-23')).toBe(expected);
  });
});

describe('asksNothing', () => {
  it.each([
    ['', true],
    ['page=2', true],
    ['q=', false],
    ['state=Bihar', false],
    ['day=2026-11-22', false],
  ])('of %j is %s', (query, expected) => {
    expect(asksNothing(read(query))).toBe(expected);
  });
});
