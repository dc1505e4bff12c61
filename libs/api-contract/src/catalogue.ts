import { z } from 'zod';
import { languageSchema } from './protocol/language-schema.ts';
import { booleanInQuery, rupeesInQuery, wholeNumberInQuery } from './queries/query-values.ts';
import { PACK_UNITS, TOXICITY_COLOURS, PRODUCT_SORTS, SUGGESTION_KINDS } from './vocabulary/catalogue.ts';
import { DEFAULT_LANGUAGE } from './vocabulary/languages.ts';
import { LONGEST_ID, LONGEST_SEARCH } from './vocabulary/limits.ts';

/** A named thing with a picture: brand or category. See docs/domain/catalogue.md#products. */
export const namedPictureSchema = z.object({
  id: z.string(),
  slug: z.string(),
  app_display_name: z.string(),
  image_url: z.string(),
  product_count: z.number().int().optional(),
});
/** A brand or category. */
export type NamedPicture = z.infer<typeof namedPictureSchema>;

/** A crop. See docs/domain/catalogue.md#crops. */
export const cropSchema = z.object({
  id: z.string(),
  name: z.string(),
  app_display_name: z.string(),
  image_url: z.string(),
  aeros_id: z.string().nullable(),
  is_perennial: z.boolean(),
  is_khetibook_enabled: z.boolean(),
  tags: z.array(z.string()),
  slug: z.string(),
  product_count: z.number().int().optional(),
});
/** A crop. */
export type Crop = z.infer<typeof cropSchema>;

/** A shop's prebook offer of a pack for its next season: rupees, days 'YYYY-MM-DD' in India. */
export const prebookQuoteSchema = z.object({
  /** The locked price: what is paid for a unit is price − discount. */
  price: z.number(),
  discount: z.number(),
  /** Packs that are not booked yet. */
  left: z.number().int(),
  /** Days that can be booked, the nearest first. */
  booking_dates: z.array(z.string()),
  /** Share of the goods' price that is paid in advance; 0 for none. */
  advance_percent: z.number().int(),
});
/** A shop's prebook offer of a pack for its next season. */
export type PrebookQuote = z.infer<typeof prebookQuoteSchema>;
/** Price of a variant at a shop, in rupees: what is paid for a unit is price − discount. */
export const quoteSchema = z.object({
  price: z.number(),
  discount: z.number(),
  c_id: z.string(),
  vendor_id: z.string(),
  /** How many packs the shop has; 0 is out of stock. */
  stock: z.number().int(),
  /**
   * On a product's page and wherever `prebook` was requested: there price, discount and stock above are the prebook
   * offer's, too.
   */
  prebook: prebookQuoteSchema.optional(),
});
/** Price of a variant at a shop. */
export type Quote = z.infer<typeof quoteSchema>;

/** A pack of a product. */
export const productVariantSchema = z.object({
  id: z.string(),
  /**
   * `name` is the pack in words of the requested language ('45 किलो बोरी'); `attribute_name` says what varies
   * ('pack').
   */
  attribute_value: z.object({ name: z.string(), attribute_name: z.string() }),
  pack: z.object({ amount: z.number(), unit: z.enum(PACK_UNITS) }),
  /** Maximum retail price in rupees, all taxes included. */
  mrp: z.number(),
  insurance_data: z.object({ has_insurance: z.boolean(), label: z.string() }),
  vendor_quotes: z.array(quoteSchema),
});
/** A pack of a product. */
export type ProductVariant = z.infer<typeof productVariantSchema>;

/**
 * A product as a list shows it. `inventory_set[0]` is the price that counts: the first variant's at the chosen shop.
 */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image_url: z.string(),
  brand: namedPictureSchema,
  category: namedPictureSchema,
  product_variants: z.array(productVariantSchema),
  inventory_set: z.array(quoteSchema),
  /** May only be collected at the shop: subsidised urea, DAP. */
  collect_only: z.boolean(),
});
/** A product as a list shows it. */
export type Product = z.infer<typeof productSchema>;

