import type { OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import { isPaidOnline } from '../payment/payment-mode.ts';

/** Digits of the code that a farmer tells at the door. See docs/domain/orders.md#delivery-code. */
export const DELIVERY_CODE_DIGITS = 4;

/** Wrong codes after which an order's delivery waits for support. See docs/domain/orders.md#delivery-code. */
const MOST_WRONG_CODES = 5;

/**
 * How far from the address a photo may be taken that stands for the code, in metres: 1 km, because a phone's position
 * and a farm's mark on the map are both rough.
 */
export const PHOTO_AT_PLACE_METRES = 1_000;

/** The same for an address of which only the PIN code's position is known, in metres: 25 km, what a PIN code covers. */
export const PHOTO_AT_PINCODE_METRES = 25_000;

/**
 * How long the farmer is asked whether goods came that were delivered without the code, in milliseconds: 48 hours. See
 * docs/domain/orders.md#did-it-come.
 */
export const ARRIVAL_ANSWER_MS = 172_800_000;

/** Whether so many wrong codes have locked an order's delivery: only support opens it again. */
export function isDeliveryCodeLocked(wrongCodes: number): boolean {
  return wrongCodes >= MOST_WRONG_CODES;
}

const AFTER_PACKING: readonly OrderStatus[] = ['READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY'];

/** Whether the farmer is shown the code: from when the goods are packed until they are handed over. */
export function isDeliveryCodeShown(status: OrderStatus): boolean {
  return AFTER_PACKING.includes(status);
}

const AT_THE_SHOP: readonly OrderStatus[] = ['SUCCESS', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY'];

/**
 * Whether the farmer is shown the code of a pickup: as long as the shop has the order and may come to hand it over. An
 * order that waits for its money, or whose payment failed, leads nobody to the shop. See
 * docs/domain/orders.md#pickup-code.
 */
export function isPickupCodeShown(status: OrderStatus, payment: PaymentKind): boolean {
  return AT_THE_SHOP.includes(status) || (status === 'PENDING' && !isPaidOnline(payment));
}

/** Where a photo of a delivery was taken. */
export interface PhotoPlace {
  /** From the order's place of delivery, along the ground. */
  metres: number;
  /** Whether that place is the farmer's own, not the PIN code's. */
  isExact: boolean;
}

/** Whether a photo was taken at the place of delivery. See docs/domain/orders.md#delivery-code. */
export function isAtDeliveryPlace({ metres, isExact }: PhotoPlace): boolean {
  return metres <= (isExact ? PHOTO_AT_PLACE_METRES : PHOTO_AT_PINCODE_METRES);
}
