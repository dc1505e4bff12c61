import { PAGE_SIZE } from '@haat/api-contract';
import type { MandiPrice } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { regionNames } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { mandiCommodities, mandiMarkets, mandiPrices } from '../tables.ts';
import { NEWEST_DAYS } from './newest-days.ts';
import { commodityView, marketView, priceView, type CommodityRow, type PriceRow } from './views.ts';

/** What prices are asked for; what is undefined does not filter. */
export interface PricesQuery {
  /** Ids on the wire. */
  readonly commodity: string | undefined;
  readonly market: string | undefined;
  readonly state: string | undefined;
  readonly district: string | undefined;
  readonly day: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly language: Language;
  /** The day in India. */
  readonly today: string;
}

/** A page of prices, and the day that they are of. */
export interface FoundPrices {
  readonly day: string | null;
  readonly count: number;
  readonly prices: MandiPrice[];
}

interface ListedRow extends PriceRow {
  readonly market_slug: string;
  readonly market_name: string;
  readonly state: string;
  readonly district: string;
  readonly commodity_slug: string;
  readonly commodity_name: CommodityRow['name'];
  readonly picture: string | null;
  readonly variety: string;
  readonly grade: string;
}

/** Prices of a day as they were reported, of the day asked for or the newest of the last 30 that has any. */
export async function listPrices(executor: Executor, query: PricesQuery): Promise<FoundPrices> {
  const from = sql`from ${mandiPrices} join ${mandiMarkets} on ${mandiMarkets.id} = ${mandiPrices.marketId}
    join ${mandiCommodities} on ${mandiCommodities.id} = ${mandiPrices.commodityId}`;
  const filters = filtersOf(query);
  const day = query.day ?? (await newestDay(executor, from, filters, query.today));
  if (day === null || day > query.today) return { day: null, count: 0, prices: [] };
  const where = sql`where ${sql.join([sql`${mandiPrices.day} = ${day}::date`, ...filters], sql` and `)}`;
  const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
    executor,
    sql`select count(*)::int as count ${from} ${where}`,
  );
  const rows = await rowsOf<ListedRow>(
    executor,
    sql`select ${mandiMarkets.slug} as market_slug, ${mandiMarkets.name} as market_name, ${mandiMarkets.state},
      ${mandiMarkets.district}, ${mandiCommodities.slug} as commodity_slug, ${mandiCommodities.name} as commodity_name,
      ${mandiCommodities.picture}, ${mandiPrices.variety}, ${mandiPrices.grade}, ${mandiPrices.day}::text as day,
      ${mandiPrices.minPaise}, ${mandiPrices.modalPaise}, ${mandiPrices.maxPaise}, ${mandiPrices.arrivalTonnes},
      ${mandiPrices.source} ${from} ${where}
      order by ${mandiMarkets.state}, ${mandiMarkets.district}, ${mandiMarkets.name}, ${mandiMarkets.id},
      ${mandiCommodities.sortOrder}, ${mandiPrices.variety}, ${mandiPrices.grade}
      limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}`,
  );
  const names = await regionNames(executor, query.language);
  return {
    day: count === 0 ? null : day,
    count,
    prices: rows.map((row) => ({
      market: marketView({ ...row, slug: row.market_slug, name: row.market_name }, names, query.language),
      commodity: commodityView({ ...row, slug: row.commodity_slug, name: row.commodity_name }, query.language),
      variety: row.variety,
      grade: row.grade,
      price: priceView(row),
    })),
  };
}

function filtersOf({ commodity, market, state, district }: PricesQuery): SQL[] {
  return [
    ...(commodity === undefined ? [] : [sql`${mandiCommodities.slug} = ${commodity}`]),
    ...(market === undefined ? [] : [sql`${mandiMarkets.slug} = ${market}`]),
    ...(state === undefined ? [] : [sql`${mandiMarkets.state} = ${state}`]),
    ...(district === undefined ? [] : [sql`${mandiMarkets.district} = ${district}`]),
  ];
}

async function newestDay(
  executor: Executor,
  from: SQL,
  filters: readonly SQL[],
  today: string,
): Promise<string | null> {
  const recent = sql`${mandiPrices.day} <= ${today}::date
    and ${mandiPrices.day} > ${today}::date - ${NEWEST_DAYS}::int`;
  const [newest] = await rowsOf<{ day: string }>(
    executor,
    sql`select ${mandiPrices.day}::text as day ${from} where ${sql.join([recent, ...filters], sql` and `)}
      order by ${mandiPrices.day} desc limit 1`,
  );
  return newest?.day ?? null;
}
