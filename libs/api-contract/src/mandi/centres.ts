import { z } from 'zod';
import { latLngSchema } from '../location.ts';
import { mandiCommoditySchema, mandiDaySchema } from '../mandi.ts';
import { languageSchema } from '../protocol/language-schema.ts';
import { HIGHEST_MANDI_ALERT } from '../vocabulary/mandi/prices.ts';

const idSchema = mandiCommoditySchema.shape.id;

/** `GET /mandi/v1/centres`: collection centres near a place. See docs/domain/mandi.md#collection-centres. */
export const mandiCentresQuerySchema = z.object({
  lat_lng: latLngSchema,
  /** Only those that buy it. */
  commodity: idSchema.optional(),
  lang: languageSchema.default('hi'),
});
/** A time of day in India, 'HH:mm'. */
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const centreHoursSchema = z.object({
  opens_at: timeSchema,
  closes_at: timeSchema,
  /** 0 Sunday to 6 Saturday, or null. */
  closed_weekday: z.number().int().min(0).max(6).nullable(),
});
/** A place that takes produce in for a buyer. */
export const mandiCentreSchema = centreHoursSchema.extend({
  id: idSchema,
  /** Of the place where it stands, in the language that was asked for. */
  name: z.string(),
  district: z.string(),
  state: z.string(),
  lat_lng: latLngSchema,
  /** From the place in a straight line. */
  distance_metres: z.number(),
  is_sample: z.boolean(),
  /** What it buys, the most traded first; rupees a quintal, and the day from which the rate holds. */
  rates: z.array(z.object({ commodity: mandiCommoditySchema, rate: z.number(), day: mandiDaySchema })),
});
/** A place that takes produce in for a buyer. */
export type MandiCentre = z.infer<typeof mandiCentreSchema>;
/** Answer of `GET /mandi/v1/centres`: the nearest first. */
export const mandiCentresSchema = z.object({ results: z.array(mandiCentreSchema) });

/** `PUT /support/v1/mandi/centres/{id}`: a centre, all of it at once. */
export const mandiCentreInputSchema = centreHoursSchema
  .extend({
    /** Of the place where it stands, in Latin letters. */
    name: z.string().trim().min(1).max(60),
    district: z.string().trim().min(1).max(60),
    state: z.string().trim().min(1).max(60),
    lat_lng: latLngSchema,
    /** Rupees a quintal; none closes the centre. */
    rates: z
      .array(z.object({ commodity: idSchema, rate: z.number().min(1).max(HIGHEST_MANDI_ALERT).multipleOf(0.01) }))
      .max(40),
  })
  .refine(({ opens_at, closes_at }) => opens_at < closes_at, { path: ['closes_at'] });
/** A centre, all of it at once. */
export type MandiCentreInput = z.infer<typeof mandiCentreInputSchema>;
