import { z } from 'zod';
import { languageSchema } from '../protocol/language-schema.ts';
import { pagedSchema } from '../paging.ts';
import { wholeNumberInQuery } from '../queries/query-values.ts';
import { PRODUCT_KINDS } from '../vocabulary/catalogue.ts';
import { DEFAULT_LANGUAGE } from '../vocabulary/languages.ts';
import {
  GOODS_FILE_COLUMNS,
  GOODS_FILE_FAULTS,
  GOODS_IMPORT_STATES,
  SHOP_GOODS_FILTERS,
} from '../vocabulary/vendors.ts';

/** Highest price of a pack, rupees. */
export const HIGHEST_PRICE = 1_000_000;
/** Most packs on a shelf. */
export const MOST_STOCK = 1_000_000;
/** Largest file of goods, bytes. */
export const MAX_GOODS_FILE_BYTES = 2_000_000;
/** Most rows of it beside the one with the names of the columns. */
export const MAX_GOODS_FILE_ROWS = 5000;

/** Query of `GET /vendor/v1/goods`. */
export const shopGoodsQuerySchema = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  page: wholeNumberInQuery(1, 10_000).default(1),
  search: z.string().max(100).default(''),
  filter: z.enum(SHOP_GOODS_FILTERS).default('all'),
});
/** A pack that the shop lists, on sale or not; rupees. */
export const shopPackSchema = z.object({
  c_id: z.string(),
  name: z.string(),
  pack: z.string(),
  slug: z.string(),
  image_url: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  mrp: z.number(),
  /** What a farmer pays: after the discount. */
  price: z.number(),
  discount: z.number(),
  stock: z.number().int(),
  on_sale: z.boolean(),
  /** The shop's licence for such goods has run out: farmers do not see it. */
  is_expired: z.boolean(),
  version: z.number().int(),
});
/** A pack that the shop lists. */
export type ShopPackView = z.infer<typeof shopPackSchema>;
/** Answer of `GET /vendor/v1/goods`, in the order of the catalogue. */
export const shopGoodsSchema = pagedSchema(shopPackSchema);

/**
 * `PATCH /vendor/v1/goods/:id`: what changes, and the version that was seen. `price` is what a farmer pays; a new one
 * ends the discount. `stock` comes with the stock that was seen: what farmers ordered meanwhile stays taken off.
 * `is_sure` answers `goods_error.price_jump`.
 */
export const changePackSchema = z
  .object({
    price: z.number().min(0.01).max(HIGHEST_PRICE).multipleOf(0.01).optional(),
    stock: z.number().int().min(0).max(MOST_STOCK).optional(),
    stock_seen: z.number().int().min(0).max(MOST_STOCK).optional(),
    on_sale: z.boolean().optional(),
    version: z.number().int().min(1),
    is_sure: z.boolean().default(false),
  })
  .refine(({ stock, stock_seen: seen }) => (stock === undefined) === (seen === undefined), { path: ['stock_seen'] });
/** A change of a pack. */
export type ChangePack = z.input<typeof changePackSchema>;

/** Who changed a pack, and how. Rupees. */
export const packHistorySchema = z.object({
  results: z.array(
    z.object({
      at: z.string(),
      /** Whether the person who asks did it. */
      is_own: z.boolean(),
      price: z.object({ from: z.number(), to: z.number() }).nullable(),
      stock: z.object({ from: z.number(), to: z.number() }).nullable(),
      on_sale: z.boolean().nullable(),
      /** It came by a file. */
      is_import: z.boolean(),
    }),
  ),
});
/** Who changed a pack. */
export type PackHistory = z.infer<typeof packHistorySchema>;

const moved = z.object({ from: z.number(), to: z.number() }).nullable();
/** A row of a file: what it changes, and what is wrong, in which column (null: the row). Rupees. */
export const goodsImportRowSchema = z.object({
  /** Line of the file, from 1, which has the names of the columns. */
  line: z.number().int(),
  c_id: z.string(),
  name: z.string(),
  price: moved,
  stock: moved,
  on_sale: z.object({ from: z.boolean(), to: z.boolean() }).nullable(),
  /** The new price is 100 times yesterday's, or a hundredth of it. */
  is_jump: z.boolean(),
  faults: z.array(
    z.object({ column: z.enum(GOODS_FILE_COLUMNS).nullable(), fault: z.enum(GOODS_FILE_FAULTS), value: z.string() }),
  ),
});
/** A row of a file. */
export type GoodsImportRow = z.infer<typeof goodsImportRowSchema>;
/** A file of goods that was checked, applied or undone. */
export const goodsImportSchema = z.object({
  id: z.string(),
  state: z.enum(GOODS_IMPORT_STATES),
  at: z.string(),
  /** Rows that change something, that change nothing, and that are left out. */
  changes: z.number().int(),
  unchanged: z.number().int(),
  wrong: z.number().int(),
  jumps: z.number().int(),
});
/** A file of goods. */
export type GoodsImport = z.infer<typeof goodsImportSchema>;
/** `GET /vendor/v1/goods-imports/:id`: with a page of its report, what is wrong first. */
export const goodsReportSchema = goodsImportSchema.extend({ report: pagedSchema(goodsImportRowSchema) });
/** A file of goods with a page of its report. */
export type GoodsReport = z.infer<typeof goodsReportSchema>;
/** `GET /vendor/v1/goods-imports`: the newest ten. */
export const goodsImportsSchema = z.object({ results: z.array(goodsImportSchema) });
/** `POST /vendor/v1/goods-imports/:id/apply`: `is_sure` where prices jump. */
export const applyGoodsSchema = z.object({ is_sure: z.boolean().default(false) });
