import { z } from 'zod';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { CLAIM_REJECTIONS, LONGEST_CLAIM_FINDING } from '../vocabulary/insurance.ts';
import { claimDecisionSchema, claimPhotoSchema, claimSchema } from './claims.ts';

/** `GET /surveyor/v1/claims`: those that wait for a surveyor, or those that this surveyor took and has not reported. */
export const surveyorClaimsQuerySchema = pageQuerySchema.extend({
  which: z.enum(['waiting', 'mine']).default('waiting'),
});
/** `GET /insurer/v1/claims`: those whose survey is there, or those that are approved and not paid. */
export const insurerClaimsQuerySchema = pageQuerySchema.extend({
  which: z.enum(['waiting', 'approved']).default('waiting'),
});

/** A claim in a work list: without who filed it and what was said. */
export const listedClaimSchema = claimSchema
  .pick({ id: true, number: true, state: true, peril: true, happened_at: true, acres: true, filed_at: true })
  .extend({ photos: z.number().int(), is_appealed: z.boolean() });
/** Answer of a work list, the longest waiting first. */
export const listedClaimsSchema = pagedSchema(listedClaimSchema);

/** `POST /surveyor/v1/claims/{id}/report`: what was found on the field. */
export const surveyReportSchema = z.object({
  /** Lost share of the crop on the damaged area. */
  loss_percent: z.number().int().min(0).max(100),
  /** The damaged area as it was measured. */
  acres: z.number().min(0).max(1000),
  text: z.string().trim().min(1).max(LONGEST_CLAIM_FINDING),
});

/** A claim as the surveyor or the insurer who works on it sees it: without who filed it. */
export const claimAtWorkSchema = claimSchema.omit({ may: true, payout: true, appeal_until: true }).extend({
  photos: z.array(claimPhotoSchema),
  /** Where the insured goods went, in one line; null where it is not known any more. */
  address: z.string().nullable(),
  /** The phone's clock and ours differ by more than five minutes. */
  is_clock_off: z.boolean(),
  /** Hours between filing and coming in, rounded down. */
  hours_unsent: z.number().int(),
  /** Of the survey that counts; null before. */
  report: surveyReportSchema.extend({ at: z.iso.datetime(), is_sample: z.boolean() }).nullable(),
  /** Decisions before the newest one. */
  decisions_before: z.array(claimDecisionSchema),
});

/** `POST /insurer/v1/claims/{id}/approval`. */
export const claimApprovalSchema = z.object({
  /** Rupees, at most the cover. */
  amount: z.number().positive().max(100_000_000).multipleOf(0.01),
  text: z.string().trim().max(LONGEST_CLAIM_FINDING),
});
/** `POST /insurer/v1/claims/{id}/rejection`. */
export const claimRejectionSchema = z.object({
  reason: z.enum(CLAIM_REJECTIONS),
  /** Told to the farmer as it is written. */
  text: z.string().trim().min(1).max(LONGEST_CLAIM_FINDING),
});
/** `POST /insurer/v1/claims/{id}/payment`: a payment that was made by hand. */
export const claimPaymentSchema = z.object({
  /** The bank's own reference (UTR). */
  reference: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{6,30}$/),
});

/** Answer of `GET /insurer/v1/claims/{id}/account`: where an approved claim is paid by hand. */
export const claimAccountSchema = z.object({
  name: z.string(),
  account_number: z.string(),
  ifsc: z.string(),
  amount: z.number(),
});
