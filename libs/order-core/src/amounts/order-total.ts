import { toPaise, toRupees } from '@haat/format';

/** What a total is made of, in rupees. */
export interface OrderAmounts {
  /** Sum of the goods before discount. */
  price: number;
  /** The insurance premium's part. */
  premium: number;
  /** Sum of the goods' discounts. */
  discount: number;
  deliveryFee: number;
}

/**
 * Price + premium − discount + delivery fee, in rupees exact to the paisa; never below 0.
 *
 * See docs/domain/orders.md#total.
 */
export function orderTotal({ price, premium, discount, deliveryFee }: OrderAmounts): number {
  return toRupees(Math.max(0, toPaise(price) + toPaise(premium) - toPaise(discount) + toPaise(deliveryFee)));
}
