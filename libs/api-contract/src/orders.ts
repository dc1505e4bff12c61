import { z } from 'zod';
import { pickupPersonSchema } from './cart.ts';
import { languageSchema } from './protocol/language-schema.ts';
import { orderIssueSchema, orderReturnSchema } from './after-order.ts';
import { orderPolicySchema } from './insurance.ts';
import { pagedSchema } from './paging.ts';
import { orderPaymentSchema, refundSchema } from './payments.ts';
import { wholeNumberInQuery } from './queries/query-values.ts';
import { DELIVERY_TYPES } from './vocabulary/delivery.ts';
import { DEFAULT_LANGUAGE } from './vocabulary/languages.ts';
import { LONGEST_ID, MOST_INSURANCE_LINES, MOST_LINES, MOST_PACKS } from './vocabulary/limits.ts';
import { MARKETPLACES } from './vocabulary/cart.ts';
import { PRODUCT_KINDS } from './vocabulary/catalogue.ts';
import { NETWORK_REQUEST_STATES } from './vocabulary/open-network/after-order.ts';
import { ORDER_STATUSES, ORDER_GROUPS } from './vocabulary/orders.ts';

const rupees = z.number().min(0).max(1e9);
/**
 * The order as it is placed. See docs/domain/orders.md#payload. Amounts are rupees; the backend recomputes each.
 */
export const orderPayloadSchema = z.object({
  type: z.enum(DELIVERY_TYPES),
  marketplace: z.enum(MARKETPLACES).default('dehaat'),
  vendor: z.string().max(LONGEST_ID),
  delivery_fee: rupees,
  price: rupees,
  discount: rupees,
  total_price: rupees,
  order_details: z
    .array(
      z.object({
        product_variant: z.string().max(LONGEST_ID),
        quantity: z.number().int().min(1).max(MOST_PACKS),
        price: rupees,
        discount: rupees,
        c_id: z.string().max(LONGEST_ID),
      }),
    )
    .min(1)
    .max(MOST_LINES),
  cart_id: z.string().max(LONGEST_ID),
  order_created_for: z.string().max(LONGEST_ID),
  cumulative_commission: rupees.optional(),
  is_credit_order: z.boolean().default(false),
  /** Version of the Key Facts Statement that the farmer agreed to; only on credit. */
  key_facts_version: z.string().max(64).optional(),
  payment: z.object({ transactions: z.array(z.object({ payment_mode: z.number().int(), amount: rupees })).length(1) }),
  status: z.enum(ORDER_STATUSES).optional(),
  booking_date: z.string().max(10).optional(),
  address: z.object({ id: z.string().max(LONGEST_ID) }).optional(),
  full_display_address: z.string().max(1000).optional(),
  pickup_farmer_details: pickupPersonSchema.optional(),
  attribution: z.record(z.string().max(40), z.string().max(200)).optional(),
  hash_code: z.string().regex(/^[0-9a-f]{64}$/),
  coupon: z.object({ code: z.string().max(40), discount: rupees }).optional(),
  insurance: z
    .object({
      cost_to_farmer: rupees,
      policy_order_details: z
        .array(
          z.object({
            group_insurance_product_id: z.union([z.string().max(LONGEST_ID), z.number()]),
            multiplier_factor: z.number().positive(),
            product_variant: z.union([z.string().max(LONGEST_ID), z.number()]),
            cost_to_farmer: rupees,
            units_purchased: z.number().int().min(1).max(MOST_PACKS),
          }),
        )
        .max(MOST_INSURANCE_LINES),
    })
    .optional(),
});
/** The order as it is placed. */
export type OrderPayload = z.input<typeof orderPayloadSchema>;
/** The order as the backend reads it: checked, with the defaults filled in. */
export type OrderRequest = z.output<typeof orderPayloadSchema>;
/** Insurance ordered along with goods, in rupees. See docs/domain/insurance.md#insurance-order. */
export type InsuranceOrder = NonNullable<OrderPayload['insurance']>;
/** Units of one insurance product for one variant at one price, in rupees. */
export type InsuranceOrderDetail = InsuranceOrder['policy_order_details'][number];
/** Query of the order routes: language of the names; `group` filters a list. */
export const ordersQuerySchema = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  page: wholeNumberInQuery(1, 10_000).default(1),
  group: z.enum(ORDER_GROUPS).default('all'),
});
/** Query of one order. */
export const orderQuerySchema = z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) });
/**
 * Goods as they are shown in an order. `image_url` is empty where there is no picture of our own, as with the open
 * network: then a drawing of their kind stands for them.
 */
const orderedGoodsSchema = z.object({
  name: z.string(),
  image_url: z.string(),
  kind: z.enum(PRODUCT_KINDS).optional(),
});
/**
 * An order as a list shows it. Times are ISO; amounts rupees. `item_count` counts lines, not packs; `payment` is as
 * last known, without asking the gateway.
 */
export const orderSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  type: z.enum(DELIVERY_TYPES),
  total_price: z.number(),
  created_at: z.string(),
  vendor_name: z.string(),
  item_count: z.number().int(),
  first_item: orderedGoodsSchema,
  payment: orderPaymentSchema,
});
/** An order as a list shows it. */
export type OrderSummary = z.infer<typeof orderSummarySchema>;
/** A line of an order; price and discount in rupees, of one pack. */
export const orderLineSchema = orderedGoodsSchema.extend({
  variant_id: z.string(),
  slug: z.string(),
  pack_name: z.string(),
  quantity: z.number().int(),
  price: z.number(),
  discount: z.number(),
  /** Maximum retail price of one pack when it was ordered; missing in orders from before it was kept. */
  mrp: z.number().optional(),
});
/**
 * A status that an order has had. The reason 'sandbox-shopkeeper' says that the sample market's simulated shopkeeper
 * moved it.
 */
