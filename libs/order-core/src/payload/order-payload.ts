import type { InsuranceOrder, OrderPayload as SentOrder } from '@haat/api-contract';
import type { Marketplace, PaymentKind } from '@haat/api-contract/vocabulary';
import { billFor } from '../amounts/bill-for.ts';
import type { Coupon } from '../amounts/coupon.ts';
import type { OrderLine } from '../amounts/line-amounts.ts';
import { paymentMode, type PaymentMode } from '../payment/payment-mode.ts';
import { initialStatus } from '../status/order-status.ts';

/** Where the goods go, or who collects them. */
export type OrderFulfilment =
  | { delivery: 'home_delivery'; address: { id: string; fullDisplayAddress: string } }
  | { delivery: 'pickup_from_store'; pickupFarmer?: { name: string; phoneNumber: string } | null };

/** What an order is made of. Amounts are rupees. */
export interface OrderInput {
  /** The channel of the cart; `dehaat` unless told. */
  marketplace?: Marketplace;
  cartId: string;
  vendorId: string;
  lines: readonly OrderLine[];
  fulfilment: OrderFulfilment;
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
  /** Version of the Key Facts Statement that the farmer agreed to; left out unless paid on credit. */
  keyFactsVersion?: string | null;
  isPrebook?: boolean;
  /** Day of a prebooking, `YYYY-MM-DD`. */
  bookingDate?: string | null;
  /** Where the farmer came from: the utm parameters of the visit. */
  attribution?: Readonly<Record<string, string>> | null;
}

/** A line of an order on the wire; price and discount are of one pack. */
export type OrderDetail = SentOrder['order_details'][number];

/**
 * An order as it is sent, before it is signed: the contract's order, with everything said that the contract would fill
 * in. Amounts are rupees. See docs/domain/orders.md#payload.
 */
export interface OrderPayload extends Omit<
  SentOrder,
  'hash_code' | 'is_credit_order' | 'marketplace' | 'payment' | 'status'
> {
  marketplace: Marketplace;
  is_credit_order: boolean;
  payment: { transactions: [{ payment_mode: PaymentMode; amount: number }] };
  status: ReturnType<typeof initialStatus>;
}

/** An order as it is sent, with the fingerprint of what is ordered: SHA-256 of `canonicalOrder`, in hexadecimal. */
export type SignedOrderPayload = OrderPayload & Pick<SentOrder, 'hash_code'>;

function fulfilmentFields(fulfilment: OrderFulfilment): Partial<OrderPayload> {
  if (fulfilment.delivery === 'home_delivery') {
    const { id, fullDisplayAddress } = fulfilment.address;
    return { address: { id }, full_display_address: fullDisplayAddress };
  }
  const { pickupFarmer } = fulfilment;
  return pickupFarmer
    ? { pickup_farmer_details: { name: pickupFarmer.name, phone_number: pickupFarmer.phoneNumber } }
    : {};
}

/**
 * The order to be sent: type by delivery, price and discount as sums over the lines, one payment transaction of the
 * total. Doorstep orders include the address; a pickup omits it and has neither delivery fee nor insurance. What does
 * not apply is left out. The fingerprint (`hash_code`) is added by the shell's server, from `canonicalOrder`.
 *
 * See docs/domain/orders.md#payload.
 */
export function orderPayload(input: OrderInput): OrderPayload {
  const { fulfilment, agent, coupon, payment, isPrebook = false, bookingDate, attribution } = input;
  const isDoorstep = fulfilment.delivery === 'home_delivery';
  const insurance = isDoorstep ? input.insurance : null;
  const bill = billFor(input.lines, {
    deliveryFee: isDoorstep ? (input.deliveryFee ?? 0) : 0,
    premium: insurance?.cost_to_farmer ?? 0,
    coupon,
    couponFlag: input.couponFlag,
  });
  return {
    type: fulfilment.delivery,
    marketplace: input.marketplace ?? 'dehaat',
    vendor: input.vendorId,
    delivery_fee: bill.delivery_fee,
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
    ...(payment === 'credit' && input.keyFactsVersion && { key_facts_version: input.keyFactsVersion }),
    payment: { transactions: [{ payment_mode: paymentMode(payment), amount: bill.total }] },
    status: initialStatus(isPrebook),
    ...(isPrebook && bookingDate && { booking_date: bookingDate }),
    ...(insurance && { insurance }),
    ...fulfilmentFields(fulfilment),
    ...(coupon && bill.coupon_discount > 0 && { coupon: { code: coupon.couponCode, discount: bill.coupon_discount } }),
    ...(attribution && Object.keys(attribution).length > 0 && { attribution: { ...attribution } }),
  };
}
