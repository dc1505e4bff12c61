import { LONGEST_ID, LONGEST_SEARCH, PRODUCT_SORTS, type ProductSort } from '@haat/api-contract/vocabulary';
import { cutText, parseAmount, toLatinDigits } from '@haat/format';
import type { PathQuery } from '@haat/routing';

/** What a list shows: everything that its address says. Facets are slugs, money is rupees. */
export interface ProductFilters {
  readonly search: string;
  readonly category: string | null;
  readonly brand: string | null;
  readonly crop: string | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  readonly insured: boolean;
  readonly sort: ProductSort;
  /** The list is shown from its start (or from `MAX_PAGES_SHOWN` before) through this page. */
  readonly page: number;
}

const LOWEST_PRICE = 0.01;
const HIGHEST_PRICE = 1e7;
const LAST_PAGE = 10_000;

/** Parses the filters of a URL. It is untrusted input: invalid values do not filter. */
export function readFilters(query: URLSearchParams): ProductFilters {
  const price = parseAmount(toLatinDigits(query.get('price_max') ?? ''));
  const page = Number(query.get('page'));
  const sort = PRODUCT_SORTS.find((name) => name === query.get('sort')) ?? 'relevance';
  return {
    search: cutText((query.get('search') ?? '').trim(), LONGEST_SEARCH),
    category: readSlug(query.get('category')),
    brand: readSlug(query.get('brand')),
    crop: readSlug(query.get('crop')),
    priceMax: price !== undefined && price >= LOWEST_PRICE && price <= HIGHEST_PRICE ? price : null,
    inStock: query.get('in_stock') === '1',
    insured: query.get('insured') === '1',
    sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address that says these filters, in a fixed order; what does not filter is left out. */
export function filterQuery(filters: ProductFilters): PathQuery {
  return {
    search: filters.search,
    category: filters.category,
    brand: filters.brand,
    crop: filters.crop,
    price_max: filters.priceMax,
    in_stock: filters.inStock ? 1 : null,
    insured: filters.insured ? 1 : null,
    sort: filters.sort === 'relevance' ? null : filters.sort,
    page: filters.page === 1 ? null : filters.page,
  };
}

/** Whether the list is narrowed by anything but its order. */
export function isFiltered({ search, category, brand, crop, priceMax, inStock, insured }: ProductFilters): boolean {
  return (
    search !== '' || category !== null || brand !== null || crop !== null || priceMax !== null || inStock || insured
  );
}

function readSlug(text: string | null): string | null {
  return text === null || text === '' || text.length > LONGEST_ID ? null : text;
}
