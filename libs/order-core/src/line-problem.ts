import type { LineProblem } from '@haat/api-contract/vocabulary';
import { toPaise } from '@haat/format';

/** A line of a cart, compared with today's offer. */
export interface OfferedLine {
  /** Today's price and stock at the shop, in rupees and packs; null when the shop no longer sells the pack. */
  quote: { price: number; discount: number; stock: number } | null;
  quantity: number;
  /** Most packs of a variant that the shop lets go in one order. */
  maxPacks: number;
  /** What one pack cost (price − discount) when the farmer set the line, in whole paise. */
  seenUnitPaise: number;
}

/**
 * Why a line of a cart cannot be ordered as it is, or null when it can: stock counts before the price, and the
 * smaller of stock and the shop's limit is the one that is named.
 *
 * See docs/domain/cart.md#invariants.
 */
export function lineProblem({ quote, quantity, maxPacks, seenUnitPaise }: OfferedLine): LineProblem | null {
  if (quote === null) return 'product_gone';
  if (quote.stock <= 0) return 'out_of_stock';
  if (Math.min(quote.stock, maxPacks) < quantity)
    return quote.stock <= maxPacks ? 'not_enough_stock' : 'too_many_packs';
  return toPaise(quote.price) - toPaise(quote.discount) === seenUnitPaise ? null : 'price_changed';
}
