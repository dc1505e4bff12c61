/**
 * Kinds of shop: distribution centre, shop on the company's ledger, and independent. See
 * docs/domain/vendors.md#kinds-of-shop.
 */
export const VENDOR_TYPES = ['DC', 'GL', 'Self'] as const;
/** A kind of shop. */
export type VendorType = (typeof VENDOR_TYPES)[number];

/** Kinds of trade licence that a shop can hold. */
export const LICENCE_KINDS = ['fertiliser', 'pesticide', 'seed'] as const;
/** A kind of trade licence. */
export type LicenceKind = (typeof LICENCE_KINDS)[number];

/** How a licence stands: it runs out within a month, or has. See docs/domain/shop.md#licences. */
export const LICENCE_STATES = ['valid', 'ending', 'expired'] as const;
/** How a licence stands. */
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Which of a shop's own goods are listed; the first is the default. */
export const SHOP_GOODS_FILTERS = ['all', 'out-of-stock', 'hidden'] as const;
/** Which of a shop's own goods are listed. */
export type ShopGoodsFilter = (typeof SHOP_GOODS_FILTERS)[number];

/** Columns of the file by which a shop changes many of its goods, in their order. See docs/domain/shop.md#the-file. */
export const GOODS_FILE_COLUMNS = ['id', 'name', 'pack', 'mrp', 'price', 'stock', 'on_sale'] as const;
/** A column of that file. */
export type GoodsFileColumn = (typeof GOODS_FILE_COLUMNS)[number];

/** What is wrong with a cell or a row of that file. */
export const GOODS_FILE_FAULTS = [
  'formula',
  'not-a-number',
  'above-mrp',
  'negative',
  'not-yes-or-no',
  'unknown-goods',
  'twice',
  'half-row',
  'too-long-row',
] as const;
/** A fault of a cell or a row. */
export type GoodsFileFault = (typeof GOODS_FILE_FAULTS)[number];

/** Why a whole file is not read. */
export const GOODS_FILE_REFUSALS = [
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  'encoding',
  'letters-lost',
  'not-csv',
  'columns-missing',
] as const;
/** A reason to refuse a file. */
export type GoodsFileRefusal = (typeof GOODS_FILE_REFUSALS)[number];

/** Where an import of goods stands. */
export const GOODS_IMPORT_STATES = ['CHECKED', 'APPLIED', 'UNDONE'] as const;
/** Where an import of goods stands. */
export type GoodsImportState = (typeof GOODS_IMPORT_STATES)[number];

/** Rows of the report of such a file on a page. */
export const GOODS_REPORT_PAGE_SIZE = 50;
