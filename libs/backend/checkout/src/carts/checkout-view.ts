import { cartBill } from '@haat/order-core';
import type { CreditLender } from '@haat/order-core';
import type { Checkout, PreparedOrder } from '@haat/api-contract';
import { indiaDay, toPaise, toRupees } from '@haat/format';
import { advanceOfTotal, billFor, cancelFreeUntil, promisedOn } from '@haat/order-core';
import { commissionOf } from '@haat/backend-commissions';
import { fullDisplayAddress } from '@haat/backend-identity';
import type { AddressRow } from '@haat/backend-identity';
import { boughtProducts, insuranceOffersFor, needsKyc, unacceptedTerms } from '@haat/backend-insurance';
import { hasIdentityDocument } from '@haat/backend-kyc';
import { toLatLng } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

import { couponsFor } from '../coupons/coupon-for.ts';

import { prebookTermsFor } from '../prebooking/prebook-terms.ts';

import { billOnTheWire, cartDetails, emptyView, goodsOf, parkedView, shownCarts } from './cart-view.ts';
import type { CartViewOptions, CartDetails } from './cart-view.ts';
import { paymentOfCart } from './payment-of-cart.ts';
import type { IsSandbox, Payer } from './payment-of-cart.ts';
import type { CartRow } from './stored-cart.ts';

/** Whose checkout is looked at. */
export interface CheckoutOptions extends CartViewOptions, Payer {
  /** Whether coupons are switched on. */
  couponsOn: boolean;
  /** What agents earn, in hundredths of a per cent by kind of goods. */
  commissionRates: Readonly<Record<string, number>>;
  isSandbox: IsSandbox;
  /** The lender of purchases on credit; null without one. */
  lender: CreditLender | null;
}

/** A cart with everything that can be chosen before it is ordered, and the bill of what is chosen. */
export async function checkoutView(executor: Executor, options: CheckoutOptions): Promise<Checkout> {
  return (await checkoutDetails(executor, options)).view;
}

/**
 * What the farmer is about to order: the checkout, and what an order names besides.
 * @param changed the cart with what was chosen just now; null reads the one that is open
 */
export async function preparedOrder(
  executor: Executor,
  options: CheckoutOptions & { userId: string },
  changed: CartRow | null,
): Promise<PreparedOrder> {
  const { view, address } = await checkoutDetails(executor, options, changed);
  return {
    ...view,
    farmer_id: options.userId,
    address: address && { id: address.id, full_display_address: fullDisplayAddress(address) },
  };
}

async function checkoutDetails(
  executor: Executor,
  options: CheckoutOptions,
  changed: CartRow | null = null,
): Promise<{ view: Checkout; address: AddressRow | null }> {
  const { owner } = options;
  if (owner === null) return { view: emptyCheckout(options), address: null };
  const { open, parked } = await shownCarts(executor, owner, options, changed);
  const shown = { parked: await parkedView(executor, parked, options.language) };
  if (open === null) return { view: { ...emptyCheckout(options), ...shown }, address: null };
  const details = await cartDetails(executor, open, options);
  const view = { ...(await withChoices(executor, open, details, options)), ...shown };
  return { view, address: details.shop?.address ?? null };
}

function emptyCheckout({ marketplace, couponsOn }: Pick<CheckoutOptions, 'marketplace' | 'couponsOn'>): Checkout {
  return {
    ...emptyView(marketplace),
    payment: { chosen: 'cash', choices: [], credit: null, credit_cost: null },
    coupons: { is_on: couponsOn, selected: null, offered: [] },
    insurance: [],
    needs_kyc: false,
    needs_terms: [],
    prebook: null,
    promised_on: null,
  };
}

