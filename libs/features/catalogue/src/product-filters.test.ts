import { describe, expect, it } from 'vitest';
import { filterQuery, isFiltered, readFilters } from './product-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('readFilters', () => {
  it('reads every filter', () => {
    expect(
      read(
        'search= urea ' +
          '&category=fertiliser&brand=iffco&crop=onion&price_max=₹1,500&in_stock=1&insured=1&sort=price_low&page=3',
      ),
    ).toEqual({
      search: 'urea',
      category: 'fertiliser',
      brand: 'iffco',
      crop: 'onion',
      priceMax: 1500,
      inStock: true,
      insured: true,
      sort: 'price_low',
      page: 3,
    });
  });
  it("reads a price in the digits of the farmer's script", () => {
    expect(read('price_max=५००').priceMax).toBe(500);
  });
  it.each([
    '',
    'price_max=-5',
    'price_max=1e400',
    'price_max=abc',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=two',
    'sort=__proto__',
    `category=${'x'.repeat(65)}`,
    'in_stock=yes',
  ])('does not filter by what makes no sense: %s', (text) => {
    expect(isFiltered(read(text))).toBe(false);
    expect(filterQuery(read(text))).toEqual(filterQuery(read('')));
  });
  it('keeps a search to what the service takes', () => {
    expect(read(`search=${'क'.repeat(500)}`).search).toHaveLength(100);
  });
  it('reads back what it wrote', () => {
    const filters = read('search=urea&brand=iffco&price_max=500&in_stock=1&sort=discount&page=2');
    const written = Object.entries(filterQuery(filters)).flatMap(([key, value]) =>
      value == null || value === '' ? [] : [[key, String(value)]],
    );
    expect(readFilters(new URLSearchParams(written))).toEqual(filters);
  });
});
