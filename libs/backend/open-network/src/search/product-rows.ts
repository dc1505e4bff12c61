import type { NetworkProduct, NetworkVariant } from '@haat/api-contract/open-network';
import type { NetworkCategory, NetworkSellerType, PackUnit } from '@haat/api-contract/vocabulary';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { isCollectOnly, type ItemFacts } from '../catalogue/item-facts.ts';
import { missingFacts } from '../catalogue/read-item.ts';
import { networkItems, networkLocations, networkProducts, networkProviders } from '../catalogue/tables.ts';

/** A pack of a product, as it is kept. */
export interface NetworkItemRow {
  readonly id: string;
  readonly item_id: string;
  readonly name: string;
  readonly pack_amount: number | null;
  readonly pack_unit: PackUnit | null;
  readonly price_paise: number;
  readonly mrp_paise: number | null;
  readonly max_count: number | null;
  readonly is_in_stock: boolean;
  readonly is_enabled: boolean;
  readonly picture: string | null;
  readonly facts: ItemFacts;
}

/** A product with its shop, its seller and its packs. */
export interface NetworkProductRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly category: NetworkCategory;
  readonly location_key: string;
  readonly provider_key: string;
  readonly location_id: string;
  readonly provider_id: string;
  readonly bpp_id: string;
  readonly bpp_uri: string;
  readonly seller_name: string;
  readonly seller_type: NetworkSellerType | null;
  readonly is_open: boolean;
  readonly items: readonly NetworkItemRow[];
}

/** Products by id, in no order; ids that are not known are left out. */
export function networkProductRows(executor: Executor, ids: readonly string[]): Promise<NetworkProductRow[]> {
  return rowsOf(
    executor,
    sql`select ${networkProducts.id}, ${networkProducts.name}, ${networkProducts.brand}, ${networkProducts.category},
      ${networkLocations.id} as location_key, ${networkProviders.id} as provider_key, ${networkLocations.locationId},
      ${networkProviders.providerId}, ${networkProviders.bppId}, ${networkProviders.bppUri},
      ${networkProviders.name} as seller_name, ${networkProviders.sellerType},
      ${networkLocations.isOpen} and ${networkProviders.isOpen} as is_open,
      (select json_agg(item order by item.pack_unit, item.pack_amount, item.item_id) from (
        select id, item_id, name, pack_amount, pack_unit, price_paise, mrp_paise, max_count, is_in_stock, is_enabled,
          picture, facts
        from ${networkItems} where ${networkItems.productId} = ${networkProducts.id}
          and ${networkItems.label} is distinct from 'removed'
      ) item) as items
    from ${networkProducts}
    join ${networkLocations} on ${networkLocations.id} = ${networkProducts.locationId}
    join ${networkProviders} on ${networkProviders.id} = ${networkLocations.providerId}
    where ${networkProducts.id} = any(${sql.param([...ids])}::uuid[])`,
  );
}

/** A product in the contract's shape. @param metres to its shop; null where that is not known or not asked */
export function toNetworkProduct(row: NetworkProductRow, metres: number | null): NetworkProduct {
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    image_url: row.items[0]?.picture ?? null,
    seller: {
      id: row.location_key,
      provider_id: row.provider_key,
      name: row.seller_name,
      seller_type: row.seller_type,
      distance_metres: metres === null ? null : Math.round(metres),
    },
    product_variants: row.items.map((item) => toNetworkVariant(item, row.is_open)),
  };
}

/** A pack in the contract's shape. @param isOpen whether its shop and its seller are in service */
export function toNetworkVariant(item: NetworkItemRow, isOpen: boolean): NetworkVariant {
  const pays = item.price_paise;
  const price = item.mrp_paise ?? pays;
  return {
    id: item.id,
    name: item.name,
    pack:
      item.pack_amount === null || item.pack_unit === null ? null : { amount: item.pack_amount, unit: item.pack_unit },
    mrp: item.mrp_paise === null ? null : item.mrp_paise / 100,
    price: price / 100,
    discount: (price - pays) / 100,
    is_selectable: item.is_in_stock && item.is_enabled && isOpen,
    missing_facts: missingFacts({ mrpPaise: item.mrp_paise, packAmount: item.pack_amount, facts: item.facts }),
    is_collect_only: isCollectOnly(item.facts),
    max_packs: item.max_count,
  };
}
