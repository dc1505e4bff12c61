import { z } from 'zod';
import { orderIssueSchema, orderReturnSchema } from './after-order.ts';
import { pickupPersonSchema } from './cart.ts';
import { languageSchema } from './protocol/language-schema.ts';
import { latLngSchema } from './location.ts';
import { orderHistorySchema, orderLineSchema } from './orders.ts';
import { pagedSchema } from './paging.ts';
import { wholeNumberInQuery } from './queries/query-values.ts';
import { moneyActSchema } from './support/ledger.ts';
import { DELIVERY_TYPES } from './vocabulary/delivery.ts';
import { DEFAULT_LANGUAGE } from './vocabulary/languages.ts';
import { ORDER_ESCALATIONS, ORDER_STATUSES, SHOP_STAGES, VENDOR_ORDER_GROUPS } from './vocabulary/orders.ts';
import { PAYMENT_KINDS } from './vocabulary/payments.ts';

/** Query of `GET /vendor/v1/orders`: `open` are those to which something can still happen. */
export const vendorOrdersQuerySchema = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  page: wholeNumberInQuery(1, 10_000).default(1),
  group: z.enum(VENDOR_ORDER_GROUPS).default('all'),
});
/**
 * An order as its shop sees it: what to pack and to whom to hand it, and nothing else of the farmer. Amounts are
 * rupees, times ISO. The code to collect is not in it: the farmer says it at the counter.
 */
export const vendorOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  type: z.enum(DELIVERY_TYPES),
  created_at: z.string(),
  promised_on: z.string().nullable(),
  is_prebook: z.boolean(),
  booking_date: z.string().nullable(),
  lines: z.array(orderLineSchema),
  total_price: z.number(),
  payment: z.enum(PAYMENT_KINDS),
  /** To be taken in cash when the goods are handed over. */
  cash_due: z.number(),
  /** Recipient and address of a delivery; null for a pickup. */
  deliver_to: z
    .object({
      name: z.string(),
      phone_number: z.string(),
      address: z.string(),
      pincode: z.string(),
      /** 'lat,lng' for which the delivery fee was calculated; null in orders that do not have it. */
      lat_lng: z.string().nullable(),
      /** Whether `lat_lng` is the farmer's own place, not the PIN code's. */
      is_exact_place: z.boolean(),
      /** From the shop to `lat_lng`, whole metres along the ground. */
      distance_metres: z.number().int().nullable(),
      /** A page that shows `lat_lng` on a map. */
      map_url: z.url().nullable(),
    })
    .nullable(),
  pickup_person: pickupPersonSchema.nullable(),
  history: z.array(orderHistorySchema),
  /** Where the shop may move it now. */
  next: z.array(z.enum(ORDER_STATUSES)),
  /** Until when the shop has to confirm, or the goods have to leave or arrive; null while no clock runs. */
  clock: z.object({ runs_out_at: z.string(), is_over: z.boolean() }).nullable(),
  returns: z.array(orderReturnSchema.extend({ note: z.string(), photo_ids: z.array(z.string()) })),
  issues: z.array(orderIssueSchema.extend({ photo_ids: z.array(z.string()) })),
});
/** An order as its shop sees it. */
export type VendorOrder = z.infer<typeof vendorOrderSchema>;
/** Answer of `GET /vendor/v1/orders`: `counts` says how many orders wait at each stage; what is done is not counted. */
export const vendorOrdersSchema = pagedSchema(vendorOrderSchema).extend({
  counts: z.record(z.enum(SHOP_STAGES).exclude(['done']), z.number().int()),
});
/** A page of a shop's orders. */
export type VendorOrders = z.infer<typeof vendorOrdersSchema>;

/**
 * `POST /vendor/v1/orders/:id/move`. `code` is what the farmer says at the counter or at the door, for DELIVERED;
 * `photo` stands for it at the door: a photo that was sent before, and where it was taken. `reason` is a short word for
 * the history, such as 'no-stock'.
 */
export const transitionOrderSchema = z.object({
  to: z.enum(ORDER_STATUSES),
  code: z.string().max(20).optional(),
  photo: z.object({ id: z.string().max(64), lat_lng: latLngSchema }).optional(),
  reason: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
});
/**
 * `POST /vendor/v1/orders/:id/returns/:returnId`: approves, refuses with a reason in words, or has picked the goods
 * up.
 */
export const transitionReturnSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('APPROVED') }),
  z.object({ to: z.literal('REFUSED'), refusal: z.string().trim().min(1).max(500) }),
  z.object({ to: z.literal('PICKED_UP') }),
]);
/** `POST /vendor/v1/orders/:id/issues/:issueId/answer`, and support's last word. */
export const answerIssueSchema = z.object({ answer: z.string().trim().min(1).max(1000) });
/** `POST /support/v1/orders/:id/cancel`. */
export const supportCancelSchema = z.object({ reason: z.string().regex(/^[a-z0-9-]{1,40}$/) });
/** Answer to it: the order as it is now, and the act that waits for a second person, or null. */
export const supportCancelledSchema = z.object({
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  waiting: moneyActSchema.nullable(),
});
/** `POST /support/v1/orders/:id/delivery-code`: why the farmer gets a new code. */
export const supportReasonSchema = z.object({ reason: z.string().trim().min(3).max(500) });
/** An order before support: every reason with its time, and how it stands. Amounts are rupees. */
export const escalatedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  vendor_id: z.string(),
  status: z.enum(ORDER_STATUSES),
  type: z.enum(DELIVERY_TYPES),
  total_price: z.number(),
  payment: z.enum(PAYMENT_KINDS),
  reasons: z.array(z.object({ kind: z.enum(ORDER_ESCALATIONS), at: z.string() })),
});
/** Answer of `GET /support/v1/orders/escalated`, the longest waiting first. */
export const escalatedOrdersSchema = pagedSchema(escalatedOrderSchema);
/** Answer of `GET /support/v1/issues`: what was escalated, the longest waiting first. */
export const supportIssueSchema = orderIssueSchema.extend({
  order_id: z.string(),
  order_number: z.string(),
  vendor_id: z.string(),
  photo_ids: z.array(z.string()),
});
/** A complaint as support sees it. */
export type SupportIssue = z.infer<typeof supportIssueSchema>;
/** Answer of `GET /support/v1/issues`. */
export const supportIssuesSchema = pagedSchema(supportIssueSchema);
