import type { MandiMarkets } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { metresBetween, regionNames } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import { earthPoint } from '@haat/backend-market/earth';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { mandiMarkets } from '../tables.ts';
import { marketView, type MarketRow } from './views.ts';

/** As far as prices are looked for: docs/domain/mandi.md#nearest-markets. */
const FARTHEST_METRES = 200_000;
const MOST_MARKETS = 40;

/** Markets near a place, the nearest first, whether they have prices or not. */
export async function marketsNear(
  executor: Executor,
  place: LatLng,
  language: Language,
): Promise<MandiMarkets['results']> {
  const rows = await rowsOf<MarketRow & { readonly metres: number }>(
    executor,
    sql`select ${mandiMarkets.slug}, ${mandiMarkets.name}, ${mandiMarkets.state}, ${mandiMarkets.district},
        ${metresBetween(sql`${mandiMarkets.position}`, place)} as metres
      from ${mandiMarkets}
      order by ${mandiMarkets.position} <-> ${earthPoint(place)}, ${mandiMarkets.id} limit ${MOST_MARKETS}`,
  );
  const names = await regionNames(executor, language);
  return rows
    .filter(({ metres }) => metres <= FARTHEST_METRES)
    .map((row) => ({ ...marketView(row, names, language), distance_metres: Math.round(row.metres) }));
}
