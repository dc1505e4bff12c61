import { z } from 'zod';
import { COUPON_KINDS, COUPON_OBSTACLES } from './vocabulary/coupons.ts';

/** A coupon and what it does to a cart. Amounts are rupees. See docs/domain/coupons.md#terms. */
export const couponOfferSchema = z.object({
  couponCode: z.string(),
  /** What it takes off this cart; 0 when it does not apply. */
  discount: z.number(),
  kind: z.enum(COUPON_KINDS),
  value: z.number(),
  cap: z.number().nullable(),
  minimum: z.number(),
  valid_until: z.string().nullable(),
  obstacle: z.enum(COUPON_OBSTACLES).nullable(),
});
/** A coupon and what it does to a cart. */
export type CouponOffer = z.infer<typeof couponOfferSchema>;
