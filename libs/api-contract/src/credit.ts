import { z } from 'zod';
import { pagedSchema } from './paging.ts';

/**
 * A farmer's credit line at a place, in rupees. `available` is the limit less dues and open credit orders; null figures when
 * the farmer has no line. Domain rules, terms of business.
 */
export const creditAccountSchema = z.object({
  is_enabled: z.boolean(), is_enrolled: z.boolean(),
  limit: z.number(), dues: z.number(), open_orders: z.number(), available: z.number(),
  /** Day on which the oldest dues must be paid, 'YYYY-MM-DD', or null when nothing is due. */
  due_date: z.string().nullable(),
  terms: z.object({ tenor_days: z.number().int(), free_days: z.number().int(), monthly_percent: z.number() }),
});
/** A farmer's credit line at a place. */
export type CreditAccount = z.infer<typeof creditAccountSchema>;
/** What an amount costs on credit against cash, in rupees, when it is paid on the last day. */
export const creditCostSchema = z.object({ amount: z.number(), interest: z.number(), total: z.number(), apr_percent: z.number(), due_date: z.string() });
/** What an amount costs on credit against cash. */
export type CreditCost = z.infer<typeof creditCostSchema>;
/** One entry of the ledger. Positive amounts add to the dues, negative take off; rupees. */
export const creditEntrySchema = z.object({
  id: z.string(), kind: z.enum(['order', 'interest', 'repayment', 'reversal']), amount: z.number(), dues_after: z.number(),
  order_id: z.string().nullable(), order_number: z.string().nullable(), at: z.string(), due_date: z.string().nullable(),
});
/** One entry of the ledger. */
export type CreditEntry = z.infer<typeof creditEntrySchema>;
/** Answer of `GET /credit/v1/entries`. */
export const creditEntriesSchema = pagedSchema(creditEntrySchema);

/** `POST /support/v1/credit/repayments`: money that a farmer paid at a centre, in rupees. The receipt's number names it: sent twice, it is booked once. */
export const creditRepaymentSchema = z.object({ phone_number: z.string().regex(/^\d{10}$/), amount: z.number().min(0.01).max(1e9), receipt: z.string().trim().regex(/^[\w./-]{1,40}$/) });
/** Answer: what the farmer still owes, in rupees. */
export const creditRepaidSchema = z.object({ dues: z.number() });
