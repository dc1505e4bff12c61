import type { DeliveryTerms } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';

/**
 * What a shop takes for bringing the goods, in rupees; `null` where it does not deliver: beyond its radius, or with the
 * distance unknown.
 *
 * The figures are the shop's terms: docs/domain/vendors.md#delivery-fee.
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
