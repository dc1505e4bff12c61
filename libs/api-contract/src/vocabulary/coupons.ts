/** What a coupon takes off: an amount in rupees, or a percentage of the goods. See docs/domain/coupons.md#terms. */
export const COUPON_KINDS = ['amount', 'percent'] as const;
/** What a coupon takes off. */
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Why a coupon does not apply to a cart; the screen shows a text for each. */
export const COUPON_OBSTACLES = [
  'unknown',
  'not_yet',
  'over',
  'below_minimum',
  'other_marketplace',
  'used_up',
  'used_by_you',
  'switched_off',
] as const;
/** Why a coupon does not apply to a cart. */
export type CouponObstacle = (typeof COUPON_OBSTACLES)[number];
