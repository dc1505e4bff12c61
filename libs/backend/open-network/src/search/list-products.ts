import { PAGE_SIZE } from '@haat/api-contract';
import type { networkProductsQuerySchema } from '@haat/api-contract/open-network';
import { attemptsOf, matchSql, readSearch } from '@haat/backend-market';
import type { Search } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { networkLocations, networkProducts, networkWordings } from '../catalogue/tables.ts';
import type { NetworkPlace } from './network-place.ts';
import { servingQuery } from './serving.ts';

/** Filters, order and page of a list. */
export type NetworkProductFilters = Pick<
  z.output<typeof networkProductsQuerySchema>,
  'search' | 'category' | 'brand' | 'provider' | 'sort' | 'page'
>;

/** One page of products, in order, with the metres to their shops, and how many there are in all. */
export interface FoundProducts {
  readonly count: number;
  readonly found: readonly { readonly id: string; readonly metres: number | null }[];
}

/**
 * One page of what is brought to a place. A search is read as in our own market, and tried again with more tolerance
 * when it finds nothing. See docs/domain/open-network.md#search-and-lists.
 */
export async function listNetworkProducts(
  executor: Executor,
  place: NetworkPlace,
  filters: NetworkProductFilters,
): Promise<FoundProducts> {
  let found: FoundProducts = { count: 0, found: [] };
  for (const attempt of attemptsOf(readSearch(filters.search ?? ''))) {
    const [answer] = await rowsOf<FoundProducts>(executor, listQuery(place, filters, attempt));
    found = answer ?? found;
    if (found.count > 0) break;
  }
  return found;
}

/** The query of one attempt; its plan is measured. */
export function listQuery(
  place: NetworkPlace,
  { category, brand, provider, sort, page }: NetworkProductFilters,
  search: Search,
): SQL {
  const match =
    search.terms.length === 0 ? null : matchSql(search, { names: networkWordings.names, all: networkWordings.words });
  const conditions = [
    ...(category === undefined ? [] : [sql`serving.category = ${category}`]),
    ...(brand === undefined ? [] : [sql`lower(${networkProducts.brand}) = lower(${brand}::text)`]),
    ...(provider === undefined
      ? []
      : [
          sql`serving.location_id in (select id from ${networkLocations}
            where ${networkLocations.providerId} = ${provider}::uuid)`,
        ]),
  ];
  const matched =
    match === null
      ? sql``
      : sql`, matched as materialized (
          select id, ${match.score} as score from ${networkWordings} where ${match.condition}
        )`;
  const price = sort === 'price_low' ? sql`price,` : sql``;
  return sql`with serving as materialized (${servingQuery(place)})
    ${matched},
    found as materialized (
      select ${networkProducts.id} as id, serving.metres, ${networkProducts.isAvailable} as is_available,
        ${networkProducts.pricePaise} as price, ${match === null ? sql`0` : sql`matched.score`} as score
      from serving
      join ${networkProducts} on ${networkProducts.locationId} = serving.location_id
        and ${networkProducts.category} = serving.category
      ${match === null ? sql`` : sql`join matched on matched.id = ${networkProducts.wordingId}`}
      where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from found) as count,
      coalesce((select json_agg(page) from (
        select id, metres from found order by ${price} score desc, is_available desc, metres nulls last, id
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}) page), '[]') as found`;
}
