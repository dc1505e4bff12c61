import { z } from 'zod';
import { mandiCommoditySchema, mandiDaySchema, mandiMarketSchema } from '../mandi.ts';
import { pagedSchema } from '../paging.ts';
import { MOST_MANDI_QUINTALS } from '../vocabulary/mandi/demands.ts';
import { HIGHEST_MANDI_ALERT } from '../vocabulary/mandi/prices.ts';
import { MANDI_RECEIPT_REASONS, MANDI_RECEIPT_STATUSES } from '../vocabulary/mandi/receipts.ts';

const idSchema = mandiCommoditySchema.shape.id;

/** What a sale slip says. See docs/domain/mandi.md#sale-slips. */
const slipNumbersSchema = z.object({
  /** The day of the sale, in India. */
  day: mandiDaySchema,
  /** Whole kilograms. */
  quintals: z.number().min(0.01).max(MOST_MANDI_QUINTALS).multipleOf(0.01),
  /** Rupees a quintal. */
  rate: z.number().min(1).max(HIGHEST_MANDI_ALERT).multipleOf(0.01),
});

/** `POST /mandi/v1/receipts`: a sale slip. */
export const mandiReceiptInputSchema = slipNumbersSchema.extend({
  commodity: idSchema,
  market: idSchema,
  /** Of `POST /upload/v1/photos`. */
  photo_id: z.string().min(1).max(100),
  /** The person has looked again at a rate that seemed to be of another unit. */
  is_rate_certain: z.boolean().default(false),
  /** Of the filled form: what comes again by it is the same slip, however often it comes. */
  key: z.uuid().optional(),
});
/** A sale slip to be sent. */
export type MandiReceiptInput = z.input<typeof mandiReceiptInputSchema>;

/** A sale slip as its sender sees it. */
export const mandiReceiptSchema = slipNumbersSchema.extend({
  id: z.uuid(),
  status: z.enum(MANDI_RECEIPT_STATUSES),
  /** Why it is not counted; null unless it was rejected. */
  reason: z.enum(MANDI_RECEIPT_REASONS).nullable(),
  commodity: mandiCommoditySchema,
  market: mandiMarketSchema,
  /** A moment. */
  sent_at: z.string(),
  /** It was looked at by the simulated checker of the sample, not by a person. */
  is_sample_check: z.boolean(),
});
/** A sale slip as its sender sees it. */
export type MandiReceipt = z.infer<typeof mandiReceiptSchema>;
/** Answer of `GET /mandi/v1/receipts`: the person's own, the newest first, 50 at most. */
export const mandiReceiptsSchema = z.object({ results: z.array(mandiReceiptSchema) });

/** A sale slip as a checker sees it: without who sent it. */
export const checkedReceiptSchema = mandiReceiptSchema.omit({ is_sample_check: true, reason: true }).extend({
  /** Whether the rate fits the market's prices: docs/domain/mandi.md#reported-rates. */
  is_plausible: z.boolean(),
  /** Other slips of the same market, goods, day, quantity and rate that are not rejected. */
  same_numbers: z.number().int(),
});
/** Answer of `GET /checker/v1/receipts`: those that wait, the longest waiting first. */
export const checkedReceiptsSchema = pagedSchema(checkedReceiptSchema);

/** `POST /checker/v1/receipts/{id}/reject`. */
export const rejectReceiptSchema = z.object({ reason: z.enum(MANDI_RECEIPT_REASONS) });
