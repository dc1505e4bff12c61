import type { ShopQuote } from '@haat/api-contract';
import type { NetworkOffer } from '@haat/api-contract/open-network';
import { comparableOffer } from '@haat/ondc-core';
import { bestOfferFirst, type ComparableOffer } from '@haat/order-core';

/** An offer of a pack, of a shop of ours or of the open network. */
export type RankedOffer = ComparableOffer &
  ({ readonly kind: 'shop'; readonly quote: ShopQuote } | { readonly kind: 'network'; readonly offer: NetworkOffer });

/** All offers of a pack in one order, the best first. See docs/domain/catalogue.md#comparison-across-shops. */
export function rankOffers(quotes: readonly ShopQuote[], offers: readonly NetworkOffer[]): RankedOffer[] {
  const ofShops = quotes.map((quote): RankedOffer => {
    const { c_id: id, stock, landed_total: amount, distance_metres: distance } = quote;
    return { kind: 'shop', quote, id, amount, distance, canBeHad: stock > 0, isLanded: true };
  });
  const ofNetwork = offers.map((offer): RankedOffer => ({ kind: 'network', offer, ...comparableOffer(offer) }));
  return [...ofShops, ...ofNetwork].sort(bestOfferFirst);
}

/**
 * The offer that is told as the lowest, or null without any: the first that can be had of which the whole price is
 * known, else the first that can be had, else the first whole price.
 * See docs/domain/catalogue.md#comparison-across-shops.
 *
 * @param ranked as {@link rankOffers} puts them
 */
export function lowestOffer(ranked: readonly RankedOffer[]): RankedOffer | null {
  return (
    ranked.find(({ canBeHad, isLanded }) => canBeHad && isLanded) ??
    ranked.find(({ canBeHad }) => canBeHad) ??
    ranked.find(({ isLanded }) => isLanded) ??
    ranked[0] ??
    null
  );
}
