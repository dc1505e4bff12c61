import type { Paged } from '@haat/api-contract';

/** Position of a page in a list: the total, and the requested URL. */
export interface PageFacts {
  count: number;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Path of the route. */
  path: string;
  /** The request's query; undefined values are left out. */
  query: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** One page of a list with the addresses of the pages beside it, which keep the whole query. */
export function pageOf<Item>(results: Item[], { count, page, pageSize, path, query }: PageFacts): Paged<Item> {
  const address = (number: number) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page: number }))
      if (value !== undefined) search.set(name, String(value));
    return `${path}?${search.toString()}`;
  };
  const last = Math.max(1, Math.ceil(count / pageSize));
  return {
    count,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(Math.min(page - 1, last)) : null,
    results,
  };
}
