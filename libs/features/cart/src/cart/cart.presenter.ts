import type { Address, CartLine, CartView, Checkout } from '@haat/api-contract';
import type { DeliveryType, PaymentKind } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise, toRupees } from '@haat/format';
import { lineAmounts, MAX_PACKS_PER_LINE, shelfAmounts } from '@haat/order-core';
import { dayText, distanceText, shopView } from '@haat/presenters';
import { couponsView } from '../checkout/coupon.presenter.ts';
import { insuranceView } from '../checkout/insurance.presenter.ts';
import { creditNote, paymentView } from '../checkout/payment.presenter.ts';
import { prebookView } from '../checkout/prebook.presenter.ts';
import { cartSnapshot } from '../cart-snapshot.ts';
import type {
  BillRowView,
  FilledCart,
  FulfilmentChoice,
  CartLineView,
  ParkedCartView,
  Unserved,
} from './cart-screen.ts';

const HOUR_MS = 3_600_000;

/** What the words of a cart depend on besides the cart. */
export interface CartViewContext {
  readonly now: Date;
  readonly language: string;
  readonly hasPlace: boolean;
  /** The farmer's addresses, the default one first; null when they could not be loaded. */
  readonly addresses: readonly Address[] | null;
  /** Who collects the goods unless the cart says it. */
  readonly farmer: { readonly name: string; readonly phoneNumber: string };
  /** What this shell lets people pay with, in the order in which it is shown. */
  readonly paymentOptions: readonly PaymentKind[];
}

/** Puts a cart into words; null for an empty one. It runs on the server, so that the screen only shows. */
export function filledCart(t: ServerTexts, view: Checkout, surroundings: CartViewContext): FilledCart | null {
  const { now, language, hasPlace, addresses, farmer } = surroundings;
  const { vendor, delivery_type: type } = view;
  if (view.lines.length === 0) return null;
  // A shop that has closed permanently has no data; all its lines are unavailable.
  const shop = vendor && shopView(t, vendor, now);
  const mostPacks = vendor?.vendor_details.max_packs ?? MAX_PACKS_PER_LINE;
  const lines = view.lines.map((line) =>
    cartLineView(t, line, { mostPacks, insurance: insuranceViews(t, view, line.variant_id) }),
  );
  const paying = { options: surroundings.paymentOptions, language, now };
  const payment = paymentView(t, view, paying);
  const address = addresses?.find(({ id }) => id === view.address_id) ?? null;
  return {
    vendorId: vendor?.id ?? '',
    shop: shop?.name ?? '',
    shopAddress: vendor?.vendor_details.address ?? '',
    shopDetail: [shop?.opening, shop?.distance].filter(Boolean).join(' · '),
    isPrebook: view.is_prebook,
    lines,
    isBlocked: lines.some(({ problem }) => problem?.blocks),
    fulfilment: {
      type,
      choices: fulfilmentChoices(t, view),
      promised: promisedText(t, view, language, now),
      notes: fulfilmentNotes(t, view),
    },
    unserved: vendor && unserved(view, hasPlace),
    address: address && { id: address.id, name: address.name, text: address.full_display_address },
    areAddressesLost: addresses === null,
    pickup: view.pickup_person
      ? { name: view.pickup_person.name, phoneNumber: view.pickup_person.phone_number }
      : { name: farmer.name, phoneNumber: farmer.phoneNumber },
    prebook: prebookView(t, view, language, now),
    payment,
    coupons: couponsView(t, view, language, now),
    bill: view.bill && {
      rows: billRows(t, view, view.bill),
      total: formatMoney(view.bill.total),
      beside: creditNote(t, view, payment.chosen, paying),
    },
    needsKyc: view.needs_kyc,
    needsTerms: view.needs_terms[0] ?? null,
    snapshot: JSON.stringify(cartSnapshot(view, payment.chosen)),
  };
}

