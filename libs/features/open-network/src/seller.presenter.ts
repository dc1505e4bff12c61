import type { NetworkSeller } from '@haat/api-contract/open-network';
import type { NetworkReach } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { inOrder, kindFacts } from './kind-of-goods.ts';
import { farText } from './offer.presenter.ts';

/** A shop of the network that serves the place, in words. */
export interface SellerView {
  readonly id: string;
  /** Of the seller, to list its goods by. */
  readonly providerId: string;
  readonly name: string;
  /** '3.2 km'; null where it does not say where it is. */
  readonly distance: string | null;
  /** Kinds of goods that it brings to the place: 'Seed, Fertiliser'. */
  readonly kinds: string;
  /** How far it brings them: 'brings goods to all of India'. */
  readonly reach: readonly string[];
  /** 'Order for ₹500.00 or more'; null for no least. */
  readonly minOrder: string | null;
  /** The app through which it sells; null where that is not told. */
  readonly app: string | null;
  /** Empty where it is not told. */
  readonly address: string;
}

/** Puts a shop of the network into words. */
export function sellerView(t: ServerTexts, { id, provider_id, vendor_details: seller }: NetworkSeller): SellerView {
  return {
    id,
    providerId: provider_id,
    name: seller.name,
    distance: farText(t, seller.distance_metres),
    kinds: inOrder(seller.delivers.map(({ category }) => category))
      .map((category) => t(`open-network:kind.${kindFacts(category).kind}`))
      .join(', '),
    reach: reachTexts(
      t,
      seller.delivers.map(({ reach }) => reach),
    ),
    minOrder: minOrderText(t, seller.min_order),
    app: seller.seller_app,
    address: [seller.address, seller.pincode].filter(Boolean).join(', '),
  };
}

/** How far goods are brought, each way once. */
export function reachTexts(t: ServerTexts, reaches: readonly NetworkReach[]): string[] {
  return [...new Set(reaches)].map((reach) => t(`open-network:reach.${reach}`));
}

/** 'Order for ₹500.00 or more'; null for no least worth. */
export function minOrderText(t: ServerTexts, minOrder: number | null): string | null {
  return minOrder === null ? null : t('open-network:seller.minOrder', { amount: formatMoney(minOrder) });
}
