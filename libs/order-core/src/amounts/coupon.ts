import type { CouponOffer } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';

/** A coupon with what it takes off, in rupees. See docs/domain/coupons.md#terms. */
export type Coupon = Pick<CouponOffer, 'couponCode' | 'discount'>;

/**
 * A total less the coupon's discount, in rupees; only when there is a coupon and the coupon flag is on. Never below
 * 0, and a coupon never makes an order dearer.
 *
 * See docs/domain/coupons.md#effect-on-the-total.
 */
export function applyCoupon(total: number, coupon: Coupon | null | undefined, couponFlag: boolean): number {
  const discountPaise = coupon && couponFlag ? Math.max(0, toPaise(coupon.discount)) : 0;
  return toRupees(Math.max(0, toPaise(total) - discountPaise));
}

/**
 * Lists of coupons as one: each code once, the selected coupon first, the order kept otherwise.
 *
 * See docs/domain/coupons.md#lists.
 */
export function mergeCoupons<OneCoupon extends Coupon>(
  selected: OneCoupon | null | undefined,
  ...lists: readonly (readonly OneCoupon[])[]
): OneCoupon[] {
  const byCode = new Map<string, OneCoupon>();
  for (const coupon of [...(selected ? [selected] : []), ...lists.flat()]) {
    if (!byCode.has(coupon.couponCode)) {
      byCode.set(coupon.couponCode, coupon);
    }
  }
  return [...byCode.values()];
}
