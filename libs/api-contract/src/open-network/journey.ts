import { z } from 'zod';
import { orderPaymentSchema } from '../payments.ts';
import { LONGEST_ID, MOST_PACKS } from '../vocabulary/limits.ts';
import { ORDER_STATUSES } from '../vocabulary/orders.ts';
import {
  NETWORK_CHARGE_KINDS,
  NETWORK_LINE_PROBLEMS,
  NETWORK_ORDER_STEPS,
  NETWORK_PAYMENT_KINDS,
} from '../vocabulary/open-network/journey.ts';
import { networkPlaceSchema, networkProductSchema, networkVariantSchema } from './catalogue.ts';

const id = z.string().min(1).max(LONGEST_ID);

/** Query of the routes of the network's cart: language, and the place that the goods are brought to. */
export const networkCartQuerySchema = networkPlaceSchema.partial({ lat_lng: true });

/** What the seller, the network or we ourselves said was wrong. */
export const networkProblemSchema = z.object({
  /** Of the network: '40002'; `errorAdvice` of `@haat/ondc-core` says what it means. No answer in time is '20009'. */
  code: z.string(),
  /** Packs that it is about, where it says which. */
  variant_ids: z.array(z.string()),
});

/** Where goods are fetched that are not brought, and when its counter is open. */
export const networkPickupSchema = z.object({
  /** In one line. */
  address: z.string(),
  /** Null where the shop does not say it readably. */
  hours: z
    .object({
      /** 0 is Sunday. */
      days: z.array(z.number().int().min(0).max(6)).readonly(),
      /** Time of day in India, 'HH:mm'. */
      from: z.string(),
      to: z.string(),
    })
    .nullable(),
});

/** Where goods are fetched that are not brought. */
export type NetworkPickup = z.infer<typeof networkPickupSchema>;

/** A seller's quote as the farmer sees it. Rupees. */
export const networkQuoteSchema = z.object({
  lines: z.array(
    z.object({
      variant_id: z.string(),
      name: z.string(),
      /** Packs that were asked for, and that the seller has; fewer, or 0, when it is short. */
      asked: z.number().int(),
      quantity: z.number().int(),
      /** Of one pack. */
      price: z.number(),
      /** Of all of them. */
      amount: z.number(),
    }),
  ),
  /** What is paid besides the goods; below zero for what is taken off. `title`: the seller's own word. */
  charges: z.array(z.object({ kind: z.enum(NETWORK_CHARGE_KINDS), title: z.string(), amount: z.number() })),
  total: z.number(),
  /** Until when it holds (ISO). */
  holds_until: z.string(),
  /** How long delivery takes, ISO 8601 duration; null where the seller does not say. */
  delivered_within: z.string().nullable(),
  /** The seller has less than was asked for: it is asked again with what there is before it can be ordered. */
  is_short: z.boolean(),
});
/** A seller's quote as the farmer sees it. */
export type NetworkQuote = z.infer<typeof networkQuoteSchema>;

/** An order of the open network on its way to the shop. Its id is that of the order it becomes. */
export const networkJourneySchema = z.object({
  id: z.string(),
  step: z.enum(NETWORK_ORDER_STEPS),
  /** Since when (ISO), so that a screen can say that it takes long. */
  since: z.string(),
  /** Until when the answer of this step is waited for (ISO); null when nothing is waited for. */
  answer_due: z.string().nullable(),
  /** How often the order was sent to the shop, and how often it is at most. */
  tries: z.number().int(),
  most_tries: z.number().int(),
  problem: networkProblemSchema.nullable(),
  seller: networkProductSchema.shape.seller,
  quote: networkQuoteSchema.nullable(),
  address: z.object({ id: z.string(), name: z.string(), phone_number: z.string(), text: z.string() }),
  /** Null where the goods are brought to the address. */
  pickup: networkPickupSchema.nullable(),
  /** How it can be paid; empty before the quote. */
  payment_choices: z.array(z.enum(NETWORK_PAYMENT_KINDS)),
  payment_kind: z.enum(NETWORK_PAYMENT_KINDS).nullable(),
  /** From when it is an order: its number, status and payment; `/order/v1/orders/{id}` has it whole. */
  order: z.object({ number: z.string(), status: z.enum(ORDER_STATUSES), payment: orderPaymentSchema }).nullable(),
});
/** An order of the open network on its way to the shop. */
export type NetworkJourney = z.infer<typeof networkJourneySchema>;

/** The cart of the open network. It holds the goods of one shop. Rupees. */
export const networkCartSchema = z.object({
  cart_id: z.string(),
  /** Null exactly when it is empty. */
  seller: networkProductSchema.shape.seller.extend({ min_order: z.number().nullable() }).nullable(),
  /** Where the goods are fetched, all together; null where they are brought. */
  pickup: networkPickupSchema.nullable(),
  lines: z.array(
    z.object({
      product: networkProductSchema.pick({ id: true, name: true, brand: true, category: true, image_url: true }),
      variant: networkVariantSchema,
      quantity: z.number().int(),
      /** What one pack cost when it was put in. */
      price_when_added: z.number(),
      problem: z.enum(NETWORK_LINE_PROBLEMS).nullable(),
    }),
  ),
  /** Packs in it. */
  count: z.number().int(),
  /** What the goods come to at the catalogue's prices; the shop names the price that counts. */
  goods: z.number(),
  /** The asking for this cart that is under way or answered; null before, and after the cart or address changed. */
  journey: networkJourneySchema.nullable(),
});
/** The cart of the open network. */
export type NetworkCart = z.infer<typeof networkCartSchema>;

/** `PUT /ondc/v1/cart/items/:variantId`: sets a line to a quantity (idempotent). */
export const setNetworkCartItemSchema = z.object({
  quantity: z.number().int().min(1).max(MOST_PACKS),
  /** Empties the cart first when it holds another shop's goods; without it that is `cart_error.vendor_changed`. */
  replaces_cart: z.boolean().default(false),
});
/** Body of a line's quantity. */
export type SetNetworkCartItem = z.input<typeof setNetworkCartItemSchema>;

/** `POST /ondc/v1/cart/quote`: asks the shop what the cart costs at an address of the farmer's. */
export const askNetworkQuoteSchema = z.object({ address_id: id });

/** `POST /ondc/v1/orders`: orders what was quoted. `agreed_total`: what the farmer was shown, in rupees. */
export const placeNetworkOrderSchema = z.object({
  journey_id: id,
  agreed_total: z.number().min(0).max(1e9),
  payment_kind: z.enum(NETWORK_PAYMENT_KINDS),
});
/** Body of an order of the open network. */
export type PlaceNetworkOrder = z.input<typeof placeNetworkOrderSchema>;
