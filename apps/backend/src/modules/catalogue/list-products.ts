import { PAGE_SIZE } from '@haat/api-contract';
import type { productsQuerySchema } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../database/connection.ts';
import { rowsOf } from '../../database/rows.ts';
import { openSeason } from '../prebook/open-season.ts';
import { promisedOffers } from '../prebook/prebook-shelf.ts';
import { matchSql } from '../search/match-sql.ts';
import { attemptsOf, readSearch } from '../search/read-search.ts';
import type { Search } from '../search/read-search.ts';
import { brands, categories, crops, offers, productCrops, products, variants } from './tables.ts';

/** What a product list is asked for. */
export type ProductsQuery = z.output<typeof productsQuerySchema>;

function orderOf(sort: ProductsQuery['sort'], score: SQL | null): SQL {
  const steady = sql`offered.in_stock desc, ${products.sortOrder}, ${products.id}`;
  if (sort === 'price_low') return sql`offered.pays, ${steady}`;
  if (sort === 'price_high') return sql`offered.pays desc, ${steady}`;
  if (sort === 'discount') return sql`offered.share_off desc nulls last, ${steady}`;
  return score === null ? steady : sql`${score} desc, ${steady}`;
}

interface FoundIds { count: number; ids: string[] }

/**
 * Ids of one page of a shop's products, in order, and how many there are in all. The price that filters and
 * sorts is the one that a list shows: the shop's first pack's, after its discount; of prebookings, the locked one.
 */
export async function listProducts(executor: Executor, query: ProductsQuery, now: Date): Promise<FoundIds> {
  let found: FoundIds = { count: 0, ids: [] };
  const season = query.prebook ? await openSeason(executor, query.vendor_id, now) : null;
  if (query.prebook && season === null) return found;
  const shelf = season === null ? sql`${offers}` : sql`${promisedOffers(query.vendor_id, season.id)} as ${offers}`;
  for (const attempt of attemptsOf(readSearch(query.search ?? ''))) {
    found = await pageOfProducts(executor, query, attempt, shelf);
    if (found.count > 0) break;
  }
  return found;
}

/** @param shelf - the offers, or what stands for them under their name */
async function pageOfProducts(executor: Executor, query: ProductsQuery, search: Search, shelf: SQL): Promise<FoundIds> {
  const match = search.terms.length === 0 ? null : matchSql(search, { names: products.searchNames, all: products.search });
  const conditions: SQL[] = match === null ? [] : [match.condition];
  const is = (table: typeof categories | typeof brands, value: string) => sql`(${table.slug} = ${value} or ${table.id} = ${value})`;
  if (query.category) conditions.push(is(categories, query.category));
  if (query.brand) conditions.push(is(brands, query.brand));
  if (query.crop) {
    conditions.push(sql`exists (select 1 from ${productCrops} join ${crops} on ${crops.id} = ${productCrops.cropId}
      where ${productCrops.productId} = ${products.id} and (${crops.slug} = ${query.crop} or ${crops.id} = ${query.crop}))`);
  }
  if (query.price_max !== undefined) conditions.push(sql`offered.pays <= ${Math.round(query.price_max * 100)}`);
  if (query.in_stock) conditions.push(sql`offered.in_stock`);
  if (query.insured) conditions.push(sql`offered.insured`);

  const firstPack = sql`order by ${variants.sortOrder}, ${variants.id}`;
  const [answer] = await rowsOf<FoundIds>(executor, sql`
    with offered as (
      select ${variants.productId} as product_id,
        (array_agg(${offers.pricePaise} - ${offers.discountPaise} ${firstPack}))[1] as pays,
        (array_agg(${offers.discountPaise}::float8 / nullif(${offers.pricePaise}, 0) ${firstPack}))[1] as share_off,
        bool_or(${offers.stock} > 0) as in_stock, bool_or(${variants.hasInsurance}) as insured
      from ${shelf} join ${variants} on ${variants.id} = ${offers.variantId}
      where ${offers.vendorId} = ${query.vendor_id} group by ${variants.productId}
    ), matched as (
      select ${products.id} as id, row_number() over (order by ${orderOf(query.sort, match?.score ?? null)}) as place
      from offered join ${products} on ${products.id} = offered.product_id
      join ${categories} on ${categories.id} = ${products.categoryId} join ${brands} on ${brands.id} = ${products.brandId}
      where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from matched) as count,
      array(select id from matched order by place limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}) as ids`);
  return answer ?? { count: 0, ids: [] };
}
