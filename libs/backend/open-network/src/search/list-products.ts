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
  const search = readSearch(filters.search ?? '');
  if (search.terms.length === 0 && filters.sort !== 'price_low') {
    const [nearest] = await rowsOf<FoundProducts>(executor, nearestQuery(place, filters));
    if (nearest?.found.length === PAGE_SIZE) return nearest;
  }
  for (const attempt of attemptsOf(search)) {
    const [answer] = await rowsOf<FoundProducts>(executor, listQuery(place, filters, attempt));
    found = answer ?? found;
    if (found.count > 0) break;
  }
  return found;
}

/** The query of one attempt; its plan is measured. */
export function listQuery(place: NetworkPlace, filters: NetworkProductFilters, search: Search): SQL {
  const { sort, page } = filters;
  const match =
    search.terms.length === 0 ? null : matchSql(search, { names: networkWordings.names, all: networkWordings.words });
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
      where ${conditionOf(filters)}
    )
    select (select count(*)::int from found) as count,
      coalesce((select json_agg(page) from (
        select id, metres from found order by ${price} score desc, is_available desc, metres nulls last, id
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}) page), '[]') as found`;
}

/**
 * The same of all that is brought to a place, what can be had and is nearest first. A page of it lies in as many of the
 * nearest shelves that have something as it has rows, with those before it: these are sorted, and the others counted.
 * It finds what can be had alone: where that does not fill the page, the page is {@link listQuery}'s. Shelves come
 * sorted already, so that only as many are looked into as the page needs.
 */
export function nearestQuery(place: NetworkPlace, filters: NetworkProductFilters): SQL {
  const offset = (filters.page - 1) * PAGE_SIZE;
  const ofShelf = (shelf: SQL) => sql`${networkProducts.locationId} = ${shelf}.location_id
    and ${networkProducts.category} = ${shelf}.category`;
  const isListed = conditionOf(filters);
  return sql`with serving as materialized (${servingQuery(place)}),
    nearest as materialized (
      select location_id, category, metres from (select * from serving order by metres nulls last) serving
      where exists (select 1 from ${networkProducts}
        where ${ofShelf(sql`serving`)} and ${networkProducts.isAvailable} and ${isListed})
      order by metres nulls last fetch first ${offset + PAGE_SIZE} rows with ties
    )
    select (select count(*)::int from serving join ${networkProducts} on ${ofShelf(sql`serving`)}
        where ${isListed}) as count,
      coalesce((select json_agg(page) from (
        select ${networkProducts.id} as id, serving.metres
        from nearest serving join ${networkProducts} on ${ofShelf(sql`serving`)}
        where ${networkProducts.isAvailable} and ${isListed}
        order by serving.metres nulls last, ${networkProducts.id} limit ${PAGE_SIZE} offset ${offset}) page), '[]')
        as found`;
}

/** What a list is narrowed to, beside its search. */
function conditionOf({ category, brand, provider }: NetworkProductFilters): SQL {
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
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
