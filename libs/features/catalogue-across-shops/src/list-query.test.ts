import { expect, it } from 'vitest';
import { isNarrowed, listAddress, readListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

it.each([
  ['', '/productsV2'],
  ['search=%20urea%20&sort=landed_low&page=3', '/productsV2?search=urea&sort=landed_low'],
  ['category=seed&brand=iffco&crop=wheat', '/productsV2?category=seed&brand=iffco&crop=wheat'],
  ['sort=price_low&page=-1&category=', '/productsV2'],
  [`brand=${'x'.repeat(65)}&page=two`, '/productsV2'],
])('%s is the list at %s', (query, address) => {
  expect(listAddress(read(query))).toBe(address);
});

it('keeps what narrows it when the page or the order changes', () => {
  const query = read('search=urea&page=4');
  expect([query.page, isNarrowed(query), isNarrowed(read('sort=landed_low'))]).toEqual([4, true, false]);
  expect(listAddress(query, { page: 5 })).toBe('/productsV2?search=urea&page=5');
  expect(listAddress(query, { sort: 'landed_low' })).toBe('/productsV2?search=urea&sort=landed_low');
});
