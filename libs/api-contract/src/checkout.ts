import { z } from 'zod';
import { cartChoicesSchema, cartViewSchema } from './cart.ts';
import { couponOfferSchema } from './coupons.ts';
import { creditAccountSchema, creditCostSchema } from './credit.ts';
import { insuranceOfferSchema } from './insurance.ts';
import { LONGEST_ID } from './vocabulary/limits.ts';
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
  /** Insurance products whose terms must be accepted before this cart can be ordered. */
  needs_terms: z.array(z.string()),
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
  /** What the agent earns who acts for the farmer, in rupees: the order says it again. Left out for anyone else. */
  cumulative_commission: z.number().optional(),
});
/** A cart with everything that can be chosen before it is ordered. */
export type Checkout = z.infer<typeof checkoutSchema>;

/** `PATCH /cart/v1/carts/:marketplace/checkout`: the last choices, of the cart that the farmer saw. */
export const prepareOrderSchema = cartChoicesSchema.extend({ cart_id: z.string().max(LONGEST_ID) });
/** The last choices of the cart that the farmer saw. */
export type PrepareOrder = z.input<typeof prepareOrderSchema>;

/**
 * What a farmer is about to order: the checkout, and what an order names besides. Of another `cart_id` when the named
 * cart is not open any more; then nothing was changed.
 */
export const preparedOrderSchema = checkoutSchema.extend({
  farmer_id: z.string(),
  /** Where the goods go; null without an address. */
  address: z.object({ id: z.string(), full_display_address: z.string() }).nullable(),
});
/** What a farmer is about to order. */
export type PreparedOrder = z.infer<typeof preparedOrderSchema>;
