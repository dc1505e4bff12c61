import { z } from 'zod';
import { wholeNumberInQuery } from './queries/query-values.ts';

/** Query of a paged list: `page` counts from 1. */
export const pageQuerySchema = z.object({ page: wholeNumberInQuery(1, 10_000).default(1) });

/** Schema of one page of results: `{ count, next, previous, results }`. `next` and `previous` are addresses or null. */
export function pagedSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** One page of a list. */
export interface Paged<Item> {
  /** How many there are in all. */
  count: number;
  /** Address of the next page, or null on the last. */
  next: string | null;
  /** Address of the page before, or null on the first. */
  previous: string | null;
  results: Item[];
}
