import type { DeliveryType, FulfilmentType, PaymentKind } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { advanceOfTotal, billFor, deliveryFee, linesOverLimit, offersDeliveryType } from '@haat/order-core';
import type { DeliveryPlace, OrderLine } from '@haat/order-core';
import { checkBookingDate, lineQuotes, prebookTermsFor } from '@haat/backend-checkout';
import { vendorOfCart } from '@haat/backend-market';
import type { StockLine } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

/** Goods of a shop, and when they are priced. */
export interface PricingRequest {
  items: readonly StockLine[];
  vendorId: string;
  /** Then the season's locked prices count. */
  isPrebook: boolean;
  now: Date;
}

/** @throws ServiceError `order_error.too_many_packs`, naming every variant of which there are too many */
export function checkPackLimit(items: readonly StockLine[], most: number): void {
  const over = linesOverLimit(items, most);
  if (over.length === 0) return;
  throw new ServiceError('order_error.too_many_packs', {
    most,
    lines: over.map(({ variantId, quantity }) => ({ variant_id: variantId, asked: quantity })),
  });
}

/**
 * Lines at today's prices, or a prebooking's at the season's, in rupees.
 * @throws ServiceError `cart_error.product_gone`
 */
export async function priceLines(
  executor: Executor,
  { items, vendorId, isPrebook, now }: PricingRequest,
): Promise<{ lines: OrderLine[]; collectOnly: boolean }> {
  const variantIds = items.map(({ variantId }) => variantId);
  const quotes = await lineQuotes(executor, { variantIds, vendorId, isPrebook, now });
  const lines = items.map(({ variantId, quantity }) => {
    const quote = quotes.get(variantId);
    if (quote === undefined) throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
    return {
      variantId,
      catalogueId: quote.cId,
      quantity,
      price: toRupees(quote.pricePaise),
      discount: toRupees(quote.discountPaise),
    };
  });
  return { lines, collectOnly: [...quotes.values()].some((quote) => quote.collectOnly) };
}

/** @throws ServiceError `order_error.delivery_type_refused` for what the shop or the goods do not allow */
export function checkDeliveryType(type: DeliveryType, fulfilment: FulfilmentType, collectOnly: boolean): void {
  if (!offersDeliveryType(fulfilment, type, collectOnly))
    throw new ServiceError('order_error.delivery_type_refused', { type });
}

/**
 * What the shop takes for bringing goods to a place, in rupees.
 * @throws ServiceError `order_error.not_delivered_here`
 */
export async function deliveryFeeTo(
  executor: Executor,
  vendorId: string,
  {
    addressId,
    place,
    lines,
    now,
  }: { addressId: string; place: DeliveryPlace | null; lines: readonly OrderLine[]; now: Date },
): Promise<number> {
  const shop = await vendorOfCart(executor, vendorId, { destination: place?.place ?? null, language: 'en', now });
  const terms = shop?.vendor.vendor_details.delivery ?? null;
  const metres = shop?.destinationMetres ?? null;
  const fee = terms === null || metres === null ? null : deliveryFee(metres, terms, billFor(lines).total);
  if (fee === null) throw new ServiceError('order_error.not_delivered_here', { address_id: addressId });
  return fee;
}

/**
 * What of a prebooking is paid in advance, in whole paise; null when none is, and for other orders.
 * @throws ServiceError `order_error.booking_date_refused`: it must be for a day that can be booked
 */
export async function advanceDue(
  executor: Executor,
  {
    items,
    vendorId,
    isPrebook,
    now,
    payment,
    bookingDate,
    totalPaise,
  }: PricingRequest & { payment: PaymentKind; bookingDate: string | null; totalPaise: number },
): Promise<number | null> {
  if (!isPrebook) return null;
  const terms = await prebookTermsFor(executor, { vendorId, items, now });
  checkBookingDate(bookingDate, terms);
  return payment === 'pay-now' && terms !== null && terms.advancePaise > 0
    ? advanceOfTotal(terms.advancePaise, totalPaise)
    : null;
}
