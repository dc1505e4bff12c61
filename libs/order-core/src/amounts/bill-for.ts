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

/** Every row of a bill, in rupees exact to the paisa. */
export interface Bill {
  /** What each line comes to, in the order of the lines. */
  lines: LineAmounts[];
  /** Sum of the goods before discount. */
  price: number;
  /** Sum of the goods' discounts. */
  discount: number;
  premium: number;
  deliveryFee: number;
  /** What the coupon really takes off: never more than there is to pay. */
  couponDiscount: number;
  /** What is to be paid. */
  total: number;
}

/**
 * The bill of some lines: the rows that the cart shows, the order carries and the backend computes again.
 *
 * Specification, section 5 (total, coupon). Domain rules, order-core.
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
  const couponDiscount = toRupees(toPaise(beforeCoupon) - toPaise(total));
  return { lines: amounts, ...goods, ...extras, couponDiscount, total };
}
