import type { DeliveryTerms } from '@haat/api-contract';
import type { ComparedUnit, DeliveryType, FulfilmentType } from '@haat/api-contract/vocabulary';
import { toPaise, toRupees, unitPrice } from '@haat/format';
import { deliveryFee } from './delivery-fee.ts';
import { lineAmounts } from './line-amounts.ts';

/** A pack at a shop, in rupees and metres, named as on the wire. */
export interface QuotedPack {
  price: number;
  /** Off the price. */
  discount: number;
  pack: { amount: number; unit: string };
  /** May only be collected at the counter: subsidised fertiliser. */
  collectOnly: boolean;
}

/** What a shop does for a place. */
export interface ServingShop {
  /** Narrowed to the place. */
  fulfillment_type: FulfilmentType;
  /** From the shop to the place; `null` where it is not known. */
  distance_metres: number | null;
  /** `null` at a shop that does not deliver. */
  delivery: DeliveryTerms | null;
}

/** What one pack costs until the farmer has it. */
export interface LandedPrice {
  /** Fulfilment: delivery wherever that is possible. */
  deliveryType: DeliveryType;
  /** Rupees; 0 at the counter. */
  deliveryFee: number;
  /** Landed price: pack and delivery fee, in rupees. */
  total: number;
  /** The same for a kilogram or litre, in rupees; `null` for what is not sold by weight or volume. */
  unit: { amount: number; per: ComparedUnit } | null;
}

/**
 * The landed price of one pack: price − discount, and the shop's fee where the shop delivers to the place and the
 * goods may be delivered; else what it costs at the counter. `null` where neither is possible.
 *
 * See docs/domain/catalogue.md#comparison-across-shops.
 */
export function landedPrice({ price, discount, pack, collectOnly }: QuotedPack, shop: ServingShop): LandedPrice | null {
  const goods = lineAmounts({ quantity: 1, price, discount }).total;
  const fee = collectOnly ? null : feeOf(shop, goods);
  if (fee === null && shop.fulfillment_type === 'doorstep_delivery') return null;
  const totalPaise = toPaise(goods) + toPaise(fee ?? 0);
  const unit = unitPrice(totalPaise, pack.amount, pack.unit);
  return {
    deliveryType: fee === null ? 'pickup_from_store' : 'home_delivery',
    deliveryFee: fee ?? 0,
    total: toRupees(totalPaise),
    unit: unit && { amount: toRupees(unit.paise), per: unit.per },
  };
}

/** What the shop takes for bringing goods of this worth to the place; `null` where it does not bring them. */
function feeOf({ fulfillment_type, distance_metres, delivery }: ServingShop, goods: number): number | null {
  if (fulfillment_type === 'pickup_from_store' || delivery === null || distance_metres === null) return null;
  return deliveryFee(distance_metres, delivery, goods);
}
