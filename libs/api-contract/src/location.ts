import { z } from 'zod';
import { FLAG_KEYS } from './vocabulary/services.ts';
import { LONGEST_SEARCH } from './vocabulary/limits.ts';

/**
 * A place as the text 'lat,lng' in degrees, at most 7 decimals: '19.9975,73.7898'. See
 * docs/domain/service-calls.md#places.
 */
export const latLngSchema = z
  .string()
  .max(40)
  .regex(/^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/)
  .refine((text) => {
    const [lat, lng] = text.split(',').map(Number);
    return Math.abs(lat ?? 91) <= 90 && Math.abs(lng ?? 181) <= 180;
  });

/** Six digits, the first not 0. */
export const pincodeSchema = z.string().regex(/^[1-9]\d{5}$/);

/**
 * A place as returned by the geocoder. Area is the locality, city the state-level area:
 * docs/domain/service-calls.md#places.
 */
export const geocodedSchema = z.object({
  /** In the reader's script: docs/domain/place-names.md#in-script. */
  area: z.string(),
  /** The post's Latin name of the area, or the only name known: docs/domain/place-names.md#official-name. */
  officialArea: z.string(),
  /** District, shown between area and state; not one of the given fields: docs/domain/service-calls.md#places. */
  district: z.string(),
  city: z.string(),
  postalCode: z.string(),
  formattedAddress: z.string(),
  placeId: z.string(),
  latLng: latLngSchema,
});
/** A place as returned by the geocoder. */
export type Geocoded = z.infer<typeof geocodedSchema>;

/** `GET /location/v1/places`: search by pincode, post office or village name, or district. */
export const placeSearchQuerySchema = z.object({
  q: z.string().trim().min(1).max(LONGEST_SEARCH),
  lang: z.string().max(5).optional(),
});
/** Answer of `GET /location/v1/places`: at most 20 places, the best first. */
export const placeSearchSchema = z.object({ results: z.array(geocodedSchema) });
/** `GET /location/v1/places/:pincode`: one place. A language that is not known, or none, is English. */
export const placeQuerySchema = z.object({ lang: z.string().max(5).optional() });
/** `GET /location/v1/reverse`: the place nearest to a position. */
export const reverseQuerySchema = z.object({ lat_lng: latLngSchema, lang: z.string().max(5).optional() });

/** `GET /location/v1/flags`: the feature flags at a place; with `key` that one alone. */
export const flagsQuerySchema = z.object({ lat_lng: latLngSchema, key: z.enum(FLAG_KEYS).optional() });
/**
 * Answer of `GET /location/v1/flags`. CR is the credit-order flag, CP the coupon flag. See
 * docs/domain/application.md#feature-flags.
 */
export const flagsSchema = z.object({
  CR: z.object({ is_enabled: z.boolean(), is_enrolled: z.boolean() }),
  CP: z.object({ is_enabled: z.boolean() }),
});
/** Answer of `GET /location/v1/flags`: every flag, or the one that `key` names. */
export const askedFlagsSchema = flagsSchema.partial();
/** Feature flags at a place. */
export type Flags = z.infer<typeof flagsSchema>;
