import { toPaise, toRupees } from '@haat/format';

/** On what terms a shop delivers, in rupees and metres, named as on the wire. */
export interface DeliveryTerms {
  /** Up to and including `base_distance_metres`. */
  base_fee: number;
  base_distance_metres: number;
  /** For each kilometre begun beyond it. */
  fee_per_km: number;
  /** Goods worth more than this are brought free; `null` where they never are. */
  free_above: number | null;
  /** The shop delivers no further than this. */
  radius_metres: number;
}

/**
 * What a shop takes for bringing the goods, in rupees; `null` where it does not deliver: beyond its radius, or with the
 * distance unknown.
 *
 * Domain rules, terms of business: ₹30.00 up to 5 km, then ₹5.00 a km, free above the shop's threshold; the figures are
 * the shop's terms.
 *
 * @param distanceMetres - from the shop to the address
 * @param goodsAmount - what is paid for the goods (price − discount), in rupees
 */
export function deliveryFee(distanceMetres: number, terms: DeliveryTerms, goodsAmount = 0): number | null {
  if (!(distanceMetres >= 0 && distanceMetres <= terms.radius_metres)) {
    return null;
  }
  if (terms.free_above !== null && toPaise(goodsAmount) > toPaise(terms.free_above)) {
    return 0;
  }
  const kilometresBegun = Math.ceil(Math.max(0, distanceMetres - terms.base_distance_metres) / 1000);
  return toRupees(toPaise(terms.base_fee) + kilometresBegun * toPaise(terms.fee_per_km));
}
