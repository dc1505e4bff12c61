import { z } from 'zod';
import { cartLineSchema, cartQuerySchema } from './cart.ts';
import { couponOfferSchema } from './coupons.ts';
import { pagedSchema } from './paging.ts';
import { vendorSchema } from './vendors.ts';
import { STOCK_PROBLEMS } from './vocabulary/cart.ts';
import { DELIVERY_TYPES } from './vocabulary/delivery.ts';
import { LONGEST_ID, MOST_PACKS } from './vocabulary/limits.ts';

/** Longest text that is looked at as a campaign's code; a code of ours has 29 characters. */
export const LONGEST_CAMPAIGN_CODE = 64;
/** Most kinds of packs in one campaign. */
const MOST_CAMPAIGN_LINES = 20;

/** Query of a campaign: language of the names, and the place for distance and delivery. */
export const campaignQuerySchema = cartQuerySchema;

/**
 * A pack of a campaign at today's price. `quantity` is what the campaign names; no more than `quote.stock` of it can
 * be had. A `problem` says why less or nothing of it can be.
 */
export const campaignLineSchema = cartLineSchema.omit({ price_when_added: true, problem: true }).extend({
  problem: z.enum(STOCK_PROBLEMS).nullable(),
});

/** What a campaign link offers, checked against today's market. Amounts are rupees, times ISO. */
export const campaignSchema = z.object({
  vendor: vendorSchema,
  lines: z.array(campaignLineSchema),
  /** The fulfilment options of its goods at the requested place: both, one, or none. */
  delivery_choices: z.array(z.enum(DELIVERY_TYPES)),
  /** What the coupon does to what can be had; null without one, or while coupons are switched off. */
  coupon: couponOfferSchema.nullable(),
  /** What can be had, without delivery. */
  bill: z.object({ price: z.number(), discount: z.number(), coupon_discount: z.number(), total: z.number() }),
  /** Last day in India. */
  valid_until: z.iso.date(),
  /** Default place when none was chosen; null when the farmer is asked for it. */
  pincode: z.string().nullable(),
  /**
   * The requesting farmer's latest order that was placed through it and is not cancelled; null for none and for a
   * guest.
   */
  order_id: z.string().nullable(),
});
/** What a campaign link offers. */
export type Campaign = z.infer<typeof campaignSchema>;
/** A pack of a campaign. */
export type CampaignLine = z.infer<typeof campaignLineSchema>;

/**
 * `POST /growth/v1/campaigns/:code/cart`. Without `replace` a cart of another shop or kind is left as it is, and that
 * is said.
 */
export const fillCartSchema = z.object({ replace: z.boolean().default(false) });

/** Name of a campaign for those who write it: what it is known by at `/support/v1/campaigns`. */
export const campaignNameSchema = z
  .string()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
  .max(60);

/** `PUT /support/v1/campaigns/:name`: what a campaign is. Days are India's, the last one is part of it. */
export const campaignInputSchema = z.object({
  vendor_id: z.string().min(1).max(LONGEST_ID),
  lines: z
    .array(
      z.object({ variant_id: z.string().min(1).max(LONGEST_ID), quantity: z.number().int().min(1).max(MOST_PACKS) }),
    )
    .min(1)
    .max(MOST_CAMPAIGN_LINES),
  coupon_code: z.string().trim().toUpperCase().min(1).max(40).nullable().default(null),
  valid_from: z.iso.date(),
  valid_until: z.iso.date(),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/)
    .nullable()
    .default(null),
  /** Order limit: once it is reached, its links no longer open for new farmers. */
  most_orders: z.number().int().min(1).max(10_000_000).nullable().default(null),
});
/** What a campaign is. */
export type CampaignInput = z.infer<typeof campaignInputSchema>;

/** A campaign as those who write it see it, with the code and the path of its link. */
export const campaignDetailsSchema = campaignInputSchema.extend({
  name: campaignNameSchema,
  code: z.string(),
  path: z.string(),
  /** Number of orders placed through it, without cancelled ones. */
  orders: z.number().int(),
});
/** A campaign as those who write it see it. */
export type CampaignDetails = z.infer<typeof campaignDetailsSchema>;
/** Answer of `GET /support/v1/campaigns`. */
export const campaignDetailsListSchema = pagedSchema(campaignDetailsSchema);
