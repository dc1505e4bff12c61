import type { ShopQuote, Vendor } from '@haat/api-contract';
import { bestOfferFirst, landedPrice } from '@haat/order-core';
import type { Executor } from '@haat/backend-platform';
import type { Goods } from '../catalogue/goods.ts';
import { offersAmong } from '../catalogue/offers-at.ts';
import type { Offer } from '../catalogue/offers-at.ts';
import { toQuote, variantIdsOf } from '../catalogue/product-shape.ts';

/** An offer of a pack with what is said of it where shops are compared. */
export interface ComparedOffer {
  offer: Offer;
  quote: ShopQuote;
}

/**
 * Every offer of these goods by the shops, by variant id, the best first. One query however many shops and packs
 * there are.
 */
export async function comparedOffers(
  executor: Executor,
  shops: readonly Vendor[],
  goods: readonly Goods[],
): Promise<Map<string, ComparedOffer[]>> {
  const shopsById = new Map(shops.map((shop) => [shop.id, shop]));
  const packs = new Map(
    goods.flatMap(({ product, packs: own }) =>
      own.map((pack) => [pack.id, { pack, collectOnly: product.collectOnly }] as const),
    ),
  );
  const found = await offersAmong(executor, [...shopsById.keys()], variantIdsOf(goods));
  const compared = found.flatMap((offer) => {
    const [shop, priced] = [shopsById.get(offer.vendorId), packs.get(offer.variantId)];
    const quote =
      shop &&
      priced &&
      quoteOf(offer, shop, { amount: priced.pack.packAmount, unit: priced.pack.packUnit }, priced.collectOnly);
    return quote ? [{ offer, quote }] : [];
  });
  return Map.groupBy(
    compared.sort((one, other) => bestFirst(one.quote, other.quote)),
    ({ offer }) => offer.variantId,
  );
}

/** In stock, then the lowest landed price, then the nearest. */
export function bestFirst(one: ShopQuote, other: ShopQuote): number {
  return bestOfferFirst(toComparable(one), toComparable(other));
}

const toComparable = ({ c_id: id, stock, landed_total: amount, distance_metres: distance }: ShopQuote) => ({
  ...{ id, amount, distance, canBeHad: stock > 0, isLanded: true },
});

/** Null where the farmer cannot have the pack from the shop at all. */
function quoteOf(
  offer: Offer,
  { fulfillment_type, vendor_details: { name, distance_metres, delivery } }: Vendor,
  pack: { amount: number; unit: string },
  collectOnly: boolean,
): ShopQuote | null {
  const quote = toQuote(offer);
  const landed = landedPrice(
    { price: quote.price, discount: quote.discount, pack, collectOnly },
    { fulfillment_type, distance_metres, delivery },
  );
  return (
    landed && {
      ...quote,
      vendor_name: name,
      distance_metres,
      fulfillment_type,
      delivery_type: landed.deliveryType,
      delivery_fee: landed.deliveryFee,
      landed_total: landed.total,
      landed_unit: landed.unit,
    }
  );
}
