import { seasonOffers, quoteFor } from '@haat/backend-market';
import type { VariantQuote } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

/**
 * Locked prices of packs at a shop, by variant id, shaped as `quoteFor` gives them: `stock` is what is left of the
 * season's. What cannot be prebooked is not in the map.
 */
export async function prebookQuotes(
  executor: Executor,
  variantIds: readonly string[],
  vendorId: string,
  now: Date,
): Promise<Map<string, VariantQuote>> {
  const shelf = await seasonOffers(executor, vendorId, variantIds, now);
  if (shelf === null) return new Map();
  const quotes = await quoteFor(executor, [...shelf.offers.keys()], vendorId);
  return new Map(
    [...quotes].flatMap(([variantId, quote]) => {
      const offer = shelf.offers.get(variantId);
      return offer === undefined
        ? []
        : [
            [
              variantId,
              { ...quote, pricePaise: offer.pricePaise, discountPaise: offer.discountPaise, stock: offer.stock },
            ],
          ];
    }),
  );
}
