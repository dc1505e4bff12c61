import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/connection.ts';
import { offersAt } from '../catalogue/offers-at.ts';
import type { Offer } from '../catalogue/offers-at.ts';
import { quoteFor } from '../catalogue/quotes.ts';
import type { VariantQuote } from '../catalogue/quotes.ts';
import { openSeason } from './open-season.ts';
import type { OpenSeason } from './open-season.ts';
import { prebookOffers } from './tables.ts';

/** What a shop promises of a pack for its open season: price and discount stay, `stock` is what nobody has booked yet. */
export interface PrebookOffer extends Offer {
  /** Of the goods, paid in advance; 0 for none. */
  advancePercent: number;
  cancelFreeDays: number;
}

/** What a shop takes prebookings of, with the season they are for. */
export interface PrebookShelf {
  season: OpenSeason;
  /** By variant id; what it does not promise is not in the map. */
  offers: Map<string, PrebookOffer>;
}

/** Prebook offers of packs at a shop; null when it takes no prebookings now. */
export async function prebookShelf(executor: Executor, vendorId: string, variantIds: readonly string[], now: Date): Promise<PrebookShelf | null> {
  const season = await openSeason(executor, vendorId, now);
  if (season === null) return null;
  const normal = await offersAt(executor, vendorId, variantIds);
  const rows = await executor.select().from(prebookOffers)
    .where(and(eq(prebookOffers.vendorId, vendorId), eq(prebookOffers.seasonId, season.id), sql`${prebookOffers.variantId} = any(${sql.param([...variantIds])}::text[])`));
  return {
    season,
    offers: new Map(rows.flatMap(({ variantId, pricePaise, discountPaise, promised, taken, advancePercent, cancelFreeDays }) => {
      const offer = normal.get(variantId);
      return offer === undefined ? [] : [[variantId, { ...offer, pricePaise, discountPaise, stock: promised - taken, advancePercent, cancelFreeDays }]];
    })),
  };
}

/** Locked prices of packs at a shop, by variant id, shaped as `quoteFor` gives them: `stock` is what is left of the season's. What cannot be prebooked is not in the map. */
export async function prebookQuotes(executor: Executor, variantIds: readonly string[], vendorId: string, now: Date): Promise<Map<string, VariantQuote>> {
  const shelf = await prebookShelf(executor, vendorId, variantIds, now);
  if (shelf === null) return new Map();
  const quotes = await quoteFor(executor, [...shelf.offers.keys()], vendorId);
  return new Map([...quotes].flatMap(([variantId, quote]) => {
    const offer = shelf.offers.get(variantId);
    return offer === undefined ? [] : [[variantId, { ...quote, pricePaise: offer.pricePaise, discountPaise: offer.discountPaise, stock: offer.stock }]];
  }));
}
