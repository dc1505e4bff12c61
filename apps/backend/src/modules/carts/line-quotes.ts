import type { Executor } from '../../database/connection.ts';
import { quoteFor } from '../catalogue/quotes.ts';
import type { VariantQuote } from '../catalogue/quotes.ts';
import { prebookQuotes } from '../prebook/prebook-quotes.ts';

/** For which kind of order prices are asked. */
export interface QuoteQuestion {
  variantIds: readonly string[];
  vendorId: string;
  /** Then the season's locked prices and what is left of its promise count, not today's price and shelf. */
  isPrebook: boolean;
  now: Date;
}

/**
 * What packs cost at a shop, and how many it has, for the kind of order; what cannot be ordered so is not in the map.
 */
export function lineQuotes(
  executor: Executor,
  { variantIds, vendorId, isPrebook, now }: QuoteQuestion,
): Promise<Map<string, VariantQuote>> {
  return isPrebook ? prebookQuotes(executor, variantIds, vendorId, now) : quoteFor(executor, variantIds, vendorId);
}
