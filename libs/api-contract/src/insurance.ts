import { z } from 'zod';
import { IDENTITY_DOCUMENTS } from './vocabulary/identity-documents.ts';
import { POLICY_STARTS, POLICY_STATUSES } from './vocabulary/insurance.ts';
import { LONGEST_DOCUMENT_NUMBER, LONGEST_ID, LONGEST_NAME, MOST_PACKS } from './vocabulary/limits.ts';

/**
 * Insurance that can be taken with a pack. Amounts are rupees per unit; nothing is ticked before the farmer chooses.
 */
export const insuranceOfferSchema = z.object({
  variant_id: z.string(),
  group_insurance_product_id: z.string(),
  name: z.string(),
  insurer_name: z.string(),
  cover_text: z.string(),
  /** Sum insured by one unit: base × multiplier_factor. */
  cover: z.number(),
  /** What the farmer pays for a unit; 0 when the first units are free. */
  cost_to_farmer: z.number(),
  /** Scales the cover of a unit: sum insured = base × factor. It is passed on and never multiplied into the price. */
  multiplier_factor: z.number(),
  /** The whole premium of a unit: what a unit beyond the free ones costs. */
  total_premium_amount: z.number(),
  free_units: z.number().int(),
  /** Packs of it in the cart: more units cannot be insured. */
  max_units: z.number().int(),
  /** 0 when it is not taken. */
  chosen_units: z.number().int(),
  /** What the chosen units come to. See docs/domain/insurance.md#premium. */
  unit_lines: z.array(z.object({ units: z.number().int(), unit_cost: z.number() })),
  premium: z.number(),
  needs_kyc: z.boolean(),
});
/** Insurance that can be taken with a pack. */
export type InsuranceOffer = z.infer<typeof insuranceOfferSchema>;
/** A farmer's choice for one pack: 0 units takes it out. */
export const insuranceChoiceSchema = z.object({
  variant_id: z.string().max(LONGEST_ID),
  group_insurance_product_id: z.string().max(LONGEST_ID),
  multiplier_factor: z.number().positive().max(1000),
  units: z.number().int().min(0).max(MOST_PACKS),
});
/** A policy that came with an order. */
export const orderPolicySchema = z.object({
  id: z.string(),
  number: z.string(),
  variant_id: z.string(),
  name: z.string(),
  insurer_name: z.string(),
  /** Units that are insured; of a void policy, those that it was for. */
  units: z.number().int(),
  premium: z.number(),
  cover: z.number(),
  status: z.enum(POLICY_STATUSES),
  /** What its cover waits for, or waited for. */
  starts: z.enum(POLICY_STARTS),
  /** Days that its cover lasts, from the day after what it waits for. */
  cover_days: z.number().int(),
  /** Days 'YYYY-MM-DD' in India; null as long as it was not in force. */
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
});
/** A policy that came with an order. */
export type OrderPolicy = z.infer<typeof orderPolicySchema>;

/** `POST /kyc/v1/id`: an identity document. Aadhaar is checked by Verhoeff and masked before it is stored. */
export const identityDocumentInputSchema = z.object({
  kind: z.enum(IDENTITY_DOCUMENTS),
  number: z.string().trim().min(1).max(LONGEST_DOCUMENT_NUMBER),
  name: z.string().trim().min(1).max(LONGEST_NAME),
  consent: z.literal(true),
  photo_id: z.string().max(LONGEST_ID).optional(),
});
/** An identity document to send. */
export type IdentityDocumentInput = z.infer<typeof identityDocumentInputSchema>;
/** Answer of `GET /kyc/v1/id`: the stored document, masked; null when there is none. */
export const identityDocumentSchema = z.object({
  paper: z
    .object({
      kind: z.enum(IDENTITY_DOCUMENTS),
      masked_number: z.string(),
      name: z.string(),
      given_at: z.string(),
      has_photo: z.boolean(),
      /** For the person alone, not for an agent; null without a photo. */
      photo: z
        .object({
          /** Where it is given out, for five minutes; every view is noted. */
          address: z.string(),
          /** How often others have looked at it. */
          views: z.number().int(),
        })
        .nullable(),
    })
    .nullable(),
});
/** An identity document as we hold it, masked. */
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;
