import type { CreditKeyFacts, OrderRequest } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { billFor, orderPayload } from '@haat/order-core';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { Coupon, CreditLender, DeliveryPlace, OrderPayload } from '@haat/order-core';
import { couponFor, paymentFacts } from '@haat/backend-checkout';
import type { CartRow, Payer } from '@haat/backend-checkout';
import { commissionOf } from '@haat/backend-commissions';
import { findAddress, fullDisplayAddress, placeOfAddress } from '@haat/backend-identity';
import type { AddressRow } from '@haat/backend-identity';
import { insuranceOrderFor } from '@haat/backend-insurance';
import { refuseExpiredGoods, vendorOfCart } from '@haat/backend-market';
import type { VendorFacts } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { advanceDue, checkDeliveryType, checkPackLimit, deliveryFeeTo, priceLines } from './order-amounts.ts';
import { checkAmounts } from './check-order-request.ts';
import { checkPayment } from './check-payment.ts';

/** Who orders what, and how. */
export interface OrderQuestion extends Payer {
  userId: string;
  orderRequest: OrderRequest;
  cart: CartRow;
  payment: PaymentKind;
  couponsOn: boolean;
  /** What agents earn, in hundredths of a per cent by kind of goods. */
  commissionRates: Readonly<Record<string, number>>;
  /** The lender of purchases on credit; null without one. */
  lender: CreditLender | null;
  now: Date;
}

/** An order as computed from current prices and rules. */
export interface CalculatedOrder {
  vendor: VendorFacts;
  /** Null for a pickup. */
  address: AddressRow | null;
  /** Where the goods are brought to; null for a pickup. */
  place: DeliveryPlace | null;
  payload: OrderPayload;
  /** Packs that the shop had of each variant when its price was read. */
  stocks: ReadonlyMap<string, number>;
  /**
   * Whole paise of the total that are paid in advance; null unless a prebooking asks for an advance that is paid now.
   */
  advancePaise: number | null;
  /** The Key Facts Statement that a farmer who pays on credit agrees to; null without a lender. */
  keyFacts: CreditKeyFacts | null;
}

/**
 * Recomputes an order from the cart, today's prices and the rules, and compares the payload with it: a payload that
 * disagrees is refused, naming the line or the amount. See docs/domain/orders.md#amounts-are-computed-again.
 * @throws ServiceError `order_error.*`, `credit_error.*`, `coupon_error.*`, `cart_error.product_gone`,
 *   `address_error.not_found`
 */
export async function calculateOrder(executor: Executor, question: OrderQuestion): Promise<CalculatedOrder> {
  const { userId, orderRequest, cart, payment, couponsOn, now } = question;
  const address = await addressOf(executor, userId, orderRequest);
  const place = address === null ? null : await placeOfAddress(executor, address);
  const shop = await vendorOfCart(executor, orderRequest.vendor, {
    destination: place?.place ?? null,
    language: 'en',
    now,
  });
  if (shop === null || shop.facts.marketplace !== cart.marketplace)
    throw new ServiceError('order_error.vendor_unavailable');
  const vendor = shop.facts;
  checkPackLimit(cart.items, vendor.maxPacks);
  await refuseExpiredGoods(
    executor,
    vendor,
    cart.items.map(({ variantId }) => variantId),
    now,
  );
  const { lines, collectOnly, stocks } = await priceLines(executor, { ...cart, vendorId: vendor.id, now });
  checkDeliveryType(orderRequest.type, vendor.fulfilment, collectOnly);
  if (address === null && orderRequest.type !== 'pickup_from_store') throw new ServiceError('address_error.not_found');
  const goodsPayload = orderPayload({
    marketplace: cart.marketplace,
    cartId: cart.cartId,
    vendorId: vendor.id,
    lines,
    createdFor: userId,
    isPrebook: cart.isPrebook,
    bookingDate: orderRequest.booking_date,
    payment,
    couponFlag: couponsOn,
    deliveryFee: address === null ? 0 : deliveryFeeTo(address.id, shop, lines),
    insurance: await insuranceOrderFor(executor, {
      items: cart.items,
      choices: cart.insurance,
      deliveryType: orderRequest.type,
    }),
    coupon: await couponOf(executor, question, billFor(lines).total),
    fulfilment:
      address === null
        ? { delivery: 'pickup_from_store' }
        : { delivery: 'home_delivery', address: { id: address.id, fullDisplayAddress: fullDisplayAddress(address) } },
  });
  const payload =
    question.isForFarmer === true
      ? {
          ...goodsPayload,
          cumulative_commission: await commissionOf(executor, question.commissionRates, {
            goods: lines,
            couponDiscount: goodsPayload.coupon?.discount ?? 0,
          }),
        }
      : goodsPayload;
  checkAmounts(orderRequest, payload);
  const { facts, account } = await paymentFacts(executor, {
    ...question,
    vendor,
    place: place?.place ?? null,
    isPrebook: cart.isPrebook,
    items: cart.items,
    total: payload.total_price,
    now,
  });
  checkPayment(payment, facts);
  return {
    vendor,
    address,
    place,
    payload,
    stocks,
    advancePaise: await advanceDue(executor, {
      ...cart,
      vendorId: vendor.id,
      payment,
      bookingDate: orderRequest.booking_date ?? null,
      totalPaise: toPaise(payload.total_price),
      now,
    }),
    keyFacts: account?.key_facts ?? null,
  };
}

/** The farmer's address to deliver to; null for a pickup, and for one that is not the farmer's. */
async function addressOf(
  executor: Executor,
  userId: string,
  { type, address }: OrderRequest,
): Promise<AddressRow | null> {
  return type === 'pickup_from_store' || address === undefined ? null : findAddress(executor, userId, address.id);
}

/**
 * The cart's coupon with what it takes off; null without one, or when it takes nothing off and the order does not say
 * so either.
 */
async function couponOf(
  executor: Executor,
  { orderRequest, cart, userId, couponsOn, now }: OrderQuestion,
  goodsTotal: number,
): Promise<Coupon | null> {
  const { couponCode: code } = cart;
  if (code === null || !couponsOn) return null;
  const offer = await couponFor(executor, code, {
    farmerId: userId,
    marketplace: cart.marketplace,
    goodsTotal,
    now,
    isOn: couponsOn,
  });
  if (offer !== null && offer.obstacle === null) return offer;
  if (orderRequest.coupon?.code === code)
    throw new ServiceError(
      offer === null
        ? 'coupon_error.unknown'
        : offer.obstacle === 'used_up'
          ? 'coupon_error.used_up'
          : 'coupon_error.not_applicable',
      { code, obstacle: offer?.obstacle ?? 'unknown' },
    );
  return null;
}