async function withChoices(
  executor: Executor,
  row: CartRow,
  { view, shop }: CartDetails,
  options: CheckoutOptions,
): Promise<Checkout> {
  if (shop === null) return { ...emptyCheckout(options), ...view };
  const { userId, now, couponsOn, language } = options;
  const goods = goodsOf(view.lines);
  const question = { items: row.items, choices: row.insurance, deliveryType: view.delivery_type, language };
  // What the farmer does not let an agent insure is not offered to that agent, and not ordered by them.
  const insurance = options.mayInsure === false ? [] : await insuranceOffersFor(executor, question);
  const coupons = await couponsFor(executor, row.couponCode, {
    farmerId: userId,
    marketplace: row.marketplace,
    goodsTotal: billFor(goods).total,
    now,
    isOn: couponsOn,
  });
  const premium = toRupees(insurance.reduce((paise, offer) => paise + toPaise(offer.premium), 0));
  const route = { fulfilment: shop.fulfilment, delivery: shop.vendor.vendor_details.delivery, metres: shop.metres };
  const bill = cartBill(goods, route, { premium, coupon: coupons.selected, couponFlag: couponsOn });
  const { facts } = shop;
  const payment = await paymentOfCart(executor, row, {
    ...options,
    vendor: facts,
    place: placeOf(shop, options),
    isPrebook: row.isPrebook,
    items: row.items,
    total: bill?.total ?? null,
  });
  return {
    ...view,
    bill: bill === null ? null : billOnTheWire(bill),
    payment,
    coupons,
    insurance,
    needs_kyc: needsKyc(insurance) && (userId === null || !(await hasIdentityDocument(executor, userId))),
    needs_terms: await unacceptedTerms(executor, {
      ...{ farmerId: userId, productIds: boughtProducts(insurance), today: indiaDay(now) },
    }),
    prebook: row.isPrebook
      ? await prebookOf(executor, row, { vendorId: shop.vendor.id, total: bill?.total ?? null, now })
      : null,
    promised_on: row.isPrebook ? null : promisedOn(now, facts.readyInDays, facts.openingHours, facts.closedDays),
    ...(options.isForFarmer === true
      ? { cumulative_commission: await commissionOfCart(executor, options, view.lines, bill?.coupon_discount ?? 0) }
      : {}),
  };
}

/** What the agent earns who acts for the farmer, in rupees. */
function commissionOfCart(
  executor: Executor,
  { commissionRates }: Pick<CheckoutOptions, 'commissionRates'>,
  lines: Checkout['lines'],
  couponDiscount: number,
): Promise<number> {
  const goods = lines.map(({ variant_id: variantId, quantity, quote }) => ({
    variantId,
    quantity,
    price: quote.price,
    discount: quote.discount,
  }));
  return commissionOf(executor, commissionRates, { goods, couponDiscount });
}

/**
 * On what terms a cart is prebooked; null when the shop takes no prebooking of all of it. A day that can no longer be
 * booked is not chosen.
 */
async function prebookOf(
  executor: Executor,
  { items, bookingDate }: CartRow,
  { vendorId, total, now }: { vendorId: string; total: number | null; now: Date },
): Promise<Checkout['prebook']> {
  const terms = await prebookTermsFor(executor, { vendorId, items, now });
  if (terms === null) return null;
  const chosen = bookingDate !== null && terms.bookingDates.includes(bookingDate) ? bookingDate : null;
  return {
    booking_dates: [...terms.bookingDates],
    booking_date: chosen,
    advance: toRupees(total === null ? terms.advancePaise : advanceOfTotal(terms.advancePaise, toPaise(total))),
    queue_place: terms.nextPlace,
    cancel_free_until: chosen === null ? null : cancelFreeUntil(chosen, terms.cancelFreeDays),
  };
}

/** Where the goods go: to the address, or as long as there is none to where the farmer is; null for a pickup. */
function placeOf(
  { fulfilment, address, place }: NonNullable<CartDetails['shop']>,
  { latLng }: CheckoutOptions,
): LatLng | null {
  if (fulfilment.deliveryType === 'pickup_from_store') return null;
  if (address !== null) return place;
  return latLng === undefined ? null : toLatLng(latLng);
}
