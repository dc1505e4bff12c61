import type { Cart } from './cart.ts';
import { isCartEmpty } from './cart-contents.ts';

/** A cart that a confirmed reset or a sign-in replaced; one per marketplace. */
export interface ParkedCart {
  cart: Cart;
  /** When it was parked, in milliseconds since 1970. */
  parkedAt: number;
}

/** The cart in use and the one that stands by. */
export interface CartAndParked {
  cart: Cart;
  parked: ParkedCart | null;
}

/** How long a parked cart can be brought back: 24 hours. See docs/domain/cart.md#parked-carts. */
export const PARKED_CART_LIFETIME_MS = 86_400_000;

/**
 * Parks a cart. An empty one is not worth it: `null`.
 *
 * See docs/domain/cart.md#parked-carts.
 *
 * @param now - milliseconds since 1970
 */
export function parkCart(cart: Cart, now: number): ParkedCart | null {
  return isCartEmpty(cart) ? null : { cart, parkedAt: now };
}

/**
 * Whether a parked cart can still be brought back. A clock set back does not lengthen its day beyond another one.
 *
 * See docs/domain/cart.md#parked-carts.
 *
 * @param now - milliseconds since 1970
 */
export function isParkedCartAlive(parked: ParkedCart | null, now: number): parked is ParkedCart {
  return parked !== null && Math.abs(now - parked.parkedAt) < PARKED_CART_LIFETIME_MS;
}

/**
 * Brings a parked cart back whole, with its own id; the cart in use is parked instead, for a new 24 hours. One that is
 * no longer alive is dropped, and one of the other marketplace stays where it is.
 *
 * See docs/domain/cart.md#parked-carts.
 *
 * @param now - milliseconds since 1970
 */
export function swapParkedCart(cart: Cart, parked: ParkedCart | null, now: number): CartAndParked {
  if (!isParkedCartAlive(parked, now)) {
    return { cart, parked: null };
  }
  if (parked.cart.marketplace !== cart.marketplace) {
    return { cart, parked };
  }
  return { cart: parked.cart, parked: parkCart(cart, now) };
}
