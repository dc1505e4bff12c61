import type { CartView } from '@haat/api-contract';
import type { DeliveryType } from '@haat/cart-core';
import type { OrderLine } from '@haat/order-core';

/**
 * The cart as the person saw it when they pressed 'place order'. It travels in the form, so that exactly this is ordered
 * and nothing else, and so that sending it a second time, after a lost answer or a double press, is the same order again.
 * Nothing in it is trusted: the services compute every amount anew and refuse what differs.
 */
export interface SeenCart {
  readonly cartId: string;
  readonly vendorId: string;
  readonly isPrebook: boolean;
  readonly deliveryType: DeliveryType;
  /** Rupees, as are all amounts here. */
  readonly deliveryFee: number;
  readonly total: number;
  readonly lines: readonly OrderLine[];
}

const MOST_LINES = 100;

/** Writes down what a cart shows. */
export function seenCart(view: CartView): SeenCart {
  return {
    cartId: view.cart_id,
    vendorId: view.vendor?.id ?? '',
    isPrebook: view.is_prebook,
    deliveryType: view.delivery_type,
    deliveryFee: view.bill?.delivery_fee ?? 0,
    total: view.bill?.total ?? 0,
    lines: view.lines.map(({ variant_id, catalogue_id, quantity, quote }) => ({
      variantId: variant_id, catalogueId: catalogue_id, quantity, price: quote.price, discount: quote.discount,
    })),
  };
}

/** Reads it back from a form; null for what is none. */
export function readSeenCart(text: unknown): SeenCart | null {
  if (typeof text !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isSeenCart(value) ? value : null;
}

function isSeenCart(value: unknown): value is SeenCart {
  if (!isRecord(value) || !Array.isArray(value['lines'])) return false;
  const { cartId, vendorId, isPrebook, deliveryType, deliveryFee, total } = value;
  const lines: unknown[] = value['lines'];
  return (
    areTexts(cartId, vendorId) && typeof isPrebook === 'boolean' && areNumbers(deliveryFee, total) &&
    (deliveryType === 'home_delivery' || deliveryType === 'pickup_from_store') &&
    lines.length > 0 && lines.length <= MOST_LINES && lines.every(isLine)
  );
}

function isLine(value: unknown): value is OrderLine {
  if (!isRecord(value)) return false;
  return areTexts(value['variantId'], value['catalogueId']) && areNumbers(value['quantity'], value['price'], value['discount']);
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
