import { isQuantity } from '@haat/cart-core';
import type { CartStorage } from './cart-storage.ts';
import { createStoredMirror } from './stored-mirror.ts';

/** A service that is about to be booked. See docs/domain/cart.md#other-carts-on-the-phone. */
export interface ServiceCart {
  readonly serviceId: string;
  readonly cartId: string;
  readonly bookingItem: { readonly packageId: string; readonly quantity: number };
  readonly vendorId: string;
  readonly vendorName: string;
  readonly serviceName: string;
  readonly serviceIconUrl: string;
}

/** Name under which it is kept on the phone. */
export const SERVICE_CART_KEY = 'haat.cart.service';

const TEXTS = ['serviceId', 'cartId', 'vendorId', 'vendorName', 'serviceName', 'serviceIconUrl'] as const;

/** The mirror of the service cart; its value is null while nothing is being booked. */
export function createServiceCartMirror(storage?: CartStorage) {
  return createStoredMirror<ServiceCart | null>(
    SERVICE_CART_KEY,
    null,
    (stored) => (isServiceCart(stored) ? stored : null),
    storage,
  );
}

function isServiceCart(value: unknown): value is ServiceCart {
  if (typeof value !== 'object' || value === null) return false;
  const cart = value as Record<string, unknown>;
  const item = cart['bookingItem'];
  if (typeof item !== 'object' || item === null || !TEXTS.every((name) => typeof cart[name] === 'string')) return false;
  const { packageId, quantity } = item as Record<string, unknown>;
  return typeof packageId === 'string' && isQuantity(quantity);
}
