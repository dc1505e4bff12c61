/** The two channels; their carts never mix. See docs/domain/cart.md#one-cart-per-marketplace. */
export const MARKETPLACES = ['dehaat', 'ondc'] as const;
/** A marketplace. */
export type Marketplace = (typeof MARKETPLACES)[number];

/** Why a line cannot be had as it is offered, whatever it cost before. */
export const STOCK_PROBLEMS = ['product_gone', 'out_of_stock', 'not_enough_stock'] as const;
/** Why a line cannot be had as it is offered. */
export type StockProblem = (typeof STOCK_PROBLEMS)[number];

/** Why a line of a cart cannot be ordered as it is. */
export const LINE_PROBLEMS = [...STOCK_PROBLEMS, 'too_many_packs', 'price_changed'] as const;
/** Why a line of a cart cannot be ordered as it is. */
export type LineProblem = (typeof LINE_PROBLEMS)[number];
