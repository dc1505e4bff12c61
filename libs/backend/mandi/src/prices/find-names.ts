import type { MandiNames } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { matchSql, readSearch, regionNames } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { mandiMarkets } from '../tables.ts';
import { findCommodities } from './commodities.ts';
import { marketView, type MarketRow } from './views.ts';

/** What is searched. */
export interface NamesQuery {
  /** Not empty. */
  readonly text: string;
  /** Most of each kind. */
  readonly limit: number;
  readonly language: Language;
}

/**
 * Commodities and markets by name in any of six scripts, those that fit best first. What is only spelt alike is left
 * out: they stand beside what a search finds of goods.
 */
export async function findNames(executor: Executor, query: NamesQuery): Promise<MandiNames> {
  return {
    commodities: await findCommodities(executor, { ...query, isExact: true }),
    markets: await findMarkets(executor, query),
  };
}

async function findMarkets(executor: Executor, { text, limit, language }: NamesQuery): Promise<MandiNames['markets']> {
  const search = readSearch(text);
  if (search.terms.length === 0) return [];
  const { condition, score } = matchSql(search, { names: mandiMarkets.search, all: mandiMarkets.search });
  const rows = await rowsOf<MarketRow>(
    executor,
    sql`select ${mandiMarkets.slug}, ${mandiMarkets.name}, ${mandiMarkets.state}, ${mandiMarkets.district}
      from ${mandiMarkets} where ${condition}
      order by ${score} + 0.0 desc, ${mandiMarkets.name}, ${mandiMarkets.id} limit ${limit}`,
  );
  const names = await regionNames(executor, language);
  return rows.map((row) => ({
    ...marketView(row, names, language),
    ...{ state_id: row.state, district_id: row.district },
  }));
}
