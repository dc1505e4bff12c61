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
import { productLines, toLatLng, vendorFacts, vendorOfCart } from '@haat/backend-market';
import type { LatLng, ProductLine, VendorFacts } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { prebookQuotes } from '../prebooking/prebook-quotes.ts';

import type { CartOwner } from './cart-owner.ts';
import { cartsOf, parkedCart } from './cart-rows.ts';
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
    facts: VendorFacts;
    address: AddressRow | null;
    /** Where the address is; null without one, or when its PIN code is not known any more. */
    place: LatLng | null;
    /** From the shop to where the goods shall go; null when that is not known. */
    metres: number | null;
  } | null;
}

/**
 * A cart with today's prices and the problem of each line, as a screen shows it.
 * @param changed the owner's open cart, when it was just written and need not be read again
 */
export async function cartView(
  executor: Executor,
  options: CartViewOptions,
  changed?: CartRow | null,
): Promise<CartView> {
  const { owner, marketplace } = options;
  if (owner === null) return emptyView(marketplace);
  const { open, parked } = await shownCarts(executor, owner, options, changed);
  return {
    ...(open === null ? emptyView(marketplace) : (await cartDetails(executor, open, options)).view),
    parked: await parkedView(executor, parked, options.language),
  };
}

/** What is shown of an owner's carts; one that was just written is not read again. */
export async function shownCarts(
  executor: Executor,
  owner: CartOwner,
  { marketplace, now }: Pick<CartViewOptions, 'marketplace' | 'now'>,
  changed: CartRow | null = null,
): Promise<{ open: CartRow | null; parked: CartRow | null }> {
  if (changed === null) return cartsOf(executor, owner, marketplace, now);
  return { open: changed, parked: await parkedCart(executor, owner, marketplace, now) };
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
  if (vendorId === null) return { view: { ...kept, address_id: addressId }, shop: null };

  const place = address === null ? null : ((await placeOfAddress(executor, address))?.place ?? null);
  const from = latLng === undefined ? undefined : toLatLng(latLng);
  const shop = await vendorOfCart(executor, vendorId, { latLng: from, destination: place, language, now });
  const vendor = shop?.vendor ?? null;
  const products = await shownPacks(executor, row, vendorId, { language, now });
  const maxPacks = vendor?.vendor_details.max_packs ?? MAX_PACKS_PER_LINE;
  const lines = row.items.map((item) => toLine(item, { vendorId, maxPacks }, products.get(item.variantId)));
  const count = row.items.reduce((sum, { quantity }) => sum + quantity, 0);
  // A shop that has closed permanently: its lines are unavailable.
  if (shop === null || vendor === null) return { view: { ...kept, lines, count, address_id: addressId }, shop: null };

  const addressMetres = shop.destinationMetres;
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
  return { view, shop: { vendor, facts: shop.facts, fulfilment, address, place, metres } };
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
  parked: CartRow | null,
  language: Language,
): Promise<CartView['parked']> {
  if (parked === null) return null;
  const vendor = parked.vendorId === null ? null : await vendorFacts(executor, parked.vendorId);
  return {
    vendor_name: vendor === null ? '' : inLanguage(vendor.snapshot.name, language),
    count: parked.items.reduce((sum, { quantity }) => sum + quantity, 0),
    until: new Date((parked.parkedAt?.getTime() ?? 0) + PARKED_CART_LIFETIME_MS).toISOString(),
  };
}
