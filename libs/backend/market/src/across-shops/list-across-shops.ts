import type { Vendor, comparedProductsQuerySchema } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { deliveryFee } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '@haat/backend-platform';
import { pageOfProducts } from '../catalogue/page-of-products.ts';
import type { FoundIds } from '../catalogue/page-of-products.ts';
import { isOnSale } from '../shop-goods/on-sale.ts';
import { offers, products, variants } from '../catalogue/tables.ts';

/** Parameters of a list across shops. */
export type ComparedProductsQuery = z.output<typeof comparedProductsQuerySchema>;

/** How a shop's packs come to the place, in paise, for the database to sort by. */
interface ShopTerms {
  id: string;
  /** For bringing one pack; null where the shop does not deliver to the place. */
  fee: number | null;
  /** Goods worth more are brought free; null where they never are. */
  free_above: number | null;
  hands_over: boolean;
}

/**
 * Ids of one page of what is sold, in order, and how many there are in all. Sorted by price it is by what is told as
 * the lowest: the lowest landed price of a pack that can be had, else the lowest of which delivery is not known yet.
 * See docs/domain/catalogue.md#comparison-across-shops.
 * @param elsewhere see {@link OffersElsewhere}
 */
export function listAcrossShops(
  executor: Executor,
  shops: readonly Vendor[],
  { sort, ...filters }: Omit<ComparedProductsQuery, 'lat_lng' | 'pincode' | 'lang'>,
  elsewhere: SQL | null,
): Promise<FoundIds> {
  return pageOfProducts(
    executor,
    { ...filters, sort: sort === 'landed_low' ? 'price_low' : sort },
    offeredAmong(shops.map(termsOf), elsewhere),
  );
}

function termsOf({ id, fulfillment_type, vendor_details: { delivery, distance_metres } }: Vendor): ShopTerms {
  const fee =
    fulfillment_type === 'pickup_from_store' || delivery === null || distance_metres === null
      ? null
      : deliveryFee(distance_metres, delivery);
  const freeAbove = delivery?.free_above ?? null;
  return {
    id,
    fee: fee === null ? null : toPaise(fee),
    free_above: freeAbove === null ? null : toPaise(freeAbove),
    hands_over: fulfillment_type !== 'doorstep_delivery',
  };
}

/**
 * `landedPrice` of order-core for every offer of the shops, so that whole lists sort in the database; a test holds
 * the two together.
 */
function offeredAmong(shops: readonly ShopTerms[], elsewhere: SQL | null): SQL {
  const pays = sql`${offers.pricePaise} - ${offers.discountPaise}`;
  const others =
    elsewhere === null
      ? sql``
      : sql`union all
      select product_id, can_be_had, is_landed, false, paise from (${elsewhere}) elsewhere`;
  return sql`select product_id, coalesce(min(landed) filter (where can_be_had and is_landed),
      min(landed) filter (where can_be_had), min(landed) filter (where is_landed), min(landed)) as pays,
      null::float8 as share_off, bool_or(can_be_had) as in_stock, bool_or(has_insurance) as insured
    from (
      select ${variants.productId} as product_id, ${offers.stock} > 0 as can_be_had, true as is_landed,
        ${variants.hasInsurance} as has_insurance, case
          when shop.fee is not null and not ${products.collectOnly} then ${pays} + case when ${pays} > shop.free_above
          then 0 else shop.fee end
          when shop.hands_over then ${pays}
        end as landed
      from json_to_recordset(${JSON.stringify(shops)}::json) as shop(id text, fee int, free_above int, hands_over
      boolean)
      join ${offers} on ${offers.vendorId} = shop.id and ${isOnSale}
      join ${variants} on ${variants.id} = ${offers.variantId} join ${products}
      on ${products.id} = ${variants.productId}
      ${others}
    ) quoted where landed is not null group by product_id`;
}
