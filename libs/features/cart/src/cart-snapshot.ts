import type { Checkout, InsuranceOrder, InsuranceOrderDetail } from '@haat/api-contract';
import {
  MOST_INSURANCE_LINES,
  MOST_LINES,
  PAYMENT_KINDS,
  type DeliveryType,
  type PaymentKind,
} from '@haat/api-contract/vocabulary';
import type { Coupon, OrderLine } from '@haat/order-core';
import { chosenInsurance } from './checkout/insurance.presenter.ts';

/**
 * The cart as the person saw it when they pressed 'place order'. It travels in the form, so that exactly this is
 * ordered and nothing else, and so that sending it a second time, after a lost answer or a double press, is the same
 * order again. Nothing in it is trusted: the services compute every amount anew and refuse what differs.
 */
export interface CartSnapshot {
  readonly cartId: string;
  readonly vendorId: string;
  readonly isPrebook: boolean;
  readonly deliveryType: DeliveryType;
  /** Rupees, as are all amounts here. */
  readonly deliveryFee: number;
  readonly total: number;
  readonly lines: readonly OrderLine[];
  /** The proposed or stored payment method: it counts unless another was picked in the form. */
  readonly payment: PaymentKind;
  /** The coupon that took something off; null without one. */
  readonly coupon: Coupon | null;
  /** What is insured along; null when nothing is. */
  readonly insurance: InsuranceOrder | null;
}

/** Takes a snapshot of a cart; cash where no payment method is available. */
export function cartSnapshot(view: Checkout, payment: PaymentKind | null): CartSnapshot {
  const { selected } = view.coupons;
  return {
    cartId: view.cart_id,
    vendorId: view.vendor?.id ?? '',
    isPrebook: view.is_prebook,
    deliveryType: view.delivery_type,
    deliveryFee: view.bill?.delivery_fee ?? 0,
    total: view.bill?.total ?? 0,
    lines: view.lines.map(({ variant_id, catalogue_id, quantity, quote }) => ({
      variantId: variant_id,
      catalogueId: catalogue_id,
      quantity,
      price: quote.price,
      discount: quote.discount,
    })),
    payment: payment ?? 'cash',
    coupon:
      selected && selected.obstacle === null ? { couponCode: selected.couponCode, discount: selected.discount } : null,
    insurance: chosenInsurance(view.insurance),
  };
}

/** Reads it back from a form; null for what is none. */
export function readCartSnapshot(text: unknown): CartSnapshot | null {
  if (typeof text !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isCartSnapshot(value) ? value : null;
}

function isCartSnapshot(value: unknown): value is CartSnapshot {
  if (!isRecord(value)) return false;
  const { cartId, vendorId, isPrebook, deliveryType, deliveryFee, total, lines, payment, coupon, insurance } = value;
  return (
    areTexts(cartId, vendorId) &&
    typeof isPrebook === 'boolean' &&
    areNumbers(deliveryFee, total) &&
    (deliveryType === 'home_delivery' || deliveryType === 'pickup_from_store') &&
    isFilledList(lines, MOST_LINES, isLine) &&
    PAYMENT_KINDS.some((kind) => kind === payment) &&
    (coupon === null || isCoupon(coupon)) &&
    (insurance === null || isInsurance(insurance))
  );
}

function isLine(value: unknown): value is OrderLine {
  if (!isRecord(value)) return false;
  return (
    areTexts(value['variantId'], value['catalogueId']) &&
    areNumbers(value['quantity'], value['price'], value['discount'])
  );
}

function isCoupon(value: unknown): value is Coupon {
  return isRecord(value) && areTexts(value['couponCode']) && areNumbers(value['discount']);
}

function isInsurance(value: unknown): value is InsuranceOrder {
  return (
    isRecord(value) &&
    areNumbers(value['cost_to_farmer']) &&
    isFilledList(value['policy_order_details'], MOST_INSURANCE_LINES, isPolicy)
  );
}

function isPolicy(value: unknown): value is InsuranceOrderDetail {
  if (!isRecord(value)) return false;
  const { group_insurance_product_id, product_variant, multiplier_factor, cost_to_farmer, units_purchased } = value;
  return (
    areTexts(group_insurance_product_id, product_variant) &&
    areNumbers(multiplier_factor, cost_to_farmer, units_purchased)
  );
}

function isFilledList(value: unknown, most: number, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= most && value.every(isOne);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string' && value !== '' && value.length <= 64);
}

function areNumbers(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'number' && Number.isFinite(value));
}
