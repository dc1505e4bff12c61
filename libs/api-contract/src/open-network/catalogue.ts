import { z } from 'zod';
import { languageSchema } from '../protocol/language-schema.ts';
import { latLngSchema, pincodeSchema } from '../location.ts';
import { PAGE_SIZE } from '../protocol/constants.ts';
import { pageQuerySchema } from '../paging.ts';
import { PACK_UNITS } from '../vocabulary/catalogue.ts';
import { DEFAULT_LANGUAGE } from '../vocabulary/languages.ts';
import { LONGEST_ID, LONGEST_NAME, LONGEST_SEARCH } from '../vocabulary/limits.ts';
import {
  NETWORK_CATEGORIES,
  NETWORK_REACHES,
  NETWORK_SELLER_TYPES,
  NETWORK_SORTS,
  REQUIRED_FACTS,
} from '../vocabulary/open-network/catalogue.ts';

/**
 * A place for the open network: sellers deliver around their shop, or to PIN codes. Without `pincode` the nearest post
 * office's counts.
 */
export const networkPlaceSchema = z.object({
  lat_lng: latLngSchema,
  pincode: pincodeSchema.optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});

/** `GET /ondc/v1/providers`. See docs/domain/service-calls.md#look-ups. */
export const providersQuerySchema = networkPlaceSchema;

/** A shop of the open network that serves the place. Rupees and metres; texts are the seller's own. */
export const networkSellerSchema = z.object({
  /** Of the shop: a seller may have several, and the nearest that serves the place stands for it. */
  id: z.string(),
  /** Of the seller, to filter goods by. */
  provider_id: z.string(),
  vendor_details: z.object({
    name: z.string(),
    image_url: z.string().nullable(),
    /** The app through which it sells, and whether that app is its own ('ISN') or carries many ('MSN'). */
    seller_app: z.string().nullable(),
    seller_type: z.enum(NETWORK_SELLER_TYPES).nullable(),
    address: z.string(),
    pincode: z.string().nullable(),
    lat_lng: latLngSchema.nullable(),
    /** From the place to the shop; null where the shop does not say where it is. */
    distance_metres: z.number().nullable(),
    /** Kinds of goods that it brings to the place, and by which of its words. */
    delivers: z.array(z.object({ category: z.enum(NETWORK_CATEGORIES), reach: z.enum(NETWORK_REACHES) })),
    /** As the network calls them: 'Delivery', 'Self-Pickup'. */
    fulfilments: z.array(z.string()),
    /** Least worth of an order; null for none. */
    min_order: z.number().nullable(),
  }),
});
/** A shop of the open network that serves the place. */
export type NetworkSeller = z.infer<typeof networkSellerSchema>;

/** Answer of `GET /ondc/v1/providers`: nearest first, at most 50. */
export const providersSchema = z.object({
  /** 'std:0253'; null where the network is not asked for the place: there is no network seller here. */
  city_code: z.string().nullable(),
  vendor_details: z.array(networkSellerSchema),
});
/** Sellers of the open network that serve a place. */
export type NetworkSellers = z.infer<typeof providersSchema>;

/** A pack as a shop of the network sells it. Rupees; how many packs the shop has is not known to the network. */
export const networkVariantSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Net quantity; null where the seller does not say it in a unit of the network. */
  pack: z.object({ amount: z.number(), unit: z.enum(PACK_UNITS) }).nullable(),
  /** Maximum retail price; null where the seller names none. */
  mrp: z.number().nullable(),
  /** What is paid is price − discount. */
  price: z.number(),
  discount: z.number(),
  /** In stock, and neither the item, its shop nor its seller is out of service. */
  is_selectable: z.boolean(),
  /** Facts that the law asks for and the offer lacks; with any there is no buy button. */
  missing_facts: z.array(z.enum(REQUIRED_FACTS)),
  /** Only handed over at the shop: it is fetched there, and with it all of its order. */
  is_collect_only: z.boolean(),
  /** Most packs in one order; null for no limit of the seller's. */
  max_packs: z.number().int().nullable(),
});
/** A pack as a shop of the network sells it. */
export type NetworkVariant = z.infer<typeof networkVariantSchema>;

