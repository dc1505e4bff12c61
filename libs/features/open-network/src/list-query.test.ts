import { describe, expect, it } from 'vitest';
import { isStart, listAddress, readListQuery } from './list-query.ts';

const NOTHING = { search: '', category: null, seller: null, sort: 'relevance', page: 1 } as const;

describe('readListQuery', () => {
  it.each([
    ['', {}],
    ['search=%20tomato%20', { search: 'tomato' }],
    ['kind=seed', { category: 'Seed' }],
    ['kind=feed&seller=s1', { category: 'Cattle Feed', seller: 's1' }],
    ['sort=price_low&page=3', { sort: 'price_low', page: 3 }],
    ['kind=Seed&sort=cheap&page=0&seller=', {}],
    ['page=1.5', {}],
    [`seller=${'x'.repeat(1_000)}`, {}],
  ])('reads %j', (query, expected) => {
    expect(readListQuery(new URLSearchParams(query))).toEqual({ ...NOTHING, ...expected });
  });
});

describe('listAddress', () => {
  it('writes only what differs from the start, and begins at the first page', () => {
    expect(listAddress({ ...NOTHING, page: 4 })).toBe('/ondc');
    expect(listAddress({ ...NOTHING, category: 'Seed', page: 4 }, { sort: 'price_low' })).toBe(
      '/ondc?kind=seed&sort=price_low',
    );
    expect(listAddress({ ...NOTHING, search: 'a b' }, { page: 2 })).toBe('/ondc?search=a+b&page=2');
  });

  it('is read back as it was written', () => {
    const query = { search: 'टमाटर', category: 'Fertilizer', seller: 's1', sort: 'price_low', page: 2 } as const;
    const address = listAddress(query, { page: 2 });
    expect(readListQuery(new URL(address, 'https://haat.test').searchParams)).toEqual(query);
  });
});

describe('isStart', () => {
  it.each([
    [{}, true],
    [{ search: 'urea' }, false],
    [{ category: 'Seed' as const }, false],
    [{ seller: 's1' }, false],
    [{ sort: 'price_low' as const }, false],
    [{ page: 2 }, false],
  ])('of %j is %s', (change, expected) => {
    expect(isStart({ ...NOTHING, ...change })).toBe(expected);
  });
});
