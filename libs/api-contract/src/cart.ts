import { z } from 'zod';
import { languageSchema } from './protocol/language-schema.ts';
import { latLngSchema } from './location.ts';
import { insuranceChoiceSchema } from './insurance.ts';
import { productVariantSchema, quoteSchema } from './catalogue.ts';
import { vendorSchema } from './vendors.ts';
import { LINE_PROBLEMS, MARKETPLACES } from './vocabulary/cart.ts';
import { DELIVERY_TYPES } from './vocabulary/delivery.ts';
import { DEFAULT_LANGUAGE } from './vocabulary/languages.ts';
import { LONGEST_ID, LONGEST_NAME, MOST_LINES, MOST_PACKS } from './vocabulary/limits.ts';
import { PAYMENT_KINDS } from './vocabulary/payments.ts';

/** Header that names a guest's cart: an unguessable id from the guest cookie. */
export const GUEST_CART_HEADER = 'x-guest-cart';

/** Person who collects a pickup order. */
export const pickupPersonSchema = z.object({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  phone_number: z.string().regex(/^\d{10}$/),
});
/** Person who collects a pickup order. */
export type PickupPerson = z.infer<typeof pickupPersonSchema>;

/** A line of a cart with today's price, in rupees. */
export const cartLineSchema = z.object({
  variant_id: z.string(),
  catalogue_id: z.string(),
  quantity: z.number().int(),
  product: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    image_url: z.string(),
    brand_name: z.string(),
    collect_only: z.boolean(),
  }),
  variant: productVariantSchema.pick({ attribute_value: true, pack: true, mrp: true }),
  quote: quoteSchema,
  /** Unit price (price − discount) when it was added, in rupees, so that a change can be said. */
  price_when_added: z.number(),
  problem: z.enum(LINE_PROBLEMS).nullable(),
});
/** A line of a cart. */
export type CartLine = z.infer<typeof cartLineSchema>;

/** The bill of a cart as the backend sees it, in rupees. */
export const billSchema = z.object({
  /** Sum of the goods before discount. */
  price: z.number(),
  /** Sum of the goods' discounts. */
  discount: z.number(),
  premium: z.number(),
  delivery_fee: z.number(),
  /** What the coupon takes off: never more than there is to pay. */
  coupon_discount: z.number(),
  /** What is to be paid. */
  total: z.number(),
});
/** The bill of a cart. */
export type CartBill = z.infer<typeof billSchema>;

/** A cart as a screen sees it. `vendor` is null when the cart is empty. */
export const cartViewSchema = z.object({
  marketplace: z.enum(MARKETPLACES),
  cart_id: z.string(),
  is_prebook: z.boolean(),
  vendor: vendorSchema.nullable(),
  lines: z.array(cartLineSchema),
  delivery_type: z.enum(DELIVERY_TYPES),
  /** The fulfilment options of this cart at the requested place: both, one, or none (the shop does not serve it). */
  delivery_choices: z.array(z.enum(DELIVERY_TYPES)),
  address_id: z.string().nullable(),
  pickup_person: pickupPersonSchema.nullable(),
  /** Null when it cannot be delivered as chosen. */
  bill: billSchema.nullable(),
  /** Packs in the cart. */
  count: z.number().int(),
  /** A cart that a confirmed reset replaced; it can be brought back until the given time (ISO). */
  parked: z.object({ vendor_name: z.string(), count: z.number().int(), until: z.string() }).nullable(),
});
/** A cart as a screen sees it. */
export type CartView = z.infer<typeof cartViewSchema>;

/** Of a cart what every page shows and the phone keeps: what is in it, how many, at what price, and whose it is. */
export interface CartInShort extends Pick<CartView, 'marketplace' | 'cart_id' | 'is_prebook' | 'count'> {
  readonly vendor: {
    readonly id: string;
    readonly vendor_details: Pick<NonNullable<CartView['vendor']>['vendor_details'], 'name'>;
  } | null;
  readonly lines: readonly (Pick<CartLine, 'variant_id' | 'catalogue_id' | 'quantity'> & {
    readonly quote: Pick<CartLine['quote'], 'price' | 'discount'>;
  })[];
}

/** Query of every cart route: language of the names, and the place for distance and delivery. */
export const cartQuerySchema = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  lat_lng: latLngSchema.optional(),
});
/** `PUT /cart/v1/carts/:marketplace/items/:variantId`: sets a line to a quantity (idempotent). */
export const setCartItemSchema = z.object({
  quantity: z.number().int().min(1).max(MOST_PACKS),
  vendor_id: z.string().min(1).max(LONGEST_ID),
  is_prebook: z.boolean().default(false),
  from_cart_page: z.boolean().default(false),
});
/** Body of a line's quantity. */
export type SetCartItem = z.input<typeof setCartItemSchema>;
/** `POST /cart/v1/carts/:marketplace/reset`: a new cart with only this item; the old one is parked for 24 hours. */
export const resetCartSchema = z.object({
  offered: z
    .object({
      variant_id: z.string().max(LONGEST_ID),
      vendor_id: z.string().max(LONGEST_ID),
      quantity: z.number().int().min(1).max(MOST_PACKS).default(1),
      is_prebook: z.boolean().default(false),
    })
    .optional(),
});
/**
 * `PATCH /cart/v1/carts/:marketplace`: its fulfilment, payment and extras; omitted fields are left unchanged.
 */
export const cartChoicesSchema = z.object({
  delivery_type: z.enum(DELIVERY_TYPES).optional(),
  address_id: z.string().max(LONGEST_ID).nullable().optional(),
  pickup_person: pickupPersonSchema.nullable().optional(),
  /** Null: as if none were chosen. */
  payment_kind: z.enum(PAYMENT_KINDS).nullable().optional(),
  coupon_code: z.string().trim().toUpperCase().max(40).nullable().optional(),
  booking_date: z.iso.date().nullable().optional(),
  insurance: z.array(insuranceChoiceSchema).max(MOST_LINES).optional(),
});
/** Choices at checkout. */
export type CartChoices = z.input<typeof cartChoicesSchema>;
