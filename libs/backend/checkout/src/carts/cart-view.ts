import { lineProblem, MAX_PACKS_PER_LINE } from '@haat/order-core';
import { cartFulfilment } from '@haat/order-core';
import { cartBill } from '@haat/order-core';
import type { CartFulfilment } from '@haat/order-core';
import type { CartBill, CartLine, CartView, Vendor } from '@haat/api-contract';
import type { Language, Marketplace } from '@haat/api-contract/vocabulary';
import { PARKED_CART_LIFETIME_MS } from '@haat/cart-core';
import { toRupees } from '@haat/format';
import type { Bill } from '@haat/order-core';
import { findAddress, placeOfAddress } from '@haat/backend-identity';
import type { AddressRow } from '@haat/backend-identity';
import { metresFromVendor, productLines, toLatLng, vendorById, vendorFacts } from '@haat/backend-market';
import type { ProductLine } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { prebookQuotes } from '../prebooking/prebook-quotes.ts';

import type { CartOwner } from './cart-owner.ts';
import { openCart, parkedCart } from './cart-rows.ts';
import type { CartRow } from './stored-cart.ts';
import type { CartItemRow } from './tables.ts';

/** Whose cart is looked at, and from where. */
export interface CartViewOptions {
  /** Null for a user who has neither signed in nor put anything into a cart. */
  owner: CartOwner | null;
  /** The signed-in farmer, or null. */
  userId: string | null;
  marketplace: Marketplace;
  language: Language;
  /** 'lat,lng' */
  latLng: string | undefined;
  now: Date;
}

/** A cart as a screen shows it, with what its bill was made of. */
export interface CartDetails {
  view: CartView;
  /** Null when the cart is empty, or its shop has closed permanently. */
  shop: {
    vendor: Vendor;
    fulfilment: CartFulfilment;
    address: AddressRow | null;
    /** From the shop to where the goods shall go; null when that is not known. */
    metres: number | null;
  } | null;
}

/** A cart with today's prices and the problem of each line, as a screen shows it. */
export async function cartView(executor: Executor, options: CartViewOptions): Promise<CartView> {
  const { owner, marketplace, now } = options;
  if (owner === null) return emptyView(marketplace);
  const row = await openCart(executor, owner, marketplace);
  const parked = await parkedView(executor, owner, options, now);
  return { ...(row === null ? emptyView(marketplace) : (await cartDetails(executor, row, options)).view), parked };
}

/** A cart with nothing in it. */
export function emptyView(marketplace: Marketplace): CartView {
  return {
    marketplace,
    cart_id: '',
    is_prebook: false,
    vendor: null,
    lines: [],
    delivery_type: 'home_delivery',
    delivery_choices: [],
    address_id: null,
    pickup_person: null,
    bill: null,
    count: 0,
    parked: null,
  };
}

/** A stored cart as a screen shows it; what is parked is not looked at. */
export async function cartDetails(
  executor: Executor,
  row: CartRow,
  { language, latLng, userId, now }: CartViewOptions,
): Promise<CartDetails> {
  const kept = {
    ...emptyView(row.marketplace),
    cart_id: row.cartId,
    is_prebook: row.isPrebook,
    pickup_person: row.pickupPerson,
    delivery_type: row.deliveryType ?? 'home_delivery',
  };
  const address = row.addressId === null || userId === null ? null : await findAddress(executor, userId, row.addressId);
  const addressId = address?.id ?? null;
  const { vendorId } = row;
  const vendor =
    vendorId === null
      ? null
      : await vendorById(executor, vendorId, {
          latLng: latLng === undefined ? undefined : toLatLng(latLng),
          language,
          now,
        });
  if (vendorId === null) return { view: { ...kept, address_id: addressId }, shop: null };

  const products = await shownPacks(executor, row, vendorId, { language, now });
  const maxPacks = vendor?.vendor_details.max_packs ?? MAX_PACKS_PER_LINE;
  const lines = row.items.map((item) => toLine(item, { vendorId, maxPacks }, products.get(item.variantId)));
  const count = row.items.reduce((sum, { quantity }) => sum + quantity, 0);
  // A shop that has closed permanently: its lines are unavailable.
  if (vendor === null) return { view: { ...kept, lines, count, address_id: addressId }, shop: null };

  const addressMetres = address === null ? null : await metresToAddress(executor, vendorId, address);
  const fulfilment = cartFulfilment({
    vendor,
    collectOnly: lines.some(({ product }) => product.collect_only),
    addressMetres,
    chosen: row.deliveryType,
  });
  const metres = address === null ? vendor.vendor_details.distance_metres : addressMetres;
  const bill = cartBill(goodsOf(lines), { fulfilment: fulfilment, delivery: vendor.vendor_details.delivery, metres });
  const view = {
    ...kept,
    vendor,
    lines,
    count,
    address_id: addressId,
    delivery_type: fulfilment.deliveryType,
    delivery_choices: fulfilment.choices,
    bill: bill === null ? null : billOnTheWire(bill),
  };
  return { view, shop: { vendor, fulfilment, address, metres } };
}

