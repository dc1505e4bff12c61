import { toPaise, toRupees } from '@haat/format';

/** A line to be ordered: a pack, how many, and what one costs in rupees. */
export interface OrderLine {
  variantId: string;
  /** The catalogue entry (`c_id`) whose price and stock count. */
  catalogueId: string;
  quantity: number;
  /** Of one pack, before discount. */
  price: number;
  /** Off one pack. */
  discount: number;
}

/** What a line comes to, in rupees. */
export interface LineAmounts {
  /** Before discount. */
  price: number;
  discount: number;
  /** What is paid. */
  total: number;
}

/**
 * What a line comes to: quantity times unit, exact to the paisa. The unit's amounts are rounded to whole paise first,
 * so that what the shelf shows, times the quantity, is what the bill says.
 *
 * See docs/domain/amounts-and-formats.md#money.
 */
export function lineAmounts({
  quantity,
  price,
  discount,
}: Pick<OrderLine, 'quantity' | 'price' | 'discount'>): LineAmounts {
  const pricePaise = toPaise(price) * quantity;
  const discountPaise = toPaise(discount) * quantity;
  return {
    price: toRupees(pricePaise),
    discount: toRupees(discountPaise),
    total: toRupees(pricePaise - discountPaise),
  };
}
