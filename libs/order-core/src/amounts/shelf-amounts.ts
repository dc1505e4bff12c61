import { toPaise, toRupees } from '@haat/format';
import type { OrderLine } from './line-amounts.ts';

/** Packs on a bill, with the price that is printed on one of them. */
export interface ShelfLine extends Pick<OrderLine, 'quantity' | 'price' | 'discount'> {
  /** Maximum retail price of one pack in rupees; 0 when it is not known. */
  mrp: number;
}

/** What goods come to as their product pages show it, in rupees. `goods − saving` is what is paid for them. */
export interface ShelfAmounts {
  /** At the maximum retail price. */
  goods: number;
  /** What is paid less than that. */
  saving: number;
}

/**
 * The first rows of a bill as a farmer has seen them at each product: the price on the pack, and what is saved against
 * it. A shop's own price may be lower than the one on the pack before its discount comes off, so that its `price` and
 * `discount` would be amounts that no page has shown. A pack whose maximum retail price is not known counts at the
 * shop's price.
 *
 * See docs/domain/orders.md#what-a-bill-shows.
 */
export function shelfAmounts(lines: readonly ShelfLine[]): ShelfAmounts {
  let goods = 0;
  let paid = 0;
  for (const { quantity, price, discount, mrp } of lines) {
    goods += Math.max(toPaise(mrp), toPaise(price)) * quantity;
    paid += (toPaise(price) - toPaise(discount)) * quantity;
  }
  return { goods: toRupees(goods), saving: toRupees(goods - paid) };
}
