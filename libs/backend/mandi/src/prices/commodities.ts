import { asc, eq, inArray, sql } from 'drizzle-orm';
import { attemptsOf, matchSql, readSearch } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { MandiCommodity } from '@haat/api-contract/mandi';
import { MOST_MANDI_CROPS, type Language } from '@haat/api-contract/vocabulary';
import { mandiCommodities } from '../tables.ts';
import { commodityView, type CommodityRow } from './views.ts';

/** What is searched among the commodities. */
export interface CommoditySearch {
  /** Empty: the most traded ones. */
  readonly text: string;
  readonly limit: number;
  readonly language: Language;
  /** Nothing that is only spelt alike. */
  readonly isExact?: boolean;
}

/** Commodities by name in any of six scripts, those that fit best first; without a text the most traded first. */
export async function findCommodities(
  executor: Executor,
  { text, limit, language, isExact = false }: CommoditySearch,
): Promise<MandiCommodity[]> {
  const search = readSearch(text);
  for (const attempt of text === '' || isExact ? [search] : attemptsOf(search)) {
    const { condition, score } = matchSql(attempt, { names: mandiCommodities.search, all: mandiCommodities.search });
    const rows = await rowsOf<CommodityRow>(
      executor,
      sql`select ${mandiCommodities.slug}, ${mandiCommodities.name}, ${mandiCommodities.picture}
        from ${mandiCommodities} where ${condition}
        order by ${score} + 0.0 desc, ${mandiCommodities.sortOrder} limit ${limit}`,
    );
    if (rows.length > 0) return rows.map((row) => commodityView(row, language));
  }
  return [];
}

/** Commodities by their ids on the wire, in the order of the ids; unknown ones are left out. */
export async function commoditiesOf(executor: Executor, slugs: readonly string[]) {
  const rows = await executor
    .select()
    .from(mandiCommodities)
    .where(inArray(mandiCommodities.slug, [...slugs]))
    .orderBy(asc(mandiCommodities.id));
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug));
}

/** Ids on the wire of what comes of a crop of the catalogue, the most traded first. */
export async function commoditiesOfCrop(executor: Executor, crop: string): Promise<string[]> {
  const rows = await executor
    .select({ slug: mandiCommodities.slug })
    .from(mandiCommodities)
    .where(eq(mandiCommodities.cropId, crop))
    .orderBy(asc(mandiCommodities.sortOrder))
    .limit(MOST_MANDI_CROPS);
  return rows.map(({ slug }) => slug);
}
