import { LONGEST_ID, LONGEST_SEARCH, type ComparedSort } from '@haat/api-contract/vocabulary';
import { cutText } from '@haat/format';
import { pathTo } from '@haat/routing';

/** What a list across shops shows: everything that its address says. Facets are slugs. */
export interface ListQuery {
  readonly search: string;
  readonly category: string | null;
  readonly brand: string | null;
  readonly crop: string | null;
  readonly sort: ComparedSort;
  /** Counts from 1. */
  readonly page: number;
}

const LAST_PAGE = 10_000;

/** Parses a URL. It is untrusted input: invalid values do not filter. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'));
  return {
    search: readSearch(query),
    category: readSlug(query.get('category')),
    brand: readSlug(query.get('brand')),
    crop: readSlug(query.get('crop')),
    sort: query.get('sort') === 'landed_low' ? 'landed_low' : 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** What an address searches for; empty when nothing. */
export function readSearch(query: URLSearchParams): string {
  return cutText((query.get('search') ?? '').trim(), LONGEST_SEARCH);
}

/** Address of the list with a change; it begins at the first page unless the page is given. */
export function listAddress(
  { search, category, brand, crop, sort }: ListQuery,
  change: Partial<ListQuery> = {},
): string {
  const next = { search, category, brand, crop, sort, page: 1, ...change };
  return pathTo(
    'productsAcrossShops',
    {},
    { ...next, sort: next.sort === 'relevance' ? null : next.sort, page: next.page === 1 ? null : next.page },
  );
}

/** Whether the list is narrowed by anything. */
export function isNarrowed({ search, category, brand, crop }: ListQuery): boolean {
  return search !== '' || category !== null || brand !== null || crop !== null;
}

function readSlug(text: string | null): string | null {
  return text === null || text === '' || text.length > LONGEST_ID ? null : text;
}
