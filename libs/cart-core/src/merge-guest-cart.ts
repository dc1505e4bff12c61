import type { Cart } from './cart.ts';
import { isCartEmpty } from './cart-contents.ts';
import { parkCart, type CartAndParked } from './parked-cart.ts';

/**
 * What signing in makes of the guest's cart: it becomes the farmer's, and a cart that the farmer had before is
 * parked. An empty guest cart leaves the farmer's as it is. Where `parked` is null, nothing was parked by this, and
 * an older parked cart of the farmer may stay.
 *
 * See docs/domain/cart.md#signing-in.
 *
 * @param guest - the guest's cart
 * @param farmer - the farmer's cart of the same marketplace, if there is one
 * @param now - milliseconds since 1970
 */
export function mergeGuestCart(guest: Cart, farmer: Cart | null, now: number): CartAndParked {
  if (!farmer || farmer.cartId === guest.cartId) {
    return { cart: guest, parked: null };
  }
  return isCartEmpty(guest) ? { cart: farmer, parked: null } : { cart: guest, parked: parkCart(farmer, now) };
}
