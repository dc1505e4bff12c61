import { z } from 'zod';
import { pagedSchema } from '../paging.ts';
import { MONEY_ACTS, SECOND_PAYMENT_ENDS, SHOP_ENTRY_KINDS } from '../vocabulary/ledger.ts';

const rupees = z.number().min(0.01).max(1e8);
const reason = z.string().trim().min(3).max(500);

/** An entry of a shop's ledger; rupees, above zero the market owes it to the shop. */
export const shopEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(SHOP_ENTRY_KINDS),
  amount: z.number(),
  order_id: z.string().nullable(),
  at: z.string(),
});
/** An entry of a shop's ledger. */
export type ShopEntry = z.infer<typeof shopEntrySchema>;
/** Where a shop stands, in rupees. See docs/domain/ledger.md#what-is-owed. */
export const shopBalanceSchema = z.object({
  vendor_id: z.string(),
  /** Above zero the market owes it to the shop, below zero the shop owes it. */
  owed: z.number(),
  /** Of that, captured for orders that are not handed over yet. */
  held: z.number(),
  /** What can be paid out now. */
  payable: z.number(),
});
/** Answer of `GET /vendor/v1/ledger` and of support's `GET /support/v1/ledger/shops/:id`: newest entries first. */
export const shopLedgerSchema = pagedSchema(shopEntrySchema).extend({ balance: shopBalanceSchema });

/** `POST /support/v1/ledger/shops/:id/payouts` and `/receipts`. */
export const shopPaymentSchema = z.object({ amount: rupees, reason });
/** `POST /support/v1/returns/:id/overrule` and of an issue: what the farmer gets, in rupees, and why. */
export const overruleSchema = z.object({ amount: rupees, reason });
/**
 * `POST /support/v1/refunds/:id/paid-twice`: what became of what was paid twice, or of a part of it, in rupees, and how
 * that is known.
 */
export const endSecondPaymentSchema = z.object({ end: z.enum(SECOND_PAYMENT_ENDS), amount: rupees, reason });
/** `POST /support/v1/refunds/:id/release`. */
export const releaseRefundSchema = z.object({ reason });
/**
 * `PUT /support/v1/ledger/shops/:id/terms`: what changes of a shop's terms, and why. The fee is a percentage of the
 * goods with two decimals, the limit rupees.
 */
export const changeShopTermsSchema = z
  .object({
    fee_percent: z.number().min(0).max(30).multipleOf(0.01).optional(),
    daily_refund_limit: z.number().min(0).max(1e6).multipleOf(0.01).optional(),
    reason,
  })
  .refine(({ fee_percent: fee, daily_refund_limit: limit }) => fee !== undefined || limit !== undefined);
/** An act of support with money, in rupees; `is_done` is false while a second person is waited for. */
export const moneyActSchema = z.object({
  id: z.string(),
  kind: z.enum(MONEY_ACTS),
  subject_id: z.string(),
  /** The centre that took the money, of a farmer's repayment; else null. */
  centre_id: z.string().nullable(),
  amount: z.number(),
  reason: z.string(),
  requested_at: z.string(),
  is_done: z.boolean(),
});
/** An act of support with money. */
export type MoneyActView = z.infer<typeof moneyActSchema>;
/** Answer of `GET /support/v1/acts`: what waits for a second person, the oldest first. */
export const moneyActsSchema = z.object({ results: z.array(moneyActSchema) });

/** A shop's terms as they hold; `waiting` is a raise of the limit that a second person has to confirm. */
export const shopTermsSchema = z.object({
  vendor_id: z.string(),
  fee_percent: z.number(),
  daily_refund_limit: z.number(),
  waiting: moneyActSchema.nullable(),
});

/**
 * `POST /support/v1/credit/repayments`: money that a farmer paid at a centre, in rupees, and at which: it owes the
 * money to the market then. The receipt's number names it: sent twice, it is booked once.
 */
export const creditRepaymentSchema = z.object({
  phone_number: z.string().regex(/^\d{10}$/),
  centre_id: z.string().min(1).max(100),
  amount: z.number().min(0.01).max(1e9),
  receipt: z
    .string()
    .trim()
    .regex(/^[\w./-]{1,40}$/),
});
/** Answer: what the farmer still owes, in rupees; `waiting` is a repayment that a second person has to confirm. */
export const creditRepaidSchema = z.object({ dues: z.number(), waiting: moneyActSchema.nullable() });
