import { LONGEST_ID, LONGEST_SEARCH, type NetworkCategory, type NetworkSort } from '@haat/api-contract/vocabulary';
import { cutText } from '@haat/format';
import { pathTo } from '@haat/routing';
import { categoryOf, kindFacts } from './kind-of-goods.ts';

/** What a list of the network's goods shows: everything that its address says. */
export interface ListQuery {
  readonly search: string;
  readonly category: NetworkCategory | null;
  /** `provider_id` of a seller. */
  readonly seller: string | null;
  readonly sort: NetworkSort;
  /** Counts from 1. */
  readonly page: number;
}

const LAST_PAGE = 10_000;

/** Parses an address. It is untrusted input: invalid values do not filter. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'));
  const seller = query.get('seller');
  return {
    search: cutText((query.get('search') ?? '').trim(), LONGEST_SEARCH),
    category: categoryOf(query.get('kind')),
    seller: seller === null || seller === '' || seller.length > LONGEST_ID ? null : seller,
    sort: query.get('sort') === 'price_low' ? 'price_low' : 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** What stands in an address beside the search and the page. */
export function keptQuery({ category, seller, sort }: Pick<ListQuery, 'category' | 'seller' | 'sort'>) {
  return {
    kind: category === null ? null : kindFacts(category).kind,
    seller,
    sort: sort === 'relevance' ? null : sort,
  };
}

/** Address of the list with a change; it begins at the first page unless the page is given. */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { search, page, ...kept } = { ...query, page: 1, ...change };
  return pathTo(
    'networkShops',
    {},
    { search: search === '' ? null : search, ...keptQuery(kept), page: page === 1 ? null : page },
  );
}

/** Whether the list is narrowed by anything. */
export function isNarrowed({ search, category, seller }: ListQuery): boolean {
  return search !== '' || category !== null || seller !== null;
}

/** Whether the address asks for the open network as such: no search, no filter, no order, the first page. */
export function isStart(query: ListQuery): boolean {
  return !isNarrowed(query) && query.sort === 'relevance' && query.page === 1;
}