/** Goods of a shop of the network as a list shows them. */
export const networkProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.enum(NETWORK_CATEGORIES),
  image_url: z.string().nullable(),
  seller: z.object({
    id: z.string(),
    provider_id: z.string(),
    name: z.string(),
    seller_type: z.enum(NETWORK_SELLER_TYPES).nullable(),
    distance_metres: z.number().nullable(),
  }),
  product_variants: z.array(networkVariantSchema),
});
/** Goods of a shop of the network as a list shows them. */
export type NetworkProduct = z.infer<typeof networkProductSchema>;

/** A pack with every fact that its seller tells. Texts are the seller's own. */
export const networkVariantDetailsSchema = networkVariantSchema.extend({
  image_urls: z.array(z.string()),
  short_description: z.string().nullable(),
  description: z.string().nullable(),
  maker: z.string().nullable(),
  maker_address: z.string().nullable(),
  /** ISO 3166-1 alpha-3, as the network writes countries. */
  country_of_origin: z.string().nullable(),
  /** Name, e-mail address and telephone number for complaints. */
  consumer_care: z.string().nullable(),
  packed_on: z.string().nullable(),
  returnable: z.boolean(),
  /** ISO 8601 duration, or null. */
  return_window: z.string().nullable(),
  cancellable: z.boolean(),
  cash_on_delivery: z.boolean(),
  time_to_ship: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** By which names the network knows the offer. */
  network: z.object({
    bpp_id: z.string(),
    bpp_uri: z.string(),
    provider_id: z.string(),
    location_id: z.string(),
    item_id: z.string(),
    fulfillment_id: z.string().nullable(),
  }),
});
/** A pack with every fact. */
export type NetworkVariantDetails = z.infer<typeof networkVariantDetailsSchema>;

/** Goods of a shop of the network with every fact. */
export const networkProductDetailsSchema = networkProductSchema.extend({
  product_variants: z.array(networkVariantDetailsSchema),
  /** Whether the shop brings such goods to the place; null without a place. */
  serves_place: z.boolean().nullable(),
});
/** Goods of a shop of the network with every fact. */
export type NetworkProductDetails = z.infer<typeof networkProductDetailsSchema>;

/** `GET /ondc/v1/products`: what sellers of the network bring to the place. Every filter is optional. */
export const networkProductsQuerySchema = networkPlaceSchema.extend({
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
  category: z.enum(NETWORK_CATEGORIES).optional(),
  brand: z.string().trim().min(1).max(LONGEST_NAME).optional(),
  /** `provider_id` of a seller. */
  provider: z.string().min(1).max(LONGEST_ID).optional(),
  sort: z.enum(NETWORK_SORTS).default('relevance'),
  ...pageQuerySchema.shape,
});
/** `GET /ondc/v1/products/:id`. */
export const networkProductQuerySchema = networkPlaceSchema.partial({ lat_lng: true });

/** `GET /ondc/v1/offers`: what sellers of the network ask for the packs of our own products. */
export const networkOffersQuerySchema = networkPlaceSchema.extend({
  /** Ids with commas between them. */
  product_ids: z
    .string()
    .max(PAGE_SIZE * (LONGEST_ID + 1))
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.string().min(1).max(LONGEST_ID)).min(1).max(PAGE_SIZE)),
});
/**
 * A pack of one of our products as a seller of the network offers it. What bringing it costs is not known before the
 * seller is asked; what is only handed over at the shop costs nothing besides.
 */
export const networkOfferSchema = z.object({
  /** Our own pack. */
  variant_id: z.string(),
  /** The network's goods that it is one of. */
  product_id: z.string(),
  category: z.enum(NETWORK_CATEGORIES),
  variant: networkVariantSchema,
  seller: networkProductSchema.shape.seller,
});
/** A pack of one of our products as a seller of the network offers it. */
export type NetworkOffer = z.infer<typeof networkOfferSchema>;
/**
 * Answer: what can be had first, then the cheapest, then the nearest. Of each pack at most 10, of which the whole price
 * is known of at most 5; of several products the best of either kind.
 */
export const networkOffersSchema = z.object({ results: z.array(networkOfferSchema) });
