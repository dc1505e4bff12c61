import { PAGE_SIZE } from '@haat/api-contract';

/** A list shows at most as many pages as one query may answer. */
const MOST_PAGES = Math.floor(100 / PAGE_SIZE);

/** How many pages of a list an address asks for, from 1; what is no number is 1. */
export function pagesShown(query: URLSearchParams): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1;
}

/** Entries of so many pages. */
export function entriesOf(pages: number): number {
  return pages * PAGE_SIZE;
}

/** How many pages show more; null on the last, and where no query answers more. */
export function pagesWithMore(pages: number, hasMore: boolean): number | null {
  return hasMore && pages < MOST_PAGES ? pages + 1 : null;
}
