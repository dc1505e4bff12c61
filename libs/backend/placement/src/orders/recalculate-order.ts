import { toPaise, toRupees } from '@haat/format';
import { billFor, LEAST_ONLINE_PAISE, paymentKind } from '@haat/order-core';
import type { Coupon, DeliveryPlace } from '@haat/order-core';
import { couponFor } from '@haat/backend-checkout';
import { placeOfAddress } from '@haat/backend-identity';
import { openSeason, toLatLng, vendorOfCart } from '@haat/backend-market';
import { linesOf } from '@haat/backend-orders';
import type { OrderHook, OrderRow, RecalculatedOrder } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { advanceDue, checkDeliveryType, checkPackLimit, deliveryFeeTo, priceLines } from './order-amounts.ts';

/** Calculates an unpaid order anew for another attempt to pay. See docs/domain/payments.md#unpaid-orders. */
export const recalculateHook: OrderHook = {
  stage: 'authorise',
  marketplace: 'dehaat',
  recalculate: (tx, dependencies, order) => recalculateOrder(tx, dependencies, order),
};

/**
 * What an order's goods come to today, with its coupon as far as it still applies, and the delivery to the place that
 * the order keeps. Its insurance stays as it was ordered.
 * @throws ServiceError as `calculateOrder`, and `payment_error.not_payable` for a prebooking whose day is over
 */
async function recalculateOrder(
  executor: Executor,
  { now, configuration }: Pick<Dependencies, 'now' | 'configuration'>,
  order: OrderRow,
): Promise<RecalculatedOrder> {
  const { vendorId, isPrebook, bookingDate, premiumPaise } = order;
  const place = order.address === null ? null : await placeOfOrder(executor, order.address);
  const destination = place?.place ?? null;
  const shop = await vendorOfCart(executor, vendorId, { destination, language: 'en', now: now() });
  if (shop === null) throw new ServiceError('order_error.vendor_unavailable');
  if (isPrebook) await checkStillBookable(executor, order, now());
  const items = await linesOf(executor, [order.id]);
  checkPackLimit(items, shop.facts.maxPacks);
  const goods = { items, vendorId, isPrebook, now: now() };
  const { lines, collectOnly } = await priceLines(executor, goods);
  checkDeliveryType(order.type, shop.facts.fulfilment, collectOnly);
  const fee = order.address === null ? 0 : deliveryFeeTo(order.address.id, shop, lines);
  const coupon = await currentCoupon(executor, order, {
    goodsTotal: billFor(lines).total,
    isOn: configuration.couponsOn,
    now: now(),
  });
  const bill = billFor(lines, { premium: toRupees(premiumPaise), deliveryFee: fee, coupon });
  const totalPaise = toPaise(bill.total);
  const payment = paymentKind(order.paymentMode) ?? 'cash';
  if (totalPaise < LEAST_ONLINE_PAISE)
    throw new ServiceError('order_error.payment_refused', { payment_kind: payment, obstacle: 'below_least' });
  return {
    lines: lines.map(({ variantId, quantity, price, discount }) => ({
      variantId,
      quantity,
      pricePaise: toPaise(price),
      discountPaise: toPaise(discount),
    })),
    pricePaise: toPaise(bill.price),
    discountPaise: toPaise(bill.discount),
    deliveryFeePaise: toPaise(bill.delivery_fee),
    couponDiscountPaise: toPaise(bill.coupon_discount),
    couponCode: coupon?.couponCode ?? null,
    totalPaise,
    advancePaise: await advanceDue(executor, { ...goods, payment, bookingDate, totalPaise }),
  };
}

/** @throws ServiceError `payment_error.not_payable` once the day of a prebooking cannot be booked any more */
async function checkStillBookable(
  executor: Executor,
  { vendorId, bookingDate, status }: OrderRow,
  now: Date,
): Promise<void> {
  const season = await openSeason(executor, vendorId, now);
  if (bookingDate === null || !season?.bookingDates.includes(bookingDate))
    throw new ServiceError('payment_error.not_payable', { status });
}

/** The place that the order keeps; in orders that do not have it, the PIN code's. */
async function placeOfOrder(
  executor: Executor,
  { place, pincode }: NonNullable<OrderRow['address']>,
): Promise<DeliveryPlace | null> {
  if (place !== undefined) return { place: toLatLng(place.latLng), isExact: place.isExact };
  return placeOfAddress(executor, { latLng: null, pincode });
}

/** The order's coupon with what it takes off today; null when it no longer applies. */
async function currentCoupon(
  executor: Executor,
  { couponCode: code, farmerId, marketplace, status }: OrderRow,
  cart: { goodsTotal: number; isOn: boolean; now: Date },
): Promise<Coupon | null> {
  if (code === null || !cart.isOn) return null;
  // A failed payment gave the order's use back; a prebooking that waits has kept it.
  const held = status === 'PRE_ORDER' ? 1 : 0;
  const offer = await couponFor(executor, code, { ...cart, farmerId, marketplace, held });
  return offer?.obstacle === null ? offer : null;
}
