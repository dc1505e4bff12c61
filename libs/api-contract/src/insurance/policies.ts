import { z } from 'zod';
import { PERILS, POLICY_STARTS } from '../vocabulary/insurance.ts';

/** Where a policy stands today. See docs/domain/insurance.md#policies. */
export const POLICY_PHASES = ['void', 'waiting', 'active', 'ended'] as const;

/** What the law asks of an insurer, as it is named on a policy. */
export const insurerFactsSchema = z.object({
  /** The insurer's registration with the regulator. */
  registration: z.string(),
  /** The product's unique number (UIN). */
  uin: z.string(),
  /** The licence of who sells it. */
  licence: z.string(),
  /** Where to complain: name and address. */
  ombudsman: z.string(),
});

/** A policy of the signed-in farmer. Amounts are rupees, days 'YYYY-MM-DD' in India. */
export const policySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  order_id: z.string(),
  name: z.string(),
  insurer_name: z.string(),
  /** What it pays for, in words. */
  cover_text: z.string(),
  /** The insured goods; null where they are not known any more. */
  goods: z.string().nullable(),
  /** Packs that are insured; of a void policy, those that it was for. */
  units: z.number().int(),
  /** They cost the farmer nothing. */
  is_free: z.boolean(),
  premium: z.number(),
  cover: z.number(),
  phase: z.enum(POLICY_PHASES),
  /** What the cover waits for, or waited for. */
  starts: z.enum(POLICY_STARTS),
  cover_days: z.number().int(),
  /** Null as long as it was not in force. */
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  perils: z.array(z.enum(PERILS)),
  /** Null for a policy of the sample, behind which no insurer stands. */
  insurer: insurerFactsSchema.nullable(),
});
/** A policy of the signed-in farmer. */
export type Policy = z.infer<typeof policySchema>;
/** Answer of `GET /insurance/v1/policies`: the person's own, the newest first, 100 at most. */
export const policiesSchema = z.object({ results: z.array(policySchema) });
