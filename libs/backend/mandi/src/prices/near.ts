import { sql } from 'drizzle-orm';
import type { LatLng } from '@haat/backend-market';
import { metresBetween, regionNames } from '@haat/backend-market';
import { earthPoint } from '@haat/backend-market/earth';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { MandiCharges, MandiNear } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { supportPriceOf } from '../directory/directory.ts';
import { reportedRates } from '../receipts/reported-rates.ts';
import { mandiMarkets, mandiPrices } from '../tables.ts';
import { commoditiesOf } from './commodities.ts';
import { dayPriceColumns } from './day-price-sql.ts';
import { NEWEST_DAYS } from './newest-days.ts';
import { commodityView, marketView, priceView, type MarketRow, type PriceRow } from './views.ts';

/** Markets farther away are nowhere to drive to. */
const FARTHEST_METRES = 200_000;
/** Markets that are looked at: one district has some thirty. */
const MARKETS_LOOKED_AT = 80;
/** Markets of one commodity in an answer. */
const MOST_MARKETS = 8;

interface NearRow extends MarketRow, PriceRow {
  readonly commodity_id: number;
  readonly market_id: number;
  readonly metres: number;
  readonly market_fee_percent: number | null;
  readonly commission_percent: number | null;
  readonly handling_paise: number | null;
  readonly transport_paise: number | null;
  readonly previous_day: string | null;
  readonly previous_modal_paise: number | null;
}

/** For whom prices are looked up. */
export interface NearQuery {
  readonly place: LatLng;
  /** Ids on the wire. */
  readonly commodities: readonly string[];
  readonly language: Language;
  /** The day in India. */
  readonly today: string;
}

/**
 * The newest prices of commodities at the markets nearest to a place that have one of the last 30 days, each with that
 * of the last earlier day. See docs/domain/mandi.md#nearest-markets.
 */
export async function pricesNear(
  executor: Executor,
  { place, commodities, language, today }: NearQuery,
): Promise<MandiNear> {
  const known = await commoditiesOf(executor, commodities);
  const names = await regionNames(executor, language);
  const rows =
    known.length === 0
      ? []
      : await rowsOf<NearRow>(
          executor,
          pricesNearQuery(
            place,
            known.map(({ id }) => id),
            today,
          ),
        );
  const reported = await reportedRates(
    executor,
    { marketIds: [...new Set(rows.map((row) => row.market_id))], commodityIds: known.map(({ id }) => id) },
    today,
  );
  return {
    results: known.map((commodity) => {
      const supportPrice = supportPriceOf(commodity.slug);
      return {
        commodity: commodityView(commodity, language),
        support_price: supportPrice === null ? null : { season: supportPrice.season, price: supportPrice.rupees },
        markets: rows
          .filter((row) => row.commodity_id === commodity.id)
          .slice(0, MOST_MARKETS)
          .map((row) => ({
            market: {
              ...marketView(row, names, language),
              distance_metres: Math.round(row.metres),
              charges: chargesOf(row),
            },
            price: priceView(row),
            previous:
              row.previous_day === null || row.previous_modal_paise === null
                ? null
                : { day: row.previous_day, modal: toRupees(row.previous_modal_paise) },
            reported: reported(row.market_id, commodity.id),
          })),
      };
    }),
  };
}

/** The query behind `pricesNear`. @param commodityIds - of the database */
export function pricesNearQuery(place: LatLng, commodityIds: readonly number[], today: string) {
  const ofPair = sql`${mandiPrices.marketId} = near.id and ${mandiPrices.commodityId} = wanted.id`;
  const dayBefore = (day: ReturnType<typeof sql>) => sql`(select ${mandiPrices.day} from ${mandiPrices}
    where ${ofPair} and ${day} order by ${mandiPrices.day} desc limit 1)`;
  return sql`select near.id as market_id, near.slug, near.name, near.state, near.district, near.metres,
      near.market_fee_percent, near.commission_percent, near.handling_paise, near.transport_paise,
      wanted.id as commodity_id, price.day::text as day, price.min_paise, price.modal_paise, price.max_paise,
      price.arrival_tonnes, price.source, before.day::text as previous_day, before.modal_paise as previous_modal_paise
    from (select ${mandiMarkets}.*, ${metresBetween(sql`${mandiMarkets.position}`, place)} as metres
      from ${mandiMarkets}
      order by ${mandiMarkets.position} <-> ${earthPoint(place)} limit ${MARKETS_LOOKED_AT}) near
    cross join unnest(${sql.param([...commodityIds])}::int[]) as wanted(id)
    cross join lateral (select ${mandiPrices.day} as day, ${dayPriceColumns} from ${mandiPrices}
      where ${ofPair} and ${mandiPrices.day} = ${dayBefore(sql`${mandiPrices.day} <= ${today}::date
        and ${mandiPrices.day} > ${today}::date - ${NEWEST_DAYS}::int`)}
      group by ${mandiPrices.day}) price
    left join lateral (select ${mandiPrices.day} as day, ${dayPriceColumns} from ${mandiPrices}
      where ${ofPair} and ${mandiPrices.day} = ${dayBefore(sql`${mandiPrices.day} < price.day`)}
      group by ${mandiPrices.day}) before on true
    where near.metres <= ${FARTHEST_METRES}
    order by near.metres, near.id`;
}

function chargesOf(row: NearRow): MandiCharges | null {
  const { market_fee_percent, commission_percent, handling_paise, transport_paise } = row;
  if (market_fee_percent === null || commission_percent === null) return null;
  if (handling_paise === null || transport_paise === null) return null;
  return {
    market_fee_percent,
    commission_percent,
    handling_per_quintal: toRupees(handling_paise),
    transport_per_quintal_km: toRupees(transport_paise),
  };
}
