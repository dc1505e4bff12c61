import type { Cart, CartLine } from './cart.ts';
import { putLine, type AddResult, type Where } from './put-line.ts';

/**
 * Sets a line to a quantity, whatever it held before: the same call sent twice leaves the same cart. Refused as
 * `addItem` refuses. To take a line out, use `removeLine`.
 *
 * See docs/domain/cart.md#adding.
 *
 * @param quantity - a whole number from 1 to `MAX_QUANTITY`
 */
export function setItemQuantity(cart: Cart, line: CartLine, quantity: number, where: Where = {}): AddResult {
  return putLine(cart, line, quantity, quantity, where);
}
