import type { NetworkOffer } from '@haat/api-contract/open-network';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise, toRupees, unitPrice } from '@haat/format';
import { distanceText } from '@haat/presenters';

/** What a shop of the open network asks for a pack, in the words of the request's language. */
export interface NetworkOfferView {
  /** Of the network's pack. */
  readonly id: string;
  /** The network's goods, whose screen sells it. */
  readonly productId: string;
  readonly shop: string;
  /** '3.2 km'; null when it is not known. */
  readonly distance: string | null;
  /** Of the pack alone: what bringing it costs the shop says when it is asked; of what is fetched it is all. */
  readonly price: string;
  /** It is fetched at the shop: nothing is added to its price. */
  readonly isFetched: boolean;
  /** '₹6.67 per kg', of the pack alone; null for what is not sold by weight or volume. */
  readonly unitPrice: string | null;
  readonly isSoldOut: boolean;
}

/** Puts a network offer into words. It runs on the server, so that only the words travel. */
export function networkOfferView(t: ServerTexts, { product_id, variant, seller }: NetworkOffer): NetworkOfferView {
  const paise = toPaise(variant.price) - toPaise(variant.discount);
  const perUnit = variant.pack && unitPrice(paise, variant.pack.amount, variant.pack.unit);
  return {
    id: variant.id,
    productId: product_id,
    shop: seller.name,
    distance: seller.distance_metres === null ? null : distanceText(t, seller.distance_metres),
    price: formatMoney(toRupees(paise)),
    unitPrice:
      perUnit &&
      t(perUnit.per === 'kg' ? 'main:units.per_kg' : 'main:units.per_l', {
        price: formatMoney(toRupees(perUnit.paise)),
      }),
    isFetched: variant.is_collect_only,
    isSoldOut: !variant.is_selectable,
  };
}