/** Puts a line into words. */
export function cartLineView(
  t: ServerTexts,
  line: CartLine,
  { mostPacks, insurance }: Pick<CartLineView, 'insurance'> & { readonly mostPacks: number },
): CartLineView {
  const { product, quantity, quote } = line;
  const unit = lineAmounts({ quantity: 1, price: quote.price, discount: quote.discount }).total;
  return {
    variantId: line.variant_id,
    name: product.name || t('cart:line.unknown'),
    brand: product.brand_name,
    slug: product.slug,
    pictureUrl: product.image_url,
    pack: line.variant.attribute_value.name,
    quantity,
    max: Math.min(quote.stock, mostPacks),
    mostNote: quantity === mostPacks && quote.stock > mostPacks ? t('cart:line.most', { count: mostPacks }) : null,
    amount: formatMoney(lineAmounts({ quantity, price: quote.price, discount: quote.discount }).total),
    each: quantity > 1 ? t('cart:line.each', { amount: formatMoney(unit) }) : null,
    problem: problemView(t, line, { unit, mostPacks }),
    insurance,
  };
}

/** The insurance that can be taken with a pack, as the order would be paid. */
function insuranceViews(t: ServerTexts, view: Checkout, variantId: string): CartLineView['insurance'] {
  const isPaidWhole = view.prebook === null || view.prebook.advance >= (view.bill?.total ?? Infinity);
  return view.insurance
    .filter(({ variant_id }) => variant_id === variantId)
    .map((offer) => insuranceView(t, offer, { payment: view.payment.chosen, isPaidWhole }));
}

/** The problem of a line and what to do about it. A changed price is shown, and does not block the order. */
function problemView(
  t: ServerTexts,
  { problem, price_when_added, quote }: CartLine,
  { unit, mostPacks }: { readonly unit: number; readonly mostPacks: number },
): CartLineView['problem'] {
  switch (problem) {
    case null:
      return null;
    case 'product_gone':
      return { text: t('cart:problem.gone'), blocks: true };
    case 'out_of_stock':
      return { text: t('cart:problem.outOfStock'), blocks: true };
    case 'not_enough_stock':
      return { text: t('cart:problem.notEnough', { count: quote.stock }), blocks: true };
    case 'too_many_packs':
      return { text: t('cart:problem.tooMany', { count: mostPacks }), blocks: true };
    case 'price_changed': {
      const prices = { before: formatMoney(price_when_added), now: formatMoney(unit) };
      return {
        text: t(unit > price_when_added ? 'cart:problem.priceUp' : 'cart:problem.priceDown', prices),
        blocks: false,
      };
    }
  }
}

function fulfilmentChoices(
  t: ServerTexts,
  { delivery_choices, delivery_type, bill, vendor }: CartView,
): FulfilmentChoice[] {
  const fee = delivery_type === 'home_delivery' && bill ? bill.delivery_fee : null;
  const distance = vendor?.vendor_details.distance_metres ?? null;
  const details: Record<DeliveryType, string> = {
    home_delivery:
      fee === null
        ? t('cart:fulfilment.feeInBill')
        : fee === 0
          ? t('cart:fulfilment.free')
          : t('cart:fulfilment.fee', { amount: formatMoney(fee) }),
    pickup_from_store: [t('cart:fulfilment.free'), distance === null ? '' : distanceText(t, distance)]
      .filter(Boolean)
      .join(' · '),
  };
  const titles: Record<DeliveryType, string> = {
    home_delivery: t('cart:fulfilment.delivery'),
    pickup_from_store: t('cart:fulfilment.pickup'),
  };
  return delivery_choices.map((value) => ({ value, title: titles[value], detail: details[value] }));
}

/** The promised day, in words; null where it is not known. */
function promisedText(
  t: ServerTexts,
  { promised_on, delivery_type }: Checkout,
  language: string,
  now: Date,
): string | null {
  if (promised_on === null) return null;
  const day = dayText(t, language, promised_on, now);
  return t(delivery_type === 'home_delivery' ? 'order:next.homeBy' : 'order:next.collectFrom', { day });
}

