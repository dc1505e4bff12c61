import { PAGE_SIZE } from '@haat/api-contract';
import type { productsQuerySchema } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { matchSql } from '../search/match-sql.ts';
import { attemptsOf, readSearch } from '../search/read-search.ts';
import type { Search } from '../search/read-search.ts';
import { insteadOf } from '../search-misses/synonyms.ts';
import { brands, categories, crops, productCrops, products } from './tables.ts';

/** Filters and sort order of a list of products, regardless of the shop. */
export type ProductFilters = Pick<
  z.output<typeof productsQuerySchema>,
  'search' | 'category' | 'brand' | 'crop' | 'price_max' | 'in_stock' | 'insured' | 'sort' | 'page'
>;

/** One page of ids, in order, and how many products there are in all. */
export interface FoundIds {
  count: number;
  ids: string[];
}

/**
 * One page of the products that fit, those that fit the search best first unless it is sorted otherwise. A search that
 * finds nothing as it was typed is tried again with more tolerance, and then by the synonyms of its words.
 * @param offered - query of what there is to buy: `product_id`, once each; `pays` in paise, which filters and sorts;
 *   `share_off`; `in_stock`; `insured`
 */
export async function pageOfProducts(executor: Executor, filters: ProductFilters, offered: SQL): Promise<FoundIds> {
  const typed = filters.search ?? '';
  const found = await findTolerantly(executor, filters, typed, offered);
  if (found.count > 0 || typed === '') return found;
  const instead = await insteadOf(executor, typed);
  return instead === null ? found : findTolerantly(executor, filters, instead, offered);
}

async function findTolerantly(
  executor: Executor,
  filters: ProductFilters,
  text: string,
  offered: SQL,
): Promise<FoundIds> {
  let found: FoundIds = { count: 0, ids: [] };
  for (const attempt of attemptsOf(readSearch(text))) {
    found = await findPage(executor, filters, attempt, offered);
    if (found.count > 0) break;
  }
  return found;
}

async function findPage(
  executor: Executor,
  { sort, page, ...filters }: ProductFilters,
  search: Search,
  offered: SQL,
): Promise<FoundIds> {
  const match =
    search.terms.length === 0 ? null : matchSql(search, { names: products.searchNames, all: products.search });
  const conditions = [...(match === null ? [] : [match.condition]), ...conditionsOf(filters)];
  const [answer] = await rowsOf<FoundIds>(
    executor,
    sql`
    with offered as (${offered}), matched as (
      select ${products.id} as id, row_number() over (order by ${orderOf(sort, match?.score ?? null)}) as place
      from offered join ${products} on ${products.id} = offered.product_id
      join ${categories} on ${categories.id} = ${products.categoryId} join ${brands}
      on ${brands.id} = ${products.brandId}
      where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from matched) as count,
      array(select id from matched order by place limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}) as ids`,
  );
  return answer ?? { count: 0, ids: [] };
}

function conditionsOf({
  category,
  brand,
  crop,
  price_max,
  in_stock,
  insured,
}: Omit<ProductFilters, 'sort' | 'page'>): SQL[] {
  const is = (table: typeof categories | typeof brands | typeof crops, value: string) =>
    sql`(${table.slug} = ${value} or ${table.id} = ${value})`;
  const conditions: SQL[] = [];
  if (category) conditions.push(is(categories, category));
  if (brand) conditions.push(is(brands, brand));
  if (crop) {
    conditions.push(sql`exists (select 1 from ${productCrops} join ${crops} on ${crops.id} = ${productCrops.cropId}
      where ${productCrops.productId} = ${products.id} and ${is(crops, crop)})`);
  }
  if (price_max !== undefined) conditions.push(sql`offered.pays <= ${Math.round(price_max * 100)}`);
  if (in_stock) conditions.push(sql`offered.in_stock`);
  if (insured) conditions.push(sql`offered.insured`);
  return conditions;
}

function orderOf(sort: ProductFilters['sort'], score: SQL | null): SQL {
  const steady = sql`offered.in_stock desc, ${products.sortOrder}, ${products.id}`;
  if (sort === 'price_low') return sql`offered.pays, ${steady}`;
  if (sort === 'price_high') return sql`offered.pays desc, ${steady}`;
  if (sort === 'discount') return sql`offered.share_off desc nulls last, ${steady}`;
  return score === null ? steady : sql`${score} desc, ${steady}`;
}
