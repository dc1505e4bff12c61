import { z } from 'zod';
import { MEASUREMENT_PURPOSES, MOST_MEASURED_AT_ONCE } from '../vocabulary/measurement/purposes.ts';
import { SHELLS } from '../vocabulary/shells.ts';

/**
 * An event that a shell passes on. Its name and properties are those of the catalogue in `@haat/analytics`, which the
 * backend checks once more.
 */
const measuredEventSchema = z.strictObject({
  /** Of the event: passed on twice, it counts once. */
  id: z.uuid(),
  name: z.string().min(1).max(40),
  properties: z.record(z.string().min(1).max(40), z.union([z.string().max(120), z.number(), z.boolean()])),
  /** When it was, ISO 8601. */
  at: z.iso.datetime(),
  shell: z.enum(SHELLS),
  /** A random id of this browser, which says nothing of a person and goes with the session. */
  visitor: z.uuid(),
  /** What the person has agreed to. */
  purposes: z.array(z.enum(MEASUREMENT_PURPOSES)).min(1).max(MEASUREMENT_PURPOSES.length),
});
/** An event that a shell passes on. */
export type MeasuredEvent = z.infer<typeof measuredEventSchema>;

/** Body of `POST /measurement/v1/events`. */
export const measuredEventsSchema = z.strictObject({
  events: z.array(measuredEventSchema).min(1).max(MOST_MEASURED_AT_ONCE),
});

/** Its answer. */
export const measuredEventsTakenSchema = z.object({
  taken: z.number().int(),
  /** Not of the catalogue, too old, or of a time to come: nothing of them is kept. */
  refused: z.number().int(),
});
