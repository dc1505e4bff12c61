import type { DeliveryType, FulfilmentType, PaymentKind } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { advanceOfTotal, billFor, deliveryFee, linesOverLimit, offersDeliveryType } from '@haat/order-core';
import type { OrderLine } from '@haat/order-core';
import { checkBookingDate, lineQuotes, prebookTermsFor } from '@haat/backend-checkout';
import type { StockLine, VendorOfCart } from '@haat/backend-market';
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

/** Lines with their prices in rupees. */
export interface PricedLines {
  lines: OrderLine[];
  /** One of them may only be collected at the shop. */
  collectOnly: boolean;
  /** Packs of each variant when its price was read; of a prebooking what is left of the season's. */
  stocks: ReadonlyMap<string, number>;
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
): Promise<PricedLines> {
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
  return {
    lines,
    collectOnly: [...quotes.values()].some((quote) => quote.collectOnly),
    stocks: new Map([...quotes].map(([variantId, { stock }]) => [variantId, stock])),
  };
}

/** @throws ServiceError `order_error.delivery_type_refused` for what the shop or the goods do not allow */
export function checkDeliveryType(type: DeliveryType, fulfilment: FulfilmentType, collectOnly: boolean): void {
  if (!offersDeliveryType(fulfilment, type, collectOnly))
    throw new ServiceError('order_error.delivery_type_refused', { type });
}

/**
 * What the shop takes for bringing goods to the place to which its way was measured, in rupees.
 * @throws ServiceError `order_error.not_delivered_here`
 */
export function deliveryFeeTo(
  addressId: string,
  { vendor, destinationMetres: metres }: VendorOfCart,
  lines: readonly OrderLine[],
): number {
  const terms = vendor.vendor_details.delivery;
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
