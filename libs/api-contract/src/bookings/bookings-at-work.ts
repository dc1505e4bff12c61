import { z } from 'zod';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { BOOKING_STATES, MOST_BOOKING_ACRES, MOST_BOOKING_SAMPLES } from '../vocabulary/bookings/bookings.ts';
import { bagNumberSchema } from '../soil/samples.ts';

/** `GET /pilot/v1/bookings`, `GET /collector/v1/bookings`: what waits for a worker, or what this worker has. */
export const workQuerySchema = pageQuerySchema.extend({ which: z.enum(['waiting', 'mine']).default('waiting') });
/** A booking in a list of work: without who booked it, and where it is. */
export const listedWorkSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  service_id: z.string(),
  town: z.string(),
  state: z.enum(BOOKING_STATES),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  acres: z.number().nullable(),
  samples: z.number().int().nullable(),
});
/** A page of a list of work, what is due first. */
export const listedWorksSchema = pagedSchema(listedWorkSchema);
/** A booking that the worker has taken. */
export const bookingAtWorkSchema = listedWorkSchema.extend({
  /** Of the farmer; null for one without a phone. */
  phone_number: z.string().nullable(),
  address: z.string().nullable(),
  crop: z.string().nullable(),
  tank_mix: z.array(z.string()),
  /** What is paid in cash when it is done, in rupees. */
  to_pay: z.number().nonnegative(),
});

/** `POST /pilot/v1/bookings/{id}/start`: wind in metres a second, as it was measured. */
export const windSchema = z.object({ wind: z.number().min(0).max(60) });
/** `POST /pilot/v1/bookings/{id}/finish`: acres that were sprayed, and with what of the tank that was booked. */
export const sprayReportSchema = z.object({
  acres: z.number().min(0.01).max(MOST_BOOKING_ACRES),
  product_id: z.string().max(40).nullable(),
});
/** `POST /collector/v1/bookings/{id}/finish`: the numbers of the bags of soil. */
export const collectionReportSchema = z.object({
  bag_numbers: z.array(bagNumberSchema).min(1).max(MOST_BOOKING_SAMPLES),
});
