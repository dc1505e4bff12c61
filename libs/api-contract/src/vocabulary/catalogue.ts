/** Kinds of goods: they decide licences, tax, safety facts and returns. */
export const PRODUCT_KINDS = ['fertiliser', 'seed', 'pesticide', 'tool'] as const;
/** A kind of goods. */
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Units of what a pack holds, and of a dose. */
export const PACK_UNITS = ['kg', 'g', 'l', 'ml', 'piece'] as const;
/** A unit of what a pack holds. */
export type PackUnit = (typeof PACK_UNITS)[number];

/** Units by which the prices of packs are compared. */
export const COMPARED_UNITS = ['kg', 'l'] as const satisfies readonly PackUnit[];
/** A unit by which the prices of packs are compared. */
export type ComparedUnit = (typeof COMPARED_UNITS)[number];

/** What a dose is for: an acre of the crop, or a kilogram of seed that is treated. */
export const DOSE_BASES = ['acre', 'kg-seed'] as const;
/** What a dose is for. */
export type DoseBasis = (typeof DOSE_BASES)[number];

/** Colours of the toxicity triangle on a pesticide's label, the most toxic first. */
export const TOXICITY_COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
/** A colour of the toxicity triangle. */
export type ToxicityColour = (typeof TOXICITY_COLOURS)[number];

/** Short codes of the four programme crops. */
export const CROP_SHORT_CODES = ['SG', 'MZ', 'CO', 'PD'] as const;
/** A short code of a programme crop. */
export type CropShortCode = (typeof CROP_SHORT_CODES)[number];

/** How a product list may be sorted; the first is the default. */
export const PRODUCT_SORTS = ['relevance', 'price_low', 'price_high', 'discount'] as const;
/** How a product list is sorted. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** How a list across shops may be sorted; the first is the default. */
export const COMPARED_SORTS = ['relevance', 'landed_low'] as const;
/** How a list across shops is sorted. */
export type ComparedSort = (typeof COMPARED_SORTS)[number];

/** What a search box may suggest. */
export const SUGGESTION_KINDS = ['product', 'category', 'brand', 'crop'] as const;
/** What a suggestion is. */
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
