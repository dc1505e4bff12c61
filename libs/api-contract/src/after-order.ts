import { z } from 'zod';
import { RETURN_STATUSES, ISSUE_STATUSES } from './vocabulary/after-order.ts';
import { LONGEST_ID, LONGEST_NOTE, MOST_LINES, MOST_PACKS } from './vocabulary/limits.ts';

/** Biggest photo that is taken as it is sent, bytes: phones shrink theirs before, where a script can. */
export const MAX_PHOTO_BYTES = 8_000_000;
/** Most photos of one issue or return. */
export const MAX_PHOTOS = 4;
/** When and where a photo was taken, as it says itself; null for what it does not say. */
const photoOriginSchema = z.object({
  taken_at: z.iso.datetime().nullable(),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
/** When and where a photo was taken, as it says itself. */
export type PhotoOrigin = z.infer<typeof photoOriginSchema>;
/** Answer of `POST /upload/v1/photos` (the body is the picture itself): its id, to be named in what it belongs to. */
export const photoSchema = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Told to the sender alone, and not kept; left out where the photo says neither. */
  origin: photoOriginSchema.optional(),
});
/** A photo that was taken in. */
export type Photo = z.infer<typeof photoSchema>;

const photos = z.array(z.string().max(LONGEST_ID)).max(MAX_PHOTOS).default([]);
/**
 * `POST /order/v1/orders/:id/returns`. Reasons 001 to 005; lines are named by their variant. Of goods that go back in
 * sealed packs only (`must_be_sealed` of the order's `returnable`), `is_sealed` is the farmer's statement that the
 * packs are sealed; without it they count as opened.
 */
export const returnInputSchema = z.object({
  reason: z.string().max(10),
  note: z.string().trim().max(LONGEST_NOTE).default(''),
  photos,
  lines: z
    .array(
      z.object({
        variant_id: z.string().max(LONGEST_ID),
        quantity: z.number().int().min(1).max(MOST_PACKS),
        is_sealed: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(MOST_LINES),
});
/** A return to ask for. */
export type ReturnInput = z.input<typeof returnInputSchema>;
/** A return and where it stands; the amount in rupees. */
export const orderReturnSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  refusal: z.string().nullable(),
  amount: z.number(),
  lines: z.array(z.object({ variant_id: z.string(), quantity: z.number().int() })),
  requested_at: z.string(),
  updated_at: z.string(),
});
/** A return. */
export type OrderReturn = z.infer<typeof orderReturnSchema>;

/** `POST /order/v1/orders/:id/issues`. Reasons ORD03, ITM01 to ITM05; an item's issue names its variant. */
export const issueInputSchema = z.object({
  reason: z.string().max(10),
  variant_id: z.string().max(LONGEST_ID).nullable().default(null),
  note: z.string().trim().max(LONGEST_NOTE).default(''),
  photos,
});
/** An issue to report. */
export type IssueInput = z.input<typeof issueInputSchema>;
/** An issue, its number and its clocks: answered within 48 hours, closed within a month. */
export const orderIssueSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ISSUE_STATUSES),
  reason: z.string(),
  variant_id: z.string().nullable(),
  note: z.string(),
  photo_count: z.number().int(),
  answer: z.string().nullable(),
  opened_at: z.string(),
  answer_by: z.string(),
  close_by: z.string(),
  updated_at: z.string(),
});
/** An issue. */
export type OrderIssue = z.infer<typeof orderIssueSchema>;
