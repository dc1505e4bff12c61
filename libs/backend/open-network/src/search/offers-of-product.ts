import type { NetworkOffer } from '@haat/api-contract/open-network';
import { packsOfProduct } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { comparableOffer } from '@haat/ondc-core';
import { bestOfferFirst } from '@haat/order-core';
import { isSameGoods } from './is-same-goods.ts';
import { listNetworkProducts } from './list-products.ts';
import type { NetworkPlace } from './network-place.ts';
import { networkProductRows, toNetworkProduct } from './product-rows.ts';

/** The language in which most sellers of the network name their goods. */
const SELLERS_LANGUAGE = 'en';
const MOST_OFFERS = 10;

/**
 * What sellers of the network ask for the packs of one of our products and bring to the place, the best first as among
 * our own shops; at most 10.
 * See docs/domain/open-network.md#beside-our-own-shops.
 */
export async function networkOffersOf(
  executor: Executor,
  productId: string,
  place: NetworkPlace,
): Promise<NetworkOffer[]> {
  const product = await packsOfProduct(executor, productId);
  if (product === null) return [];
  const search = product.name[SELLERS_LANGUAGE];
  const { found } = await listNetworkProducts(executor, place, { search, sort: 'relevance', page: 1 });
  const rows = await networkProductRows(
    executor,
    found.map(({ id }) => id),
  );
  const metres = new Map(found.map((one) => [one.id, one.metres]));
  const known = { names: Object.values(product.name), brands: Object.values(product.brand) };
  const offers = rows
    .map((row) => toNetworkProduct(row, metres.get(row.id) ?? null))
    .flatMap(({ id, name, brand, category, seller, product_variants }) =>
      product_variants.flatMap((variant) => {
        const named = { name: `${name} ${variant.name}`, brand, amount: null, unit: null, ...variant.pack };
        const ours = product.packs.find(({ amount, unit }) => isSameGoods({ ...known, amount, unit }, named));
        return ours === undefined ? [] : [{ variant_id: ours.variantId, product_id: id, category, variant, seller }];
      }),
    );
  return offers
    .sort((one, other) => bestOfferFirst(comparableOffer(one), comparableOffer(other)))
    .slice(0, MOST_OFFERS);
}
