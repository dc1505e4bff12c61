import type { MandiCentre } from '@haat/api-contract/mandi-centres';
import type { Language } from '@haat/api-contract/vocabulary';
import { metresBetween, regionNames, toLatLngText } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import { earthPoint } from '@haat/backend-market/earth';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { commodityView, marketName } from '../prices/views.ts';
import { mandiCentreRates, mandiCentres, mandiCommodities } from '../tables.ts';

/** Centres farther away are nowhere to drive to. */
const FARTHEST_METRES = 200_000;
const MOST_CENTRES = 20;

/** For whom centres are looked up. */
export interface CentresQuery {
  readonly place: LatLng;
  /** Only centres that buy it, by its id on the wire. */
  readonly commodity: string | undefined;
  readonly language: Language;
}

/** Centres near a place that buy anything, the nearest first. See docs/domain/mandi.md#collection-centres. */
export async function centresNear(
  executor: Executor,
  { place, commodity, language }: CentresQuery,
): Promise<MandiCentre[]> {
  const bought = sql`exists (select 1 from ${mandiCentreRates}
    join ${mandiCommodities} on ${mandiCommodities.id} = ${mandiCentreRates.commodityId}
    where ${mandiCentreRates.centreId} = ${mandiCentres.id}
      ${commodity === undefined ? sql`` : sql`and ${mandiCommodities.slug} = ${commodity}`})`;
  const near = await rowsOf<{ id: number; metres: number }>(
    executor,
    sql`select ${mandiCentres.id} as id, ${metresBetween(sql`${mandiCentres.position}`, place)} as metres
      from ${mandiCentres} where ${bought}
      order by ${mandiCentres.position} <-> ${earthPoint(place)}, ${mandiCentres.id} limit ${MOST_CENTRES}`,
  );
  const metresOf = new Map(
    near.filter(({ metres }) => metres <= FARTHEST_METRES).map(({ id, metres }) => [id, metres]),
  );
  if (metresOf.size === 0) return [];
  const ids = [...metresOf.keys()];
  const centres = await executor.select().from(mandiCentres).where(inArray(mandiCentres.id, ids));
  const rates = await executor
    .select({ rate: mandiCentreRates, commodity: mandiCommodities })
    .from(mandiCentreRates)
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiCentreRates.commodityId))
    .where(inArray(mandiCentreRates.centreId, ids))
    .orderBy(asc(mandiCommodities.sortOrder));
  const names = await regionNames(executor, language);
  return ids.flatMap((id) =>
    centres
      .filter((centre) => centre.id === id)
      .map((centre) => ({
        id: centre.slug,
        name: marketName(centre, language),
        district: names.district(centre.state, centre.district),
        state: names.state(centre.state),
        lat_lng: toLatLngText(centre),
        distance_metres: Math.round(metresOf.get(id) ?? 0),
        opens_at: centre.opensAt,
        closes_at: centre.closesAt,
        closed_weekday: centre.closedWeekday,
        is_sample: centre.isSample,
        rates: rates
          .filter(({ rate }) => rate.centreId === id)
          .map(({ rate, commodity: goods }) => ({
            commodity: commodityView(goods, language),
            rate: toRupees(rate.ratePaise),
            day: rate.day,
          })),
      })),
  );
}
