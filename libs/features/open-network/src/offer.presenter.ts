import type { NetworkProduct, NetworkVariant } from '@haat/api-contract/open-network';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, formatMoney, toPaise, toRupees, unitPrice } from '@haat/format';
import { canBeBought } from '@haat/ondc-core';
import { distanceText, priceView, type PriceView, type ProductView } from '@haat/presenters';
import { kindFacts } from './kind-of-goods.ts';

/** Goods of a shop of the network in a list: the pack that can be had, else the first. */
export interface OfferCard {
  readonly id: string;
  readonly name: string;
  /** The company, or the seller where it names none. */
  readonly brand: string;
  readonly pictureUrl: string;
  readonly ground: ProductView['ground'];
  readonly pack: string;
  readonly price: PriceView;
  /** 'Kisan Seeds · 3.2 km'. */
  readonly seller: string;
  readonly isSoldOut: boolean;
  /** The pack to put into the cart; null where it cannot be bought. */
  readonly boughtId: string | null;
}

/** Puts goods of a list into words; null for goods without a pack. */
export function offerCard(t: ServerTexts, { product_variants: packs, ...product }: NetworkProduct): OfferCard | null {
  const shown = packs.find(({ is_selectable }) => is_selectable) ?? packs[0];
  if (!shown) return null;
  const { pictureUrl, ground } = kindFacts(product.category);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand ?? product.seller.name,
    pictureUrl,
    ground,
    pack: packText(t, shown),
    price: offerPrice(t, shown),
    seller: [product.seller.name, farText(t, product.seller.distance_metres)].filter(Boolean).join(' · '),
    isSoldOut: !shown.is_selectable,
    boughtId: canBeBought(product.category, shown) ? shown.id : null,
  };
}

/** The network's number for 'more than anyone counts': it is no amount, and shown nowhere. */
const UNCOUNTED = 99;

/** Most packs in one order; null where the seller names no limit. */
export function mostPacks({ max_packs: most }: Pick<NetworkVariant, 'max_packs'>): number | null {
  return most === null || most >= UNCOUNTED ? null : most;
}

/** '3.2 km'; null where the shop does not say where it is. */
export function farText(t: ServerTexts, metres: number | null): string | null {
  return metres === null ? null : distanceText(t, metres);
}

/** What a pack holds: '50 g'; the seller's name of it where that is not told in a unit. */
export function packText(t: ServerTexts, { pack, name }: Pick<NetworkVariant, 'pack' | 'name'>): string {
  return pack === null ? name : t(`main:units.${pack.unit}`, { amount: formatAmount(pack.amount) });
}

/** What a pack costs; without a maximum retail price nothing is said to be saved. */
export function offerPrice(t: ServerTexts, offer: Pick<NetworkVariant, 'mrp' | 'price' | 'discount'>): PriceView {
  const pays = toRupees(toPaise(offer.price) - toPaise(offer.discount));
  return priceView(t, { mrp: offer.mrp ?? pays }, offer);
}

/** '₹29.40 per kg'; null for what is not sold by weight or volume. */
export function unitPriceText(t: ServerTexts, { pack, price, discount }: NetworkVariant): string | null {
  const found = pack && unitPrice(toPaise(price) - toPaise(discount), pack.amount, pack.unit);
  if (!found) return null;
  return t(found.per === 'kg' ? 'main:units.per_kg' : 'main:units.per_l', {
    price: formatMoney(toRupees(found.paise)),
  });
}