export const orderHistorySchema = z.object({
  status: z.enum(ORDER_STATUSES),
  at: z.string(),
  reason: z.string().nullable(),
});
/** An order whole. */
export const orderSchema = orderSummarySchema.extend({
  vendor: z.object({
    id: z.string(),
    name: z.string(),
    legal_name: z.string(),
    phone_number: z.string(),
    address: z.string(),
    lat_lng: z.string(),
  }),
  lines: z.array(orderLineSchema),
  price: z.number(),
  discount: z.number(),
  delivery_fee: z.number(),
  premium: z.number(),
  coupon_discount: z.number(),
  payment_mode: z.number().int(),
  full_display_address: z.string().nullable(),
  pickup_person: pickupPersonSchema.nullable(),
  /** Told at the shop to collect the goods; null for delivery, and unless the shop has the order. */
  pickup_code: z.string().nullable(),
  /** Told at the door to be given the goods; null for a pickup, and before the goods are packed. */
  delivery_code: z.string().nullable(),
  /** Promised day of delivery or pickup, 'YYYY-MM-DD', or null. */
  promised_on: z.string().nullable(),
  history: z.array(orderHistorySchema),
  can_cancel: z.boolean(),
  is_prebook: z.boolean(),
  /** Day of a prebooking, 'YYYY-MM-DD', and its place in the queue; null for other orders. */
  booking_date: z.string().nullable(),
  queue_place: z.number().int().nullable(),
  /**
   * Last day, 'YYYY-MM-DD', on which a prebooking can be cancelled without losing its advance; null or missing for
   * other orders.
   */
  cancel_free_until: z.string().nullable().optional(),
  coupon_code: z.string().nullable(),
  policies: z.array(orderPolicySchema),
  refunds: z.array(refundSchema),
  returns: z.array(orderReturnSchema),
  issues: z.array(orderIssueSchema),
  /**
   * While the goods are packed or on the road: when (ISO) that has taken too long. Once it is over the farmer can ask
   * for the order to be ended and for what was paid; `asked_at` says when that was done.
   */
  clock: z.object({ runs_out_at: z.string(), is_over: z.boolean(), asked_at: z.string().nullable() }).nullable(),
  /** Delivered without the code: until when (ISO) the farmer can say whether it came; null when nothing is asked. */
  arrival: z.object({ answer_by: z.string() }).nullable(),
  /** What can be returned, for which reasons, and until when (ISO); null when nothing can. */
  returnable: z
    .object({
      until: z.string(),
      lines: z.array(
        z.object({
          variant_id: z.string(),
          quantity: z.number().int(),
          reasons: z.array(z.string()),
          must_be_sealed: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** What can be complained of now: codes of reasons; none when nothing can. */
  issue_reasons: z.array(z.string()),
  can_report: z.boolean(),
  can_reorder: z.boolean(),
  /** A GST invoice exists. */
  has_invoice: z.boolean(),
  /** Of an order of the open network, what its seller tells beside the status; missing for our own shops. */
  network: z
    .object({
      /** Whether its seller was asked to cancel it, and what came of it; `code` is the network's, '30014'. */
      cancel: z.object({ state: z.enum(NETWORK_REQUEST_STATES), code: z.string().nullable() }).nullable(),
      /** Packs that the seller cancelled after all. */
      cancelled_lines: z.array(z.object({ variant_id: z.string(), name: z.string(), quantity: z.number().int() })),
      /** What is paid less for them in cash, rupees; what was paid here comes back as a refund. */
      taken_off: z.number(),
      /** The seller's bill. */
      bill_url: z.string().nullable(),
    })
    .optional(),
});
/** An order whole. */
export type Order = z.infer<typeof orderSchema>;
/** Answer of `GET /order/v1/orders`. */
export const ordersSchema = pagedSchema(orderSummarySchema);
/** `POST /order/v1/orders/:id/cancel`. Reasons: docs/domain/orders.md#cancel-reasons. */
export const cancelOrderSchema = z.object({ reason: z.string().max(10) });
/** `POST /order/v1/orders/:id/arrival`: whether goods came that were delivered without the code. */
export const arrivalSchema = z.object({ has_come: z.boolean() });
/**
 * Answer of `POST /order/v1/orders/:id/reorder`: the marketplace whose cart now holds what is still sold, and what
 * could not be had.
 */
export const reorderedSchema = z.object({
  marketplace: z.enum(MARKETPLACES),
  vendor_id: z.string(),
  lines: z.array(z.object({ variant_id: z.string(), quantity: z.number().int() })),
  /** Packs of the old order that are not in the cart; `left` is what the shop has of them. */
  missing: z.array(
    z.object({ variant_id: z.string(), name: z.string(), asked: z.number().int(), left: z.number().int() }),
  ),
  /** The cart that was there before is parked for 24 hours. */
  is_old_cart_parked: z.boolean(),
});
/** What a reorder put into the cart. */
export type Reordered = z.infer<typeof reorderedSchema>;
