import { z } from 'zod';
import { cropIdSchema } from '../advice/crops.ts';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import {
  GEOTAG_HAND_BACKS,
  GEOTAG_PROBLEMS,
  GEOTAG_REASONS,
  GEOTAG_TASK_STATES,
  LONGEST_GEOTAG_NOTE,
  LONGEST_GEOTAG_TITLE,
} from '../vocabulary/fields/geotags.ts';
import { LANGUAGES, type Language } from '../vocabulary/languages.ts';
import { LONGEST_ID } from '../vocabulary/limits.ts';

const momentSchema = z.iso.datetime();
const positionSchema = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** One text in every language that farmers read. */
const titleSchema = z.object(
  Object.fromEntries(
    LANGUAGES.map((language) => [language, z.string().trim().min(1).max(LONGEST_GEOTAG_TITLE)]),
  ) as Record<Language, z.ZodString>,
);

/** `POST /support/v1/geotag-campaigns`: which fields are to be visited, until when. See docs/domain/fields.md. */
export const geotagCampaignInputSchema = z.object({
  /** Made with the form: sent again, it is the same campaign. */
  key: z.uuid(),
  title: titleSchema,
  /** The last day, in India. */
  until: z.iso.date(),
  /** English name of the state in which the fields lie; null for all. */
  state: z.string().max(60).nullable(),
  /** What grows there; null for all. */
  crop: cropIdSchema.nullable(),
});
/** Which fields are to be visited, until when. */
export type GeotagCampaignInput = z.output<typeof geotagCampaignInputSchema>;

/** A campaign with how its tasks stand. */
export const geotagCampaignSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  until: z.iso.date(),
  state: z.string().nullable(),
  crop: z.string().nullable(),
  is_closed: z.boolean(),
  tasks: z.record(z.enum(GEOTAG_TASK_STATES), z.number().int()),
});
/** A campaign with how its tasks stand. */
export type GeotagCampaign = z.infer<typeof geotagCampaignSchema>;
/** Answer of `GET /support/v1/geotag-campaigns`, the newest first. */
export const geotagCampaignsSchema = pagedSchema(geotagCampaignSchema);

/** A task of a farmer: a field that is to be photographed. */
export const geotagTaskSchema = z.object({
  id: z.uuid(),
  state: z.enum(GEOTAG_TASK_STATES),
  /** What the campaign is called. */
  title: z.string(),
  /** The last day, in India. */
  until: z.iso.date(),
  /** The last day is past, and the task was not done. */
  is_over: z.boolean(),
  /** Made up for the sample. */
  is_sample: z.boolean(),
  field: z.object({ id: z.uuid(), name: z.string() }).extend(positionSchema.shape),
  /** What was sent instead of a photo at the field, as long as a person looks at it; null without. */
  review: z.object({ reason: z.enum(GEOTAG_REASONS), sent_at: momentSchema }).nullable(),
  /** Why it was handed back; null where it was not. */
  handed_back: z.enum(GEOTAG_HAND_BACKS).nullable(),
  done_at: momentSchema.nullable(),
});
/** A task of a farmer. */
export type GeotagTask = z.infer<typeof geotagTaskSchema>;
/** Answer of `GET /fields/v1/geotag-tasks`: open ones first, the soonest due first; 50 at most. */
export const geotagTasksSchema = z.object({ results: z.array(geotagTaskSchema) });

/** `POST /fields/v1/geotag-tasks/{id}/photo`: a photo at the field. */
export const geotagPhotoSchema = z.object({
  /** Made with the form: sent again, it is the same photo. */
  key: z.uuid(),
  photo_id: z.string().min(1).max(LONGEST_ID),
  /** When it was taken, by itself or by the phone; null where neither says. */
  taken_at: momentSchema.nullable(),
  /** Where it was taken, by itself; null where it does not say. */
  taken_place: positionSchema.nullable(),
  /** Where the phone was, by itself: metres within which it is sure, and when by its clock. */
  place: positionSchema.extend({ accuracy: z.number().min(0).max(1_000_000), at: momentSchema }).nullable(),
  /** The phone's clock when the farmer sent it, and when it went out; null without a phone's clock. */
  clock: z.object({ filed_at: momentSchema, sent_at: momentSchema }).nullable(),
});
/** A photo at the field. */
export type GeotagPhoto = z.infer<typeof geotagPhotoSchema>;

/** Details of `geotag_error.not_at_field`. */
export const geotagProblemDetailsSchema = z.object({
  why: z.enum(GEOTAG_PROBLEMS),
  /** From the field to where the phone was; null where that is not known. */
  metres: z.number().int().nullable(),
});

/** `POST /fields/v1/geotag-tasks/{id}/reason`: why there is no photo with its place. */
export const geotagReasonSchema = z.object({
  /** Made with the form: sent again, it is the same reason. */
  key: z.uuid(),
  reason: z.enum(GEOTAG_REASONS),
  note: z.string().max(LONGEST_GEOTAG_NOTE),
  /** A photo without its place; null without one. */
  photo_id: z.string().min(1).max(LONGEST_ID).nullable(),
});
/** Why there is no photo with its place. */
export type GeotagReasonInput = z.infer<typeof geotagReasonSchema>;

/** `GET /checker/v1/geotag-tasks`. */
export const waitingGeotagsQuerySchema = pageQuerySchema;
/** Answer of `GET /checker/v1/geotag-tasks`: reasons that wait, the longest waiting first, without whose they are. */
export const waitingGeotagsSchema = pagedSchema(
  z.object({
    id: z.uuid(),
    title: z.string(),
    until: z.iso.date(),
    reason: z.enum(GEOTAG_REASONS),
    note: z.string(),
    has_photo: z.boolean(),
    sent_at: momentSchema,
    boundary: z.array(z.tuple([z.number(), z.number()])),
  }),
);

/** `POST /checker/v1/geotag-tasks/{id}/hand-back`. */
export const geotagHandBackSchema = z.object({ why: z.enum(GEOTAG_HAND_BACKS) });
