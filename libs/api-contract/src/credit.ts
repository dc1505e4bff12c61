import { z } from 'zod';
import { pagedSchema } from './paging.ts';
import { paymentRedirectSchema, startPaymentSchema } from './payments.ts';
import { CREDIT_ENTRY_KINDS, REPAYMENT_STATES } from './vocabulary/credit.ts';

/**
 * The Key Facts Statement of a farmer's credit: who lends, what it costs, how to think again and whom to complain to.
 * See docs/domain/credit.md#key-facts-statement.
 */
export const creditKeyFactsSchema = z.object({
  /** Changes with whatever it says; an order on credit names the one that its farmer agreed to. */
  version: z.string(),
  lender: z.object({
    name: z.string(),
    registration_number: z.string(),
    /** Whether it is the sample market's fictitious lender. */
    is_sample: z.boolean(),
  }),
  /** Cost of a year, as percent, when it is paid on the last day. */
  apr_percent: z.number(),
  monthly_percent: z.number(),
  free_days: z.number().int(),
  tenor_days: z.number().int(),
  /** Rupees beside the interest. */
  fees: z.number(),
  /** Days from the order in which only what was taken has to be paid back. */
  cooling_off_days: z.number().int(),
  grievance: z.object({ name: z.string(), phone_number: z.string(), email: z.string() }),
});
/** The Key Facts Statement of a farmer's credit. */
export type CreditKeyFacts = z.infer<typeof creditKeyFactsSchema>;

/**
 * A farmer's credit line at a place, in rupees. `available` is the limit less dues and open credit orders; null figures
 * when the farmer has no line. See docs/domain/credit.md#limit.
 */
export const creditAccountSchema = z.object({
  is_enabled: z.boolean(),
  is_enrolled: z.boolean(),
  limit: z.number(),
  dues: z.number(),
  open_orders: z.number(),
  available: z.number(),
  /** Day on which the oldest dues must be paid, 'YYYY-MM-DD', or null when nothing is due. */
  due_date: z.string().nullable(),
  terms: z.object({ tenor_days: z.number().int(), free_days: z.number().int(), monthly_percent: z.number() }),
  /** Null without a lender. */
  key_facts: creditKeyFactsSchema.nullable(),
});
/** A farmer's credit line at a place. */
export type CreditAccount = z.infer<typeof creditAccountSchema>;
/**
 * Answer of `GET /credit/v1/account`: the line, the Key Facts Statement that was agreed to last, and whether nothing
 * can be bought on credit before a step-up (docs/domain/identity.md#step-up).
 */
export const ownCreditAccountSchema = creditAccountSchema.extend({
  needs_step_up: z.boolean(),
  accepted_key_facts: z.object({ version: z.string(), accepted_at: z.string() }).nullable(),
});
/** A farmer's own credit line. */
export type OwnCreditAccount = z.infer<typeof ownCreditAccountSchema>;
/** What an amount costs on credit against cash, in rupees, when it is paid on the last day. */
export const creditCostSchema = z.object({
  amount: z.number(),
  interest: z.number(),
  /** Amount and interest. */
  total: z.number(),
  /** What the credit costs against the cash price, as percent of the amount for a year. */
  apr_percent: z.number(),
  /** Last day to pay, 'YYYY-MM-DD'. */
  due_date: z.string(),
});
/** What an amount costs on credit against cash. */
export type CreditCost = z.infer<typeof creditCostSchema>;
/** One entry of the ledger. Positive amounts add to the dues, negative take off; rupees. */
export const creditEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(CREDIT_ENTRY_KINDS),
  amount: z.number(),
  taken_after: z.number(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  at: z.string(),
  due_date: z.string().nullable(),
});
/** One entry of the ledger. */
export type CreditEntry = z.infer<typeof creditEntrySchema>;
/** Answer of `GET /credit/v1/entries`. */
export const creditEntriesSchema = pagedSchema(creditEntrySchema);

/**
 * `GET /credit/v1/dues`: what must be paid for goods by which day, the first day first, and the interest that is open
 * beside it; rupees. `payable` is what can be paid now: the dues less what the gateway has not said its last word
 * about.
 */
export const creditDuesSchema = z.object({
  dues: z.number(),
  interest: z.number(),
  payable: z.number(),
  results: z.array(z.object({ amount: z.number(), due_date: z.string() })),
});
/** What must be paid by which day. */
export type CreditDues = z.infer<typeof creditDuesSchema>;

/** The least that is repaid at once, in rupees. */
export const LEAST_REPAYMENT = 1;
/** `POST /credit/v1/repayments`: begins, or goes on with, repaying so many rupees of the dues through the gateway. */
export const startRepaymentSchema = startPaymentSchema.extend({ amount: z.number().min(LEAST_REPAYMENT).max(1e9) });
/** How the browser is redirected to the gateway to repay dues. */
export const repaymentRedirectSchema = paymentRedirectSchema
  .omit({ order_id: true })
  .extend({ repayment_id: z.string() });
/** How the browser is redirected to the gateway to repay dues. */
export type RepaymentRedirect = z.infer<typeof repaymentRedirectSchema>;
/**
 * A repayment through the gateway as its farmer sees it, in rupees. `repaid` reduced the dues; `going_back` exceeded
 * what was due on arrival, and is refunded to the payment's source.
 */
export const repaymentSchema = z.object({
  id: z.string(),
  amount: z.number(),
  state: z.enum(REPAYMENT_STATES),
  repaid: z.number(),
  going_back: z.number(),
  started_at: z.string(),
});
/** A repayment through the gateway. */
export type Repayment = z.infer<typeof repaymentSchema>;
/**
 * `GET /credit/v1/repayments`: the newest repayments through the gateway, newest first; the gateway is queried for
 * those that are not settled.
 */
export const repaymentsSchema = z.object({ results: z.array(repaymentSchema) });
