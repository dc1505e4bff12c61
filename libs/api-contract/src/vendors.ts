import { z } from 'zod';
import { languageSchema } from './protocol/language-schema.ts';
import { flagsSchema, latLngSchema } from './location.ts';
import { booleanInQuery, wholeNumberInQuery } from './queries/query-values.ts';
import { FULFILMENT_TYPES } from './vocabulary/delivery.ts';
import { DEFAULT_LANGUAGE } from './vocabulary/languages.ts';
import { SERVICES_DATA } from './vocabulary/services.ts';
import { VENDOR_TYPES, LICENCE_KINDS } from './vocabulary/vendors.ts';

/** Terms of a shop's delivery, in rupees and metres. See docs/domain/vendors.md#delivery-fee. */
export const deliveryTermsSchema = z.object({
  /** Up to and including `base_distance_metres`. */
  base_fee: z.number(),
  base_distance_metres: z.number(),
  /** For each started kilometre beyond it. */
  fee_per_km: z.number(),
  /** Goods worth more than this are delivered free; null where they never are. */
  free_above: z.number().nullable(),
  /** The shop delivers no further than this. */
  radius_metres: z.number(),
});
/** Terms of a shop's delivery. */
export type DeliveryTerms = z.infer<typeof deliveryTermsSchema>;

/** Data of a shop. Distances are metres from the requested place; times are 'HH:mm', India. */
export const vendorDetailsSchema = z.object({
  name: z.string(),
  legal_name: z.string(),
  vendor_type: z.enum(VENDOR_TYPES),
  phone_number: z.string(),
  address: z.string(),
  pincode: z.string(),
  district: z.string(),
  state: z.string(),
  lat_lng: latLngSchema,
  distance_metres: z.number().nullable(),
  /** Whether it serves the requested place at all; left out when no place was requested. */
  serves_place: z.boolean().optional(),
  opens_at: z.string(),
  closes_at: z.string(),
  /** Weekday on which it is closed, 0 Sunday to 6 Saturday, or null. */
  closed_weekday: z.number().int().nullable(),
  /** Days to come on which it stays closed, 'YYYY-MM-DD'; left out by shops that have none of their own here. */
  closed_days: z.array(z.string()).optional(),
  /**
   * Promised day of delivery or pickup for an order placed now, 'YYYY-MM-DD' in India; null for a shop that never
   * opens.
   */
  promised_on: z.string().nullable(),
  licences: z.array(z.object({ kind: z.enum(LICENCE_KINDS), number: z.string(), valid_until: z.string() })),
  pickup_radius_metres: z.number(),
  delivery: deliveryTermsSchema.nullable(),
  /** Most packs of one variant that it lets go in one order. */
  max_packs: z.number().int().min(1),
});

/** A shop. `fulfillment_type` is already narrowed to the requested place. */
export const vendorSchema = z.object({
  id: z.string(),
  fulfillment_type: z.enum(FULFILMENT_TYPES),
  vendor_details: vendorDetailsSchema,
});
/** A shop. */
export type Vendor = z.infer<typeof vendorSchema>;
/** When a shop is open. Times are 'HH:mm' in India. */
export type OpeningHours = Pick<Vendor['vendor_details'], 'opens_at' | 'closes_at' | 'closed_weekday'>;

/** `GET /hyperlocal/v2/availability`. See docs/domain/service-calls.md#look-ups. */
export const availabilityQuerySchema = z.object({
  lat_lng: latLngSchema,
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  for_credit_order: booleanInQuery.optional(),
  farmer_id: z.string().max(64).optional(),
  service_id: z.string().max(64).optional(),
});
/** Answer of availability: shops whose own delivery or pickup radius covers the place, nearest first, at most 50. */
export const availabilitySchema = z.object({ vendor_details: z.array(vendorSchema), dc_is_financed: z.boolean() });
/** Shops that serve a place. */
export type Availability = z.infer<typeof availabilitySchema>;

/** `GET /hyperlocal/v1/centres`: distribution centres within 300 km, nearest first. */
export const centresQuerySchema = z.object({
  lat_lng: latLngSchema,
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  page: wholeNumberInQuery(1, 1000).default(1),
});

/** `GET /hyperlocal/v1/vendors/:id`: one shop, with its distance when a place is given. */
export const vendorQuerySchema = z.object({
  lat_lng: latLngSchema.optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});

/** `GET /common/v1/services`. See docs/domain/service-calls.md#look-ups. */
export const servicesQuerySchema = z.object({
  data_for: z
    .string()
    .max(100)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(SERVICES_DATA)).min(1)),
  lat_lng: latLngSchema,
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});
/** Answer of `GET /common/v1/services`: only the requested parts. */
export const servicesSchema = z.object({
  vendors: z.array(vendorSchema).optional(),
  flags: flagsSchema.optional(),
  banners: z.array(z.object({ id: z.string(), title: z.string(), image_url: z.string(), link: z.string() })).optional(),
  service_categories: z.array(z.object({ id: z.string(), name: z.string(), image_url: z.string() })).optional(),
});
/** Parts of the market at a place. */
export type Services = z.infer<typeof servicesSchema>;
