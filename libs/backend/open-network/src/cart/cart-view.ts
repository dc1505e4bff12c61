import type { NetworkCart, NetworkJourney } from '@haat/api-contract/open-network';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { openingHours } from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import type { NetworkPlace } from '../search/network-place.ts';
import { toNetworkProduct, toNetworkVariant } from '../search/product-rows.ts';
import { servingQuery } from '../search/serving.ts';
import { findShop } from './find-shop.ts';
import { handoverOfGoods, lineProblem, offeredGoods } from './offered-goods.ts';
import type { NetworkCartRow } from './tables.ts';

/** A cart with nothing in it, as the contract tells it. */
export function emptyNetworkCart(cartId: string): NetworkCart {
  return { cart_id: cartId, seller: null, pickup: null, lines: [], count: 0, goods: 0, journey: null };
}

/**
 * A cart with today's prices.
 * @param place where the goods are to be brought; undefined when it is not told, null where the network is not asked
 */
export async function networkCartView(
  executor: Executor,
  row: NetworkCartRow | null,
  { place, journey }: { readonly place: NetworkPlace | null | undefined; readonly journey: NetworkJourney | null },
): Promise<NetworkCart> {
  if (row === null || row.shopId === null) return emptyNetworkCart(row?.cartId ?? '');
  const { shopId, items } = row;
  const [shop, serving, offered] = [
    await findShop(executor, shopId),
    place ? await servingOf(executor, shopId, place) : [],
    await offeredGoods(
      executor,
      items.map(({ variantId }) => variantId),
    ),
  ];
  const isFetched = handoverOfGoods(offered.values()) === 'fetched';
  const lines = items.map(({ variantId, quantity, unitPaise, goods }) => {
    const found = offered.get(variantId);
    const category = found?.row.category ?? goods.product.category;
    const isServed = place === undefined || isFetched ? null : serving.some((one) => one.category === category);
    const { id, name, brand, image_url } = found === undefined ? goods.product : toNetworkProduct(found.row, null);
    return {
      product: { id, name, brand, category, image_url },
      variant: found === undefined ? goods.variant : toNetworkVariant(found.item, found.row.is_open),
      quantity,
      price_when_added: toRupees(unitPaise),
      problem: lineProblem(found, quantity, isServed),
    };
  });
  const metres = serving[0]?.metres ?? null;
  return {
    cart_id: row.cartId,
    seller: {
      id: shopId,
      provider_id: shop?.provider_key ?? shopId,
      name: shop?.name ?? '',
      seller_type: shop?.seller_type ?? null,
      distance_metres: metres === null ? null : Math.round(metres),
      min_order: shop?.min_order_paise == null ? null : toRupees(shop.min_order_paise),
    },
    pickup: isFetched && shop !== null ? { address: shop.address, hours: openingHours(shop.hours) } : null,
    lines,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: toRupees(
      items.reduce(
        (sum, { variantId, quantity, unitPaise }) =>
          sum + quantity * (offered.get(variantId)?.item.price_paise ?? unitPaise),
        0,
      ),
    ),
    journey,
  };
}

/** Kinds of goods that a shop brings to a place, with the metres to it. */
export function servingOf(
  executor: Executor,
  shopId: string,
  place: NetworkPlace,
): Promise<{ category: string; metres: number | null }[]> {
  return rowsOf(
    executor,
    sql`select category, metres from (${servingQuery(place)}) serving where serving.location_id = ${shopId}::uuid`,
  );
}
