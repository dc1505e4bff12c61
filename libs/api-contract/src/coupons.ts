import { z } from 'zod';

/** Why a coupon does not apply to a cart; said in words by the screen. */
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
/** A coupon and what it does to a cart. Amounts are rupees. Specification, section 3 (coupon): couponCode, discount. */
export const couponOfferSchema = z.object({
  couponCode: z.string(),
  /** What it takes off this cart; 0 when it does not apply. */
  discount: z.number(),
  kind: z.enum(['amount', 'percent']),
  value: z.number(),
  cap: z.number().nullable(),
  minimum: z.number(),
  valid_until: z.string().nullable(),
  obstacle: z.enum(COUPON_OBSTACLES).nullable(),
});
/** A coupon and what it does to a cart. */
export type CouponOffer = z.infer<typeof couponOfferSchema>;