/** From which amount delivery is free, why there is only one fulfilment option, or what the other would lose. */
function fulfilmentNotes(t: ServerTexts, view: Checkout): string[] {
  const freeAbove =
    view.bill && view.bill.delivery_fee > 0 ? (view.vendor?.vendor_details.delivery?.free_above ?? null) : null;
  const isInsured = view.insurance.some(({ chosen_units }) => chosen_units > 0);
  const onlyOption = view.delivery_choices.length === 1 ? onlyOptionText(t, view) : null;
  return [
    freeAbove === null ? null : t('checkout:fulfilment.freeAbove', { amount: formatMoney(freeAbove) }),
    onlyOption,
    isInsured && view.delivery_choices.length > 1 ? t('checkout:insurance.lostAtPickup') : null,
  ].filter((note) => note !== null);
}

function onlyOptionText(t: ServerTexts, { delivery_choices, lines, vendor }: Checkout): string | null {
  if (delivery_choices[0] === 'home_delivery') return t('cart:fulfilment.onlyDelivery');
  if (lines.some(({ product }) => product.collect_only)) return t('cart:fulfilment.collectOnly');
  return vendor?.vendor_details.delivery ? t('cart:fulfilment.onlyPickup') : null;
}

function unserved({ delivery_choices, bill }: CartView, hasPlace: boolean): Unserved | null {
  if (delivery_choices.length === 0) return hasPlace ? 'shop' : 'no-place';
  return bill === null ? 'address' : null;
}

function billRows(
  t: ServerTexts,
  { count, delivery_type, lines }: Pick<CartView, 'count' | 'delivery_type' | 'lines'>,
  bill: NonNullable<CartView['bill']>,
): BillRowView[] {
  const shelf = shelfAmounts(
    lines.map(({ quantity, quote: { price, discount }, variant: { mrp } }) => ({ quantity, price, discount, mrp })),
  );
  return [
    { label: t('cart:bill.goods', { count }), amount: formatMoney(shelf.goods) },
    ...(shelf.saving > 0
      ? [{ label: t('cart:bill.saving'), amount: `−${formatMoney(shelf.saving)}`, tone: 'saving' as const }]
      : []),
    ...(bill.premium > 0 ? [{ label: t('cart:bill.premium'), amount: formatMoney(bill.premium) }] : []),
    ...(delivery_type === 'home_delivery'
      ? [
          {
            label: t('cart:bill.delivery'),
            amount: bill.delivery_fee > 0 ? formatMoney(bill.delivery_fee) : t('cart:fulfilment.free'),
          },
        ]
      : []),
    ...(bill.coupon_discount > 0
      ? [{ label: t('cart:bill.coupon'), amount: `−${formatMoney(bill.coupon_discount)}`, tone: 'saving' as const }]
      : []),
  ];
}

/** The cart that can be brought back, and for how long; null when there is none. */
export function parkedCartView(t: ServerTexts, { parked }: Pick<CartView, 'parked'>, now: Date): ParkedCartView | null {
  if (!parked) return null;
  const hours = Math.ceil((Date.parse(parked.until) - now.getTime()) / HOUR_MS);
  if (!(hours > 0)) return null;
  return {
    title: t('cart:parked.title', { shop: parked.vendor_name }),
    detail: `${t('cart:parked.packs', { count: parked.count })} · ${t('cart:parked.hours', { count: hours })}`,
  };
}

/** What the goods come to before delivery, for a cart that cannot be handed over yet. */
export function goodsTotal({ lines }: Pick<CartView, 'lines'>): number {
  const paise = lines.reduce((sum, { quantity, quote }) => sum + toPaise(lineAmounts({ quantity, ...quote }).total), 0);
  return toRupees(paise);
}
