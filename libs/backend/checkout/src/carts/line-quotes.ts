import { quoteFor } from '@haat/backend-market';
import type { VariantQuote } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

import { prebookQuotes } from '../prebooking/prebook-quotes.ts';

/** The order type for which prices are requested. */
export interface QuoteQuestion {
  variantIds: readonly string[];
  vendorId: string;
  /** Then the season's locked prices and remaining season stock count, not today's price and stock. */
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
