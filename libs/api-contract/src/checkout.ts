import { z } from 'zod';
import { cartViewSchema } from './cart.ts';
import { couponOfferSchema } from './coupons.ts';
import { creditAccountSchema, creditCostSchema } from './credit.ts';
import { insuranceOfferSchema } from './insurance.ts';
import { PAYMENT_KINDS, PAYMENT_OBSTACLES } from './vocabulary/payments.ts';

/** A payment method, and the reason why it is unavailable. */
export const paymentChoiceSchema = z.object({
  kind: z.enum(PAYMENT_KINDS),
  obstacle: z.enum(PAYMENT_OBSTACLES).nullable(),
  /** It leads to a sandbox: no money moves, and the screen says so. */
  is_sandbox: z.boolean(),
});
/** A payment method, and the reason why it is unavailable. */
export type PaymentChoice = z.infer<typeof paymentChoiceSchema>;

/**
 * `GET /cart/v1/carts/:marketplace/checkout`: the cart with everything that can be chosen before it is ordered. Its
 * bill has premium and coupon in it. Amounts are rupees, days 'YYYY-MM-DD' in India.
 */
export const checkoutSchema = cartViewSchema.extend({
  payment: z.object({
    chosen: z.enum(PAYMENT_KINDS),
    choices: z.array(paymentChoiceSchema),
    /** Only for a signed-in farmer, at a place where credit is given. */
    credit: creditAccountSchema.nullable(),
    credit_cost: creditCostSchema.nullable(),
  }),
  coupons: z.object({
    is_on: z.boolean(),
    selected: couponOfferSchema.nullable(),
    offered: z.array(couponOfferSchema),
  }),
  insurance: z.array(insuranceOfferSchema),
  /** Whether an identity document must be given before this cart can be ordered. */
  needs_kyc: z.boolean(),
  /** Only for a prebooking. */
  prebook: z
    .object({
      booking_dates: z.array(z.string()),
      booking_date: z.string().nullable(),
      advance: z.number(),
      queue_place: z.number().int().nullable(),
      cancel_free_until: z.string().nullable(),
    })
    .nullable(),
  /** Promised day of delivery or pickup, or null. */
  promised_on: z.string().nullable(),
});
/** A cart with everything that can be chosen before it is ordered. */
export type Checkout = z.infer<typeof checkoutSchema>;
