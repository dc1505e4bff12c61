import type { NetworkLineProblem } from '@haat/api-contract/vocabulary';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { handoverOf, handoverOfOrder, type NetworkHandover } from '@haat/ondc-core';
import { inArray } from 'drizzle-orm';
import { isCollectOnly } from '../catalogue/item-facts.ts';
import { networkItems } from '../catalogue/tables.ts';
import { missingFacts } from '../catalogue/read-item.ts';
import { networkProductRows, type NetworkItemRow, type NetworkProductRow } from '../search/product-rows.ts';

/** A pack as the catalogue has it now. */
export interface OfferedGoods {
  readonly row: NetworkProductRow;
  readonly item: NetworkItemRow;
}

/** Packs by their ids; those that the catalogue no longer has are not in the map. */
export async function offeredGoods(
  executor: Executor,
  variantIds: readonly string[],
): Promise<Map<string, OfferedGoods>> {
  const ids = variantIds.filter(isId);
  if (ids.length === 0) return new Map();
  const found = await executor
    .selectDistinct({ productId: networkItems.productId })
    .from(networkItems)
    .where(inArray(networkItems.id, ids));
  const rows = await networkProductRows(
    executor,
    found.map(({ productId }) => productId),
  );
  return new Map(
    rows.flatMap((row) =>
      row.items.filter(({ id }) => ids.includes(id)).map((item) => [item.id, { row, item }] as const),
    ),
  );
}

/**
 * Why a line cannot be ordered as it stands, the first that holds.
 * @param isServed whether its shop brings such goods to the place; null without a place, and for what is fetched
 */
export function lineProblem(
  offered: OfferedGoods | undefined,
  quantity: number,
  isServed: boolean | null,
): NetworkLineProblem | null {
  if (offered === undefined) return 'gone';
  const { item, row } = offered;
  if (!(item.is_in_stock && item.is_enabled && row.is_open)) return 'out-of-stock';
  if (whyNotSold(offered) !== null) return 'facts-missing';
  if (item.max_count !== null && quantity > item.max_count) return 'too-many';
  return isServed === false ? 'not-served' : null;
}

/**
 * Refuses goods that cannot be bought here in this quantity.
 * @throws ServiceError `cart_error.product_gone`, `cart_error.not_sold_here`, `cart_error.not_enough_stock`,
 *   `order_error.too_many_packs`
 */
export function refuseGoods(
  variantId: string,
  offered: OfferedGoods | undefined,
  quantity: number,
): asserts offered is OfferedGoods {
  const problem = lineProblem(offered, quantity, null);
  if (offered === undefined || problem === 'gone')
    throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
  if (problem === 'facts-missing')
    throw new ServiceError('cart_error.not_sold_here', { variant_id: variantId, reason: whyNotSold(offered) });
  if (problem === 'out-of-stock')
    throw new ServiceError('cart_error.not_enough_stock', { variant_id: variantId, available: 0 });
  if (problem === 'too-many')
    throw new ServiceError('order_error.too_many_packs', { variant_id: variantId, most: offered.item.max_count });
}

/** How goods of a cart are handed over: all together. See docs/domain/open-network.md#fetched-at-the-shop. */
export function handoverOfGoods(goods: Iterable<OfferedGoods>): NetworkHandover {
  return handoverOfOrder([...goods].map(({ item }) => ({ isCollectOnly: isCollectOnly(item.facts) })));
}

/** Why goods have no buy button however many there are. See docs/domain/open-network.md#cart-of-the-network. */
function whyNotSold({ item, row }: OfferedGoods): 'facts-missing' | 'subsidised' | null {
  const { name, mrp_paise: mrpPaise, pack_amount: packAmount, facts } = item;
  if (handoverOf({ category: row.category, name, isCollectOnly: isCollectOnly(facts) }) === null) return 'subsidised';
  return missingFacts({ mrpPaise, packAmount, facts }).length > 0 ? 'facts-missing' : null;
}
