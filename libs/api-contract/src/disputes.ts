import { z } from 'zod';
import { DISPUTE_PHASES, DISPUTE_STATUSES, SETTLEMENT_DIFFERENCES } from './vocabulary/disputes.ts';

/** `GET /support/v1/disputes`: payments that a payer's bank disputes. Amounts are rupees, times ISO. */
export const disputesSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      payment_id: z.string(),
      /** Null for money that was taken for dues, and for a payment that is none of ours. */
      order_id: z.string().nullable(),
      amount: z.number(),
      /** What the gateway keeps back for it. */
      held: z.number(),
      reason: z.string(),
      phase: z.enum(DISPUTE_PHASES),
      status: z.enum(DISPUTE_STATUSES),
      /** The gateway waits for evidence. */
      needs_action: z.boolean(),
      respond_by: z.string().nullable(),
      opened_at: z.string(),
    }),
  ),
});

/**
 * `GET /support/v1/settlements/differences`: where settlements of the gateway differ from the ledger. Amounts are
 * rupees; null where one side has nothing.
 */
export const settlementDifferencesSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      /** Of the settlement, `YYYY-MM-DD` in India. */
      day: z.string(),
      kind: z.enum(SETTLEMENT_DIFFERENCES),
      entity_id: z.string(),
      booked: z.number().nullable(),
      told: z.number().nullable(),
      raised_at: z.string(),
    }),
  ),
});
/** A settlement that differs from the ledger. */
export type SettlementDifference = z.infer<typeof settlementDifferencesSchema>['results'][number];
