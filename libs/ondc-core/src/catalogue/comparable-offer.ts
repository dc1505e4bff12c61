import type { NetworkCategory } from '@haat/api-contract/vocabulary';
import { toPaise, toRupees } from '@haat/format';
import type { ComparableOffer } from '@haat/order-core';
import { canBeBought } from './handover-of.ts';

/**
 * What of an offer of the network decides where it stands among others: of what is brought the pack alone is known,
 * what is fetched costs nothing besides. See docs/domain/catalogue.md#comparison-across-shops.
 *
 * @param offer named as on the wire: rupees, metres
 */
export function comparableOffer(offer: {
  readonly category: NetworkCategory;
  readonly variant: Parameters<typeof canBeBought>[1] & {
    readonly id: string;
    readonly price: number;
    readonly discount: number;
  };
  readonly seller: { readonly distance_metres: number | null };
}): ComparableOffer {
  const { category, variant, seller } = offer;
  return {
    id: variant.id,
    canBeHad: canBeBought(category, variant),
    amount: toRupees(toPaise(variant.price) - toPaise(variant.discount)),
    isLanded: variant.is_collect_only,
    distance: seller.distance_metres,
  };
}
