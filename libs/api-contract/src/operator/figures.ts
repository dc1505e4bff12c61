import { z } from 'zod';
import { wholeNumberInQuery } from '../queries/query-values.ts';
import { LANGUAGES } from '../vocabulary/languages.ts';
import { MOST_OPERATOR_ROWS, OPERATOR_PAGE_SIZE } from '../vocabulary/operator/operator.ts';

const count = z.number().int();
const rupees = z.number();
/** A day in India, 'YYYY-MM-DD'. */
const day = z.iso.date();

/** Query of `GET /operator/v1/figures`: so many days, of which `day` is the last; without it today. */
export const figuresQuerySchema = z.object({
  day: day.optional(),
  days: wholeNumberInQuery(1, 366).default(30),
});

const orderFigures = {
  orders: count,
  /** Rupees of orders that were not cancelled. */
  sum: rupees,
  cancelled: count,
  /** Orders that went past the clock of their state. */
  late: count,
  refunds: count,
  refunded: rupees,
};

/** Answer of `GET /operator/v1/figures`. */
export const figuresSchema = z.object({
  day,
  days: count,
  /** Each of the days, the oldest first, also those on which nothing was. */
  by_day: z.array(z.object({ day, ...orderFigures, sign_ins: count, searches_without_result: count })),
  /** The last day, the largest sum first. */
  by_district: z.array(z.object({ district: z.string(), ...orderFigures })),
  by_shop: z.array(z.object({ vendor_id: z.string(), name: z.string(), ...orderFigures })),
});
/** The picture of a day. */
export type Figures = z.infer<typeof figuresSchema>;

/** Query of `GET /operator/v1/searches-without-result`. */
export const searchesWithoutResultQuerySchema = z.object({
  days: wholeNumberInQuery(1, 90).default(30),
  page: wholeNumberInQuery(1, 10_000).default(1),
  per_page: wholeNumberInQuery(1, MOST_OPERATOR_ROWS).default(OPERATOR_PAGE_SIZE),
});
/** Answer of it: what was searched most stands first. What fewer than three sessions searched is not shown. */
export const searchesWithoutResultSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      term: z.string(),
      language: z.enum(LANGUAGES),
      searches: count,
      districts: z.array(z.string()),
      last_day: day,
    }),
  ),
  total: count,
  page: count,
  per_page: count,
});
/** Searches that found nothing. */
export type SearchesWithoutResult = z.infer<typeof searchesWithoutResultSchema>;

/** A word that is searched as another: who searches `term` finds what `means` finds. */
export const searchSynonymSchema = z.object({
  id: z.string(),
  term: z.string(),
  means: z.string(),
  made_at: z.iso.datetime(),
});
/** A word that is searched as another. */
export type SearchSynonym = z.infer<typeof searchSynonymSchema>;
/** Answer of `GET /operator/v1/search-synonyms`, the newest first. */
export const searchSynonymsSchema = z.object({ data: z.array(searchSynonymSchema), total: count });
/** Body of `POST /operator/v1/search-synonyms`; `DELETE …/{id}` takes it back. */
export const searchSynonymInputSchema = z.strictObject({
  term: z.string().trim().min(2).max(60),
  means: z.string().trim().min(2).max(60),
});