/**
 * Names, pictures and prices of a cart's packs; for a prebooking, the season's prices and the remaining season stock.
 */
async function shownPacks(
  executor: Executor,
  { items, isPrebook }: CartRow,
  vendorId: string,
  { language, now }: { language: Language; now: Date },
): Promise<Map<string, ProductLine>> {
  const variantIds = items.map(({ variantId }) => variantId);
  const products = await productLines(executor, variantIds, { vendorId, language });
  if (!isPrebook) return products;
  const season = await prebookQuotes(executor, variantIds, vendorId, now);
  return new Map(
    [...products].map(([variantId, line]) => {
      const quote = season.get(variantId);
      const shown =
        quote === undefined || line.quote === null
          ? null
          : {
              ...line.quote,
              price: toRupees(quote.pricePaise),
              discount: toRupees(quote.discountPaise),
              stock: quote.stock,
            };
      return [variantId, { ...line, quote: shown }];
    }),
  );
}

/** What a bill is made of, of each line. */
export function goodsOf(lines: readonly CartLine[]): { quantity: number; price: number; discount: number }[] {
  return lines.map(({ quantity, quote }) => ({ quantity, price: quote.price, discount: quote.discount }));
}

/** Metres from a shop to an address; null when its place is not known. */
export async function metresToAddress(
  executor: Executor,
  vendorId: string,
  address: AddressRow,
): Promise<number | null> {
  const place = await placeOfAddress(executor, address);
  return place === null ? null : metresFromVendor(executor, vendorId, place.place);
}

/**
 * A line at today's price, with its problem. `known` is what there is of its pack, nothing for one that is
 * gone.
 */
export function toLine(
  { variantId, catalogueId, quantity, unitPaise }: CartItemRow,
  { vendorId, maxPacks }: { vendorId: string; maxPacks: number },
  known: ProductLine | undefined,
): CartLine {
  const quote = known?.quote ?? { price: 0, discount: 0, c_id: catalogueId, vendor_id: vendorId, stock: 0 };
  return {
    variant_id: variantId,
    catalogue_id: quote.c_id,
    quantity,
    product: known?.product ?? { id: '', slug: '', name: '', image_url: '', brand_name: '', collect_only: false },
    variant: known?.variant ?? {
      attribute_value: { name: '', attribute_name: 'pack' },
      pack: { amount: 0, unit: 'piece' },
      mrp: 0,
    },
    quote,
    price_when_added: toRupees(unitPaise),
    problem: lineProblem({ quote: known?.quote ?? null, quantity, maxPacks, seenUnitPaise: unitPaise }),
  };
}

/** A bill as the wire carries it. */
export function billOnTheWire({ price, discount, premium, delivery_fee, coupon_discount, total }: Bill): CartBill {
  return { price, discount, premium, delivery_fee, coupon_discount, total };
}

/** What an owner has put aside and can bring back, or null. */
export async function parkedView(
  executor: Executor,
  owner: CartOwner,
  { marketplace, language }: Pick<CartViewOptions, 'marketplace' | 'language'>,
  now: Date,
): Promise<CartView['parked']> {
  const parked = await parkedCart(executor, owner, marketplace, now);
  if (parked === null) return null;
  const vendor = parked.vendorId === null ? null : await vendorFacts(executor, parked.vendorId);
  return {
    vendor_name: vendor === null ? '' : inLanguage(vendor.snapshot.name, language),
    count: parked.items.reduce((sum, { quantity }) => sum + quantity, 0),
    until: new Date((parked.parkedAt?.getTime() ?? 0) + PARKED_CART_LIFETIME_MS).toISOString(),
  };
}
