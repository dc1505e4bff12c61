import { z } from 'zod';
import { productDetailsSchema, productSchema, productVariantSchema, quoteSchema } from './catalogue.ts';
import { languageSchema } from './protocol/language-schema.ts';
import { latLngSchema, pincodeSchema } from './location.ts';
import { pageQuerySchema } from './paging.ts';
import { COMPARED_UNITS, COMPARED_SORTS } from './vocabulary/catalogue.ts';
import { DELIVERY_TYPES, FULFILMENT_TYPES } from './vocabulary/delivery.ts';
import { DEFAULT_LANGUAGE } from './vocabulary/languages.ts';
import { LONGEST_ID, LONGEST_SEARCH } from './vocabulary/limits.ts';

/**
 * A pack's price at a shop that serves the place, and its landed price. Rupees and metres.
 */
export const shopQuoteSchema = quoteSchema.omit({ prebook: true }).extend({
  vendor_name: z.string(),
  distance_metres: z.number().nullable(),
  /** What the shop does for the place, whatever the goods. */
  fulfillment_type: z.enum(FULFILMENT_TYPES),
  /** Fulfilment of this pack: delivery wherever that is possible. */
  delivery_type: z.enum(DELIVERY_TYPES),
  /** For bringing one pack; 0 at the counter. */
  delivery_fee: z.number(),
  /** price − discount + delivery_fee. */
  landed_total: z.number(),
  /** The same for a kilogram or litre; null for what is not sold by weight or volume. */
  landed_unit: z.object({ amount: z.number(), per: z.enum(COMPARED_UNITS) }).nullable(),
});
/** A pack's price at a shop that serves the place. */
export type ShopQuote = z.infer<typeof shopQuoteSchema>;

/**
 * A pack with the quote of every serving shop that sells it, the best first: in stock, then the lowest landed price,
 * then the nearest.
 */
export const comparedVariantSchema = productVariantSchema.extend({ vendor_quotes: z.array(shopQuoteSchema) });
/** A pack with the quote of every serving shop that sells it. */
export type ComparedVariant = z.infer<typeof comparedVariantSchema>;

/**
 * A product at every shop that serves the place. `inventory_set` is the best quote of each pack, the best of all
 * first.
 */
export const comparedProductSchema = productSchema.extend({
  product_variants: z.array(comparedVariantSchema),
  inventory_set: z.array(shopQuoteSchema),
});
/** A product at every shop that serves the place. */
export type ComparedProduct = z.infer<typeof comparedProductSchema>;

/** The same with all its facts. */
export const comparedProductDetailsSchema = productDetailsSchema
  .omit({ alike: true })
  .extend(comparedProductSchema.shape);
/** The same with all its facts. */
export type ComparedProductDetails = z.infer<typeof comparedProductDetailsSchema>;

/** The place, and the language of the answer. */
const placedQuerySchema = z.object({ lat_lng: latLngSchema, lang: languageSchema.default(DEFAULT_LANGUAGE) });
/**
 * `GET /catalogue/v2/products`: what is sold at the place, by a shop of ours that serves it or by one of the open
 * network, of which `GET /ondc/v1/offers` tells more. Every filter is optional; ids are slugs.
 */
export const comparedProductsQuerySchema = placedQuerySchema.extend({
  /** For sellers who deliver to PIN codes; without it the nearest post office's counts. */
  pincode: pincodeSchema.optional(),
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
  category: z.string().max(LONGEST_ID).optional(),
  brand: z.string().max(LONGEST_ID).optional(),
  crop: z.string().max(LONGEST_ID).optional(),
  sort: z.enum(COMPARED_SORTS).default('relevance'),
  ...pageQuerySchema.shape,
});
/** `GET /catalogue/v2/products/:id` and `/catalogue/v2/product-slugs/:slug`. */
export const comparedProductQuerySchema = placedQuerySchema;
/** `GET /catalogue/v2/brands`: those of which a shop that serves the place sells something, with counts. */
export const comparedBrandsQuerySchema = placedQuerySchema.extend({
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
});
