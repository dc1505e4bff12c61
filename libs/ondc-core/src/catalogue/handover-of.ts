import type { NetworkCategory } from '@haat/api-contract/vocabulary';
import { isSubsidisedOffer } from './is-subsidised-offer.ts';

/** How goods of the network come to the farmer: brought by the shop, or fetched at its counter. */
export type NetworkHandover = 'brought' | 'fetched';

/**
 * How a pack is handed over; null where it is not sold here at all: subsidised fertiliser may only be handed to the
 * buyer in person, so it is sold by shops that hand it over at their counter, and by no other.
 * See docs/domain/open-network.md#fetched-at-the-shop.
 */
export function handoverOf(offer: {
  readonly category: NetworkCategory;
  readonly name: string;
  /** Only handed over at the shop: the network's Self-Pickup. */
  readonly isCollectOnly: boolean;
}): NetworkHandover | null {
  if (offer.isCollectOnly) return 'fetched';
  return isSubsidisedOffer(offer) ? null : 'brought';
}

/** How an order is handed over: goods are fetched together when one of them may only be fetched. */
export function handoverOfOrder(goods: readonly { readonly isCollectOnly: boolean }[]): NetworkHandover {
  return goods.some(({ isCollectOnly }) => isCollectOnly) ? 'fetched' : 'brought';
}

/**
 * Whether a pack has a buy button: it is there, its seller tells what the law asks for, and may sell it as it hands it
 * over. See docs/domain/open-network.md#cart-of-the-network.
 *
 * @param pack named as on the wire
 */
export function canBeBought(
  category: NetworkCategory,
  pack: {
    readonly name: string;
    readonly is_selectable: boolean;
    readonly missing_facts: readonly string[];
    readonly is_collect_only: boolean;
  },
): boolean {
  const { name, is_selectable: isSelectable, missing_facts: missing, is_collect_only: isCollectOnly } = pack;
  return isSelectable && missing.length === 0 && handoverOf({ category, name, isCollectOnly }) !== null;
}
