import { z } from 'zod';
import {
  CLAIM_PAYOUT_STATES,
  CLAIM_PHOTO_MARKS,
  CLAIM_REJECTIONS,
  CLAIM_STATES,
  LONGEST_CLAIM_TEXT,
  MOST_CLAIM_PHOTOS,
  PERILS,
} from '../vocabulary/insurance.ts';

const idSchema = z.string().min(1).max(100);
/** A moment, in UTC. */
const momentSchema = z.iso.datetime();
/** A day in India. */
const daySchema = z.iso.date();
const acresSchema = z.number().min(0.01).max(1000);

/** Where a photo was taken, as the phone told it. */
export const claimPlaceSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Metres within which the phone is sure. */
  accuracy: z.number().min(0).max(1_000_000),
});

const claimPhotoInputSchema = z.object({
  /** Of `POST /upload/v1/photos`. */
  id: idSchema,
  /** When it was taken, by itself; null where it does not say. */
  taken_at: momentSchema.nullable(),
  /** Null where the phone told none. */
  place: claimPlaceSchema.nullable(),
});

/**
 * `POST /insurance/v1/claims`: a loss is reported. Refused with `claim_error.not_claimable`, whose `details.why` is one
 * of `CLAIM_OBSTACLES`, or `claim_error.time_wrong`. See docs/domain/insurance.md#filing-a-claim.
 */
export const claimInputSchema = z.object({
  /** Made with the form: the same claim sent again, from the outbox or after a lost answer, is one claim. */
  key: z.uuid(),
  policy_id: idSchema,
  peril: z.enum(PERILS),
  happened_at: momentSchema,
  /** The day on which the crop was cut; asked for `post_harvest` alone. */
  cut_on: daySchema.nullable(),
  /** The damaged area. */
  acres: acresSchema,
  text: z.string().trim().max(LONGEST_CLAIM_TEXT),
  photos: z.array(claimPhotoInputSchema).max(MOST_CLAIM_PHOTOS),
  /**
   * The phone's clock when the farmer filed, and the same clock when this is sent; null without a phone's clock (a form
   * without any script): it counts as filed when it comes.
   */
  clock: z.object({ filed_at: momentSchema, sent_at: momentSchema }).nullable(),
});
/** A loss to be reported. */
export type ClaimInput = z.input<typeof claimInputSchema>;

/** `POST /insurance/v1/claims/{id}/appeal`: why the farmer does not agree. */
export const claimAppealSchema = z.object({ text: z.string().trim().min(1).max(LONGEST_CLAIM_TEXT) });

/** A photo of a claim with what is kept of it. */
export const claimPhotoSchema = z.object({
  id: z.uuid(),
  /** Where its reader gets it, for five minutes: nobody else does, and every view is noted. */
  address: z.string(),
  taken_at: momentSchema.nullable(),
  place: claimPlaceSchema.nullable(),
  /** What the surveyor is told of it; the photo counts all the same. */
  marks: z.array(z.enum(CLAIM_PHOTO_MARKS)),
});

/** The decision on a claim. */
export const claimDecisionSchema = z.object({
  at: momentSchema,
  /** Rupees; null for a rejection. */
  amount: z.number().nullable(),
  /** Null for an approval. */
  reason: z.enum(CLAIM_REJECTIONS).nullable(),
  /** What the insurer wrote to it; may be empty for an approval. */
  text: z.string(),
  /** Decided by the simulated insurer of the sample, not by a person. */
  is_sample: z.boolean(),
});

/** A claim as its farmer sees it. Amounts are rupees. */
export const claimSchema = z.object({
  id: z.uuid(),
  /** Shown to people: 'C2026-000123'. */
  number: z.string(),
  state: z.enum(CLAIM_STATES),
  policy: z.object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    insurer_name: z.string(),
    /** The most that can be paid. */
    cover: z.number(),
    /** No insurer stands behind it. */
    is_sample: z.boolean(),
  }),
  peril: z.enum(PERILS),
  happened_at: momentSchema,
  cut_on: daySchema.nullable(),
  acres: z.number(),
  text: z.string(),
  photos: z.array(
    claimPhotoSchema.extend({
      /** How often others have looked at it: the surveyor, the insurer, an agent. */
      views: z.number().int(),
    }),
  ),
  /** The moment that counts, by the server's clock. */
  filed_at: momentSchema,
  /** The last moment to report it; null for a peril of a whole area. */
  deadline: momentSchema.nullable(),
  /** When the surveyor wrote the report of the survey that counts; null before. */
  surveyed_at: momentSchema.nullable(),
  /** The newest decision; null before the first. */
  decision: claimDecisionSchema.nullable(),
  /** Null without one. */
  appeal: z.object({ at: momentSchema, text: z.string() }).nullable(),
  /** The last moment to appeal; null when the farmer cannot. */
  appeal_until: momentSchema.nullable(),
  /** What the farmer can do now. */
  may: z.object({ withdraw: z.boolean(), appeal: z.boolean() }),
  /** Null until it is approved. */
  payout: z
    .object({
      state: z.enum(CLAIM_PAYOUT_STATES),
      /** The bank's own reference (UTR); null before it has one. */
      reference: z.string().nullable(),
      paid_at: momentSchema.nullable(),
    })
    .nullable(),
  /** What has become of it, the oldest first. */
  history: z.array(z.object({ state: z.enum(CLAIM_STATES), at: momentSchema })),
});
/** A claim as its farmer sees it. */
export type Claim = z.infer<typeof claimSchema>;
/** Answer of `GET /insurance/v1/claims`: the person's own, the newest first, 50 at most. */
export const claimsSchema = z.object({ results: z.array(claimSchema) });
