import type { NetworkOffer } from '@haat/api-contract/open-network';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { comparableOffer } from '@haat/ondc-core';
import { bestOfferFirst } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import { knownOffersQuery } from './known-offers.ts';
import type { NetworkPlace } from './network-place.ts';
import { networkProductRows, toNetworkProduct } from './product-rows.ts';

/** Most offers of a pack of which the whole price is known, and as many of which it is not. */
const MOST_OFFERS = 5;

/**
 * What sellers of the network ask for the packs of our products and bring to the place, the best first as among our own
 * shops. Of one product the best five of a pack of which the whole price is known, and as many of which it is not; of
 * several the best of either kind.
 * See docs/domain/open-network.md#beside-our-own-shops.
 */
export async function networkOffersOf(
  executor: Executor,
  productIds: readonly string[],
  place: NetworkPlace,
): Promise<NetworkOffer[]> {
  const best = await rowsOf<{ variant_id: string; item_id: string; network_product_id: string; metres: number | null }>(
    executor,
    sql`select variant_id, item_id, network_product_id, metres from (
      select *, row_number() over (partition by variant_id, is_landed
        order by can_be_had desc, paise, metres nulls last, item_id) as place
      from (${knownOffersQuery(place, productIds)}) known
    ) ranked where place <= ${productIds.length === 1 ? MOST_OFFERS : 1}`,
  );
  const rows = await networkProductRows(executor, [...new Set(best.map(({ network_product_id: id }) => id))]);
  const products = new Map(rows.map((row) => [row.id, row]));
  const offers = best.flatMap(({ variant_id, item_id, network_product_id, metres }): NetworkOffer[] => {
    const row = products.get(network_product_id);
    if (row === undefined) return [];
    const { id, category, seller, product_variants } = toNetworkProduct(row, metres);
    const variant = product_variants.find((one) => one.id === item_id);
    return variant === undefined ? [] : [{ variant_id, product_id: id, category, variant, seller }];
  });
  return offers.sort((one, other) => bestOfferFirst(comparableOffer(one), comparableOffer(other)));
}
