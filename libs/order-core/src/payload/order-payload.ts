import type { DeliveryType, Marketplace } from '@haat/cart-core';
import { billFor } from '../amounts/bill-for.ts';
import type { Coupon } from '../amounts/coupon.ts';
import type { OrderLine } from '../amounts/line-amounts.ts';
import { paymentMode, type PaymentKind, type PaymentMode } from '../payment/payment-mode.ts';
import { initialStatus } from '../status/order-status.ts';
import type { InsuranceOrder } from './insurance-order.ts';

/** Where the goods go, or who collects them. */
export type Handover =
  | { delivery: 'home_delivery'; address: { id: string; fullDisplayAddress: string } }
  | { delivery: 'pickup_from_store'; pickupFarmer?: { name: string; phoneNumber: string } | null };

/** What an order is made of. Amounts are rupees. */
export interface OrderInput {
  /** The channel of the cart; `dehaat` unless told. */
  marketplace?: Marketplace;
  cartId: string;
  vendorId: string;
  lines: readonly OrderLine[];
  handover: Handover;
  /** The farmer the order is for: the assumed user when an agent acts. */
  createdFor: string;
  /** Set when an agent acts. */
  agent?: { cumulativeCommission: number } | null;
  /** Of a home delivery; a pickup has none. */
  deliveryFee?: number;
  /** Insurance ordered along; a pickup has none. */
  insurance?: InsuranceOrder | null;
  coupon?: Coupon | null;
  /** Whether coupons are switched on; true unless told. */
  couponFlag?: boolean;
  /** Cash when none is chosen. */
  payment?: PaymentKind | null;
  isPrebook?: boolean;
  /** Day of a prebooking, `YYYY-MM-DD`. */
  bookingDate?: string | null;
  /** Where the farmer came from: the utm parameters of the visit. */
  attribution?: Readonly<Record<string, string>> | null;
}

/** A line of an order on the wire; price and discount are of one pack. */
export interface OrderDetail {
  product_variant: string;
  quantity: number;
  price: number;
  discount: number;
  c_id: string;
}

/** An order as it is sent. Amounts are rupees. Specification, section 3 (order payload); domain rules, D8. */
export interface OrderPayload {
  type: DeliveryType;
  marketplace: Marketplace;
  vendor: string;
  delivery_fee: number;
  price: number;
  discount: number;
  total_price: number;
  order_details: OrderDetail[];
  cart_id: string;
  order_created_for: string;
  cumulative_commission?: number;
  is_credit_order: boolean;
  payment: { transactions: [{ payment_mode: PaymentMode; amount: number }] };
  status: 'PENDING' | 'PRE_ORDER';
  booking_date?: string;
  insurance?: InsuranceOrder;
  address?: { id: string };
  full_display_address?: string;
  coupon?: { code: string; discount: number };
  pickup_farmer_details?: { name: string; phone_number: string };
  attribution?: Record<string, string>;
}

/** An order as it is sent, with the fingerprint of what is ordered: SHA-256 of `canonicalOrder`, in hexadecimal. */
export type SignedOrderPayload = OrderPayload & { hash_code: string };

function handoverFields(handover: Handover): Partial<OrderPayload> {
  if (handover.delivery === 'home_delivery') {
    const { id, fullDisplayAddress } = handover.address;
    return { address: { id }, full_display_address: fullDisplayAddress };
  }
  const { pickupFarmer } = handover;
  return pickupFarmer
    ? { pickup_farmer_details: { name: pickupFarmer.name, phone_number: pickupFarmer.phoneNumber } }
    : {};
}

/**
 * The order to be sent: type by delivery, price and discount as sums over the lines, one payment transaction of the
 * total.
 * Doorstep orders include the address; a pickup omits it and has neither delivery fee nor insurance. What does not
 * apply
 * is left out. The fingerprint (`hash_code`) is added by the shell's server, from `canonicalOrder`.
 *
 * Specification, sections 3 (order payload), 4 and 5. Domain rules, D8 and order-core.
 */
export function orderPayload(input: OrderInput): OrderPayload {
  const { handover, agent, coupon, payment, isPrebook = false, bookingDate, attribution } = input;
  const isDoorstep = handover.delivery === 'home_delivery';
  const insurance = isDoorstep ? input.insurance : null;
  const bill = billFor(input.lines, {
    deliveryFee: isDoorstep ? (input.deliveryFee ?? 0) : 0,
    premium: insurance?.cost_to_farmer ?? 0,
    coupon,
    couponFlag: input.couponFlag,
  });
  return {
    type: handover.delivery,
    marketplace: input.marketplace ?? 'dehaat',
    vendor: input.vendorId,
    delivery_fee: bill.deliveryFee,
    price: bill.price,
    discount: bill.discount,
    total_price: bill.total,
    order_details: input.lines.map(({ variantId, quantity, price, discount, catalogueId }) => ({
      product_variant: variantId,
      quantity,
      price,
      discount,
      c_id: catalogueId,
    })),
    cart_id: input.cartId,
    order_created_for: input.createdFor,
    ...(agent && { cumulative_commission: agent.cumulativeCommission }),
    is_credit_order: payment === 'credit',
    payment: { transactions: [{ payment_mode: paymentMode(payment), amount: bill.total }] },
    status: initialStatus(isPrebook),
    ...(isPrebook && bookingDate && { booking_date: bookingDate }),
    ...(insurance && { insurance }),
    ...handoverFields(handover),
    ...(coupon && bill.couponDiscount > 0 && { coupon: { code: coupon.couponCode, discount: bill.couponDiscount } }),
    ...(attribution && Object.keys(attribution).length > 0 && { attribution: { ...attribution } }),
  };
}
