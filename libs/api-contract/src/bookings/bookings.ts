import { z } from 'zod';
import { adviceQuerySchema, cropCardSchema, cropIdSchema } from '../advice/crops.ts';
import {
  BOOKING_ACTORS,
  BOOKING_FIELDS,
  BOOKING_PAYMENTS,
  BOOKING_STATES,
  LEAST_BOOKING_ACRES,
  MOST_BOOKING_ACRES,
  MOST_BOOKING_SAMPLES,
  NEAR_A_FIELD,
  PACKAGE_UNITS,
} from '../vocabulary/bookings/bookings.ts';

const idSchema = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
/** A time of a day in India, 'HH:MM'; of another zone there is none. */
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Rupees. */
const rupees = z.number().nonnegative();

/** What is said in the reader's language. */
export const bookingQuerySchema = adviceQuerySchema;
/** The service that an address names. */
export const serviceParamsSchema = z.object({ serviceId: idSchema });
/** The vendor of a service that an address names. */
export const serviceVendorParamsSchema = serviceParamsSchema.extend({ vendorId: idSchema });

/** What of a service is booked. */
export const servicePackageSchema = z.object({
  id: z.string(),
  name: z.string(),
  per: z.enum(PACKAGE_UNITS),
  /** For one acre, sample or person, in rupees. */
  price: rupees,
});
/** Papers of who does a service with a drone. */
export const droneFactsSchema = z.object({
  pilot_certificate: z.string(),
  drone_number: z.string(),
  insured_until: z.iso.date(),
});
/** Who does a service. */
export const serviceVendorSchema = z.object({
  id: z.string(),
  name: z.string(),
  town: z.string(),
  opens: z.string(),
  closes: z.string(),
  closed_weekdays: z.array(z.number().int().min(0).max(6)),
  /** Null for a service without a drone. */
  drone: droneFactsSchema.nullable(),
});
/** A service as a list shows it. */
export const farmServiceCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  /** The least price of its packages, in rupees; null where it has none. */
  from_price: rupees.nullable(),
});
/** A service that can be booked. */
export const farmServiceSchema = farmServiceCardSchema.extend({
  minutes: z.number().int(),
  lead_hours: z.number().int(),
  is_daylight_only: z.boolean(),
  /** Whether it is refused near water or houses. */
  keeps_distance: z.boolean(),
  mandatory: z.array(z.enum(BOOKING_FIELDS)),
  optional: z.array(z.enum(BOOKING_FIELDS)),
  packages: z.array(servicePackageSchema),
  vendors: z.array(serviceVendorSchema),
  /** What the operator has approved for the tank of a drone; none: nothing may be sprayed. */
  tank_products: z.array(z.object({ id: z.string(), name: z.string() })),
});
/** A service that can be booked. */
export type FarmService = z.infer<typeof farmServiceSchema>;
/** A service as a list shows it. */
export type FarmServiceCard = z.infer<typeof farmServiceCardSchema>;
/** Answer of `GET /bookings/v1/services`. */
export const farmServicesSchema = z.object({ results: z.array(farmServiceCardSchema) });

/** A day with the times that can still be booked. */
export const slotDaySchema = z.object({
  day: z.iso.date(),
  slots: z.array(z.object({ from: timeSchema, to: z.string(), left: z.number().int().min(1) })),
});
/** A day with the times that can still be booked. */
export type SlotDay = z.infer<typeof slotDaySchema>;
/** Answer of `GET /bookings/v1/services/{serviceId}/vendors/{vendorId}/slots`: from today on, without a gap. */
export const slotDaysSchema = z.object({ results: z.array(slotDaySchema) });

/** The time of a visit: a day and a time in India. */
export const bookedTimeSchema = z.object({ day: z.iso.date(), from: timeSchema });

const itemsSchema = z
  .array(z.object({ package_id: idSchema, quantity: z.number().int().min(1).max(10) }))
  .min(1)
  .max(10);

