import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { offersAt } from '../catalogue/offers-at.ts';
import type { Offer } from '../catalogue/offers-at.ts';
import { openSeason } from './open-season.ts';
import type { OpenSeason } from './open-season.ts';
import { prebookOffers } from './tables.ts';

/**
 * A shop's prebook offer of a pack for its open season: price and discount are fixed, `stock` is what is not booked
 * yet.
 */
export interface PrebookOffer extends Offer {
  /** Share of the goods' price that is paid in advance; 0 for none. */
  advancePercent: number;
  cancelFreeDays: number;
}

/** What a shop takes prebookings of, with the season they are for. */
export interface SeasonOffers {
  season: OpenSeason;
  /** By variant id; packs without a prebook offer are not in the map. */
  offers: Map<string, PrebookOffer>;
}

/**
 * Prebook offers of packs at a shop; null when it takes no prebookings now.
 * @param known - the shop's offers of these packs, where they are already loaded
 */
export async function seasonOffers(
  executor: Executor,
  vendorId: string,
  variantIds: readonly string[],
  now: Date,
  known?: ReadonlyMap<string, Offer>,
): Promise<SeasonOffers | null> {
  const season = await openSeason(executor, vendorId, now);
  if (season === null) return null;
  const normal = known ?? (await offersAt(executor, vendorId, variantIds));
  const rows = await executor
    .select()
    .from(prebookOffers)
    .where(
      and(
        eq(prebookOffers.vendorId, vendorId),
        eq(prebookOffers.seasonId, season.id),
        sql`${prebookOffers.variantId} = any(${sql.param([...variantIds])}::text[])`,
      ),
    );
  return {
    season,
    offers: new Map(
      rows.flatMap(({ variantId, pricePaise, discountPaise, promised, taken, advancePercent, cancelFreeDays }) => {
        const offer = normal.get(variantId);
        return offer === undefined
          ? []
          : [
              [
                variantId,
                { ...offer, pricePaise, discountPaise, stock: promised - taken, advancePercent, cancelFreeDays },
              ],
            ];
      }),
    ),
  };
}

/**
 * A shop's prebook offers for a season as rows like its offers: `vendor_id`, `variant_id`, `price_paise`,
 * `discount_paise`, `stock`.
 */
export function promisedOffers(vendorId: string, seasonId: string): SQL {
  return sql`(select ${prebookOffers.vendorId}, ${prebookOffers.variantId}, ${prebookOffers.pricePaise},
    ${prebookOffers.discountPaise}, ${prebookOffers.promised} - ${prebookOffers.taken} as stock
    from ${prebookOffers} where ${prebookOffers.vendorId} = ${vendorId} and ${prebookOffers.seasonId} = ${seasonId})`;
}