/** Dose of a product for a crop. */
export const doseSchema = z.object({
  crop_id: z.string(),
  crop_name: z.string(),
  purpose: z.string().nullable(),
  /** `unit` says it in words of the requested language: 'kg per acre'. */
  amount: z.string(),
  unit: z.string(),
  /** The same to calculate with, where the dose is by area; else null. */
  per_acre: z
    .object({ amount: z.number(), unit: z.enum(PACK_UNITS) })
    .nullable()
    .optional(),
  waiting_days: z.number().int().nullable(),
});

/** A product with all its facts. */
export const productDetailsSchema = productSchema.extend({
  maker: z.string(),
  country_of_origin: z.string(),
  registration_number: z.string().nullable(),
  gst_percent: z.number(),
  /** Colour of the toxicity triangle on the label, or null for what is no pesticide. */
  toxicity: z.enum(TOXICITY_COLOURS).nullable(),
  doses: z.array(doseSchema),
  /** Where the law forbids it, in words; null where it does not. */
  restriction: z.string().nullable(),
  safety: z.array(z.string()),
  alike: z.array(productSchema),
});
/** A product with all its facts. */
export type ProductDetails = z.infer<typeof productDetailsSchema>;

/** `GET /catalogue/v1/products`: one shop's products. Every filter is optional; ids are slugs. */
export const productsQuerySchema = z.object({
  vendor_id: z.string().min(1).max(LONGEST_ID),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
  category: z.string().max(LONGEST_ID).optional(),
  brand: z.string().max(LONGEST_ID).optional(),
  crop: z.string().max(LONGEST_ID).optional(),
  price_max: rupeesInQuery(0.01, 1e7).optional(),
  in_stock: booleanInQuery.optional(),
  insured: booleanInQuery.optional(),
  /** Only what the shop takes prebookings of, at the locked prices. */
  prebook: booleanInQuery.optional(),
  sort: z.enum(PRODUCT_SORTS).default('relevance'),
  page: wholeNumberInQuery(1, 10_000).default(1),
});
/**
 * `GET /catalogue/v1/products/:id` and `/catalogue/v1/product-slugs/:slug`. Without a shop the product has no price.
 */
export const productQuerySchema = z.object({
  vendor_id: z.string().max(LONGEST_ID).optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  /** The packs that the shop takes prebookings of, at the locked prices. */
  prebook: booleanInQuery.optional(),
});
/**
 * `GET /catalogue/v1/categories`, `/brands`, `/crops`: with a shop, only those of which it sells something, with
 * counts.
 */
export const facetQuerySchema = z.object({
  vendor_id: z.string().max(LONGEST_ID).optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
});
/** Answer of categories and brands. */
export const namedPicturesSchema = z.object({ results: z.array(namedPictureSchema) });
/** Answer of crops. */
export const cropsSchema = z.object({ results: z.array(cropSchema) });

/**
 * One suggestion: its name in the requested language, and the slug of its page or filter. `detail` is a product's
 * brand.
 */
export const suggestionSchema = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  detail: z.string().nullable(),
  image_url: z.string(),
});
/** One suggestion. */
export type Suggestion = z.infer<typeof suggestionSchema>;
/** Most suggestions of one answer. */
export const MAX_SUGGESTIONS = 8;
/**
 * `GET /catalogue/v1/suggestions`: what `q`, whole or half typed, may mean, what fits best first. With a shop only
 * what it sells. `kinds` are some of `SUGGESTION_KINDS` between commas; all if left out.
 */
export const suggestionsQuerySchema = z.object({
  q: z.string().trim().min(1).max(LONGEST_SEARCH),
  vendor_id: z.string().min(1).max(LONGEST_ID).optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  kinds: z
    .string()
    .max(LONGEST_ID)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(SUGGESTION_KINDS)).min(1))
    .transform((kinds) => [...new Set(kinds)])
    .optional(),
  limit: wholeNumberInQuery(1, MAX_SUGGESTIONS).default(MAX_SUGGESTIONS),
});
/** Answer of suggestions. */
export const suggestionsSchema = z.object({ results: z.array(suggestionSchema) });

/** Answer of `GET /catalogue/v1/product-slugs`: at most 45 000, which one sitemap holds. */
export const productSlugsSchema = z.object({ slugs: z.array(z.string()) });
/** Answer of `GET /catalogue/v1/product-slugs`. */
export type ProductSlugs = z.infer<typeof productSlugsSchema>;