/** `POST /bookings/v1/bookings`. See docs/domain/bookings.md. */
export const bookingInputSchema = bookedTimeSchema.extend({
  /** Made with the form: the same form sent again is one booking. */
  key: z.uuid(),
  service_id: idSchema,
  vendor_id: idSchema,
  items: itemsSchema,
  /** What the service asks for; null or absent where it was not said. */
  acres: z.number().min(LEAST_BOOKING_ACRES).max(MOST_BOOKING_ACRES).nullish(),
  crop: cropIdSchema.nullish(),
  /** Village and how to get there. */
  address: z.string().trim().max(200).nullish(),
  samples: z.number().int().min(1).max(MOST_BOOKING_SAMPLES).nullish(),
  people: z.number().int().min(1).max(50).nullish(),
  /** Ids of products that are approved for the tank. */
  tank_mix: z.array(idSchema).max(5).nullish(),
  /** What lies within 50 m of the field. */
  near: z.array(z.enum(NEAR_A_FIELD)).max(NEAR_A_FIELD.length).default([]),
  payment: z.enum(BOOKING_PAYMENTS),
});
/** A booking as a form sends it. */
export type BookingInput = z.input<typeof bookingInputSchema>;

/** `POST /bookings/v1/prices`: what a booking would cost. */
export const bookingPriceInputSchema = z.object({
  service_id: idSchema,
  items: itemsSchema,
  acres: z.number().min(LEAST_BOOKING_ACRES).max(MOST_BOOKING_ACRES).nullish(),
});

/** A line of a booking; sums in rupees. */
export const bookingLineSchema = z.object({
  package_id: z.string(),
  name: z.string(),
  per: z.enum(PACKAGE_UNITS),
  price: rupees,
  quantity: z.number().int(),
  amount: rupees,
});
/** Answer of `POST /bookings/v1/prices`. */
export const bookingPriceSchema = z.object({
  lines: z.array(bookingLineSchema),
  total: rupees,
  /** The price of the person's card of the programme, which is another than everybody's. */
  is_programme: z.boolean(),
});
/** What a booking would cost. */
export type BookingPriceAnswer = z.infer<typeof bookingPriceSchema>;

/** What was done. */
export const bookingReportSchema = z.object({
  at: z.iso.datetime(),
  /** By the simulated worker of the sample: nothing was done. */
  is_sample: z.boolean(),
  /** Of a drone's spray. */
  acres: z.number().nullable(),
  product: z.string().nullable(),
  /** Of soil that was collected. */
  bag_numbers: z.array(z.string()),
});

/** A booking as a list shows it. */
export const bookingCardSchema = z.object({
  id: z.uuid(),
  /** 'B2026-000012'. */
  number: z.string(),
  service: z.object({ id: z.string(), name: z.string() }),
  vendor: z.object({ id: z.string(), name: z.string(), town: z.string() }),
  state: z.enum(BOOKING_STATES),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  /** In rupees. */
  total: rupees,
});
/** A booking as a list shows it. */
export type BookingCard = z.infer<typeof bookingCardSchema>;
/** Answer of `GET /bookings/v1/bookings`: the person's own, the newest first, 50 at most. */
export const bookingsSchema = z.object({ results: z.array(bookingCardSchema) });

/** A booking of the person. */
export const bookingSchema = bookingCardSchema.extend({
  lines: z.array(bookingLineSchema),
  payment: z.enum(BOOKING_PAYMENTS),
  /** What was paid so far, in rupees. */
  paid: rupees,
  acres: z.number().nullable(),
  crop: cropCardSchema.nullable(),
  address: z.string().nullable(),
  samples: z.number().int().nullable(),
  people: z.number().int().nullable(),
  tank_mix: z.array(z.string()),
  /** Whether a worker has taken it. */
  is_taken: z.boolean(),
  /** How often the vendor has moved it, for the weather. */
  postponements: z.number().int(),
  may_reschedule: z.boolean(),
  may_cancel: z.boolean(),
  /** What comes back when it is cancelled now, in rupees, to the paisa. */
  refund: rupees,
  /** The last moment to choose another time, or to cancel for nothing. */
  free_until: z.iso.datetime(),
  /** Who cancelled it; null where it was not. */
  cancelled_by: z.enum(BOOKING_ACTORS).nullable(),
  /** Wind as the pilot measured it, in metres a second; null before. */
  wind: z.number().nullable(),
  report: bookingReportSchema.nullable(),
});
/** A booking of the person. */
export type Booking = z.infer<typeof bookingSchema>;
