import type { CartBill } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import { applyCoupon, type Coupon } from './coupon.ts';
import { lineAmounts, type LineAmounts, type OrderLine } from './line-amounts.ts';
import { orderTotal } from './order-total.ts';

/** What comes to the goods' price, in rupees. */
export interface BillTerms {
  /** 0 unless told. */
  deliveryFee?: number;
  /** Premium of the insurance ordered along; 0 unless told. */
  premium?: number;
  coupon?: Coupon | null;
  /** Whether coupons are switched on; true unless told. */
  couponFlag?: boolean;
}

/** Every row of a bill as the wire carries it, in rupees exact to the paisa, with what it was added up from. */
export interface Bill extends CartBill {
  /** What each line comes to, in the order of the lines. */
  lines: LineAmounts[];
}

/**
 * The bill of some lines: the rows that the cart shows, the order carries and the backend computes again.
 *
 * See docs/domain/orders.md#total.
 */
export function billFor(
  lines: readonly Pick<OrderLine, 'quantity' | 'price' | 'discount'>[],
  { deliveryFee = 0, premium = 0, coupon = null, couponFlag = true }: BillTerms = {},
): Bill {
  const amounts = lines.map(lineAmounts);
  const sum = (part: keyof LineAmounts) => toRupees(amounts.reduce((paise, line) => paise + toPaise(line[part]), 0));
  const goods = { price: sum('price'), discount: sum('discount') };
  const extras = { premium: toRupees(toPaise(premium)), deliveryFee: toRupees(toPaise(deliveryFee)) };
  const beforeCoupon = orderTotal({ ...goods, ...extras });
  const total = applyCoupon(beforeCoupon, coupon, couponFlag);
  return {
    lines: amounts,
    ...goods,
    premium: extras.premium,
    delivery_fee: extras.deliveryFee,
    coupon_discount: toRupees(toPaise(beforeCoupon) - toPaise(total)),
    total,
  };
}
