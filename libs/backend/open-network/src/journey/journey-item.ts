import type { NetworkCategory, ProductKind } from '@haat/api-contract/vocabulary';
import { isSubsidisedOffer, SELF_PICKUP, type NetworkFulfilment } from '@haat/ondc-core';
import { isCollectOnly } from '../catalogue/item-facts.ts';
import type { OfferedGoods } from '../cart/offered-goods.ts';
import type { JourneyItem } from './tables.ts';

/** Kinds of goods of our own market, by which what may be done with an order afterwards is decided. */
const KINDS: Readonly<Record<NetworkCategory, ProductKind>> = {
  Seed: 'seed',
  Pesticide: 'pesticide',
  Fertilizer: 'fertiliser',
  'Organic Crop Protection': 'pesticide',
  'Organic Crop Nutrition': 'fertiliser',
  'Tools and Machinery': 'tool',
  'Cattle Feed': 'fertiliser',
};

/** Goods of a cart as a shop is asked for them. */
export function toJourneyItem({ row, item }: OfferedGoods, quantity: number): JourneyItem {
  const isSubsidised = isSubsidisedOffer({ category: row.category, name: item.name });
  return {
    variantId: item.id,
    itemId: item.item_id,
    quantity,
    unitPaise: item.price_paise,
    mrpPaise: item.mrp_paise,
    isPaidOnDelivery: item.facts.isPaidOnDelivery,
    ...(isCollectOnly(item.facts) ? { pickupId: item.facts.fulfilmentId } : {}),
    product: {
      name: { en: item.name },
      slug: row.id,
      // The seller's picture lies on a server of its own, to which no page of ours sends a farmer's phone.
      imageUrl: '',
      pack: { amount: item.pack_amount ?? 1, unit: item.pack_unit ?? 'piece', container: '' },
      ...(item.mrp_paise === null ? {} : { mrpPaise: item.mrp_paise }),
      facts: { kind: KINDS[row.category], isSubsidised, hsnCode: '', gstPercent: 0 },
    },
  };
}

/**
 * By which of the shop's own fulfilments the goods are fetched, all together; null where they are brought. See
 * docs/domain/open-network.md#fetched-at-the-shop.
 */
export function pickupOf(items: readonly JourneyItem[]): Pick<NetworkFulfilment, 'id' | 'type'> | null {
  const fetched = items.find(({ pickupId }) => pickupId != null);
  return fetched?.pickupId == null ? null : { id: fetched.pickupId, type: SELF_PICKUP };
}

/** Packs of subsidised fertiliser among goods that a shop is asked for. */
export function subsidisedPacksOf(items: readonly JourneyItem[]): number {
  return items.reduce((sum, { product, quantity }) => (product.facts?.isSubsidised === true ? sum + quantity : sum), 0);
}
