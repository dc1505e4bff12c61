import { z } from 'zod';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { MANDI_SET_ASIDE_REASONS } from '../vocabulary/mandi/set-aside.ts';

/** `GET /support/v1/mandi/set-aside`: what sources tell that is no price. */
export const mandiSetAsideQuerySchema = pageQuerySchema.extend({ reason: z.enum(MANDI_SET_ASIDE_REASONS).optional() });
/** Rows of one reason that have the same names. */
export const mandiSetAsideSchema = z.object({
  reason: z.string(),
  source: z.string(),
  /** As the source spells them; empty where it tells none. */
  state: z.string(),
  district: z.string(),
  market: z.string(),
  /** Empty for a market that is not known: it lacks whatever came there. */
  commodity: z.string(),
  /** How many. */
  rows: z.number().int(),
  /** Moments. */
  first_seen_at: z.string(),
  last_seen_at: z.string(),
});
/** Rows of one reason that have the same names. */
export type MandiSetAside = z.infer<typeof mandiSetAsideSchema>;
/** Answer of `GET /support/v1/mandi/set-aside`: what came most first. */
export const mandiSetAsidesSchema = pagedSchema(mandiSetAsideSchema);
