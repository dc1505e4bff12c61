import type { productsQuerySchema } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '@haat/backend-platform';
import { openSeason } from '../seasons/open-season.ts';
import { promisedOffers } from '../seasons/season-offers.ts';
import { isOnSale } from '../shop-goods/on-sale.ts';
import { pageOfProducts } from './page-of-products.ts';
import type { FoundIds } from './page-of-products.ts';
import { offers, variants } from './tables.ts';

/** Parameters of a product list. */
export type ProductsQuery = z.output<typeof productsQuerySchema>;

/**
 * Ids of one page of a shop's products, in order, and how many there are in all. The price that filters and
 * sorts is the one that a list shows: the shop's first pack's, after its discount; of prebookings, the locked one.
 */
export async function listProducts(executor: Executor, query: ProductsQuery, now: Date): Promise<FoundIds> {
  const season = query.prebook ? await openSeason(executor, query.vendor_id, now) : null;
  if (query.prebook && season === null) return { count: 0, ids: [] };
  const shelf =
    season === null
      ? sql`(select * from ${offers} where ${isOnSale}) as ${offers}`
      : sql`${promisedOffers(query.vendor_id, season.id)} as ${offers}`;
  return pageOfProducts(executor, query, offeredAt(query.vendor_id, shelf));
}

/** @param shelf - the offers, or a query that replaces them under the same alias */
function offeredAt(vendorId: string, shelf: SQL): SQL {
  const firstPack = sql`order by ${variants.sortOrder}, ${variants.id}`;
  return sql`select ${variants.productId} as product_id,
      (array_agg(${offers.pricePaise} - ${offers.discountPaise} ${firstPack}))[1] as pays,
      (array_agg(${offers.discountPaise}::float8 / nullif(${offers.pricePaise}, 0) ${firstPack}))[1] as share_off,
      bool_or(${offers.stock} > 0) as in_stock, bool_or(${variants.hasInsurance}) as insured
    from ${shelf} join ${variants} on ${variants.id} = ${offers.variantId}
    where ${offers.vendorId} = ${vendorId} group by ${variants.productId}`;
}
