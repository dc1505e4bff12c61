import { eq, sql } from 'drizzle-orm';
import { regionNames } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { MandiHistory } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { supportPriceOf } from '../directory/directory.ts';
import { mandiMarkets, mandiPrices } from '../tables.ts';
import { commoditiesOf } from './commodities.ts';
import { dayPriceColumns } from './day-price-sql.ts';
import { commodityView, marketView, priceView, type PriceRow } from './views.ts';

/** Whose history is looked up; market and commodity by their ids on the wire. */
export interface HistoryQuery {
  readonly market: string;
  readonly commodity: string;
  readonly days: number;
  readonly language: Language;
  /** The day in India. */
  readonly today: string;
}

/** Prices of a commodity at a market on the last days, today among them; null when one of the two is not known. */
export async function priceHistory(executor: Executor, query: HistoryQuery): Promise<MandiHistory | null> {
  const { language, today } = query;
  const [market] = await executor.select().from(mandiMarkets).where(eq(mandiMarkets.slug, query.market));
  const [commodity] = await commoditiesOf(executor, [query.commodity]);
  if (market === undefined || commodity === undefined) return null;
  const rows = await rowsOf<PriceRow>(
    executor,
    priceHistoryQuery({ marketId: market.id, commodityId: commodity.id, days: query.days, today }),
  );
  const supportPrice = supportPriceOf(commodity.slug);
  return {
    market: marketView(market, await regionNames(executor, language), language),
    commodity: commodityView(commodity, language),
    support_price: supportPrice === null ? null : { season: supportPrice.season, price: supportPrice.rupees },
    results: rows.map(priceView),
  };
}

/** The query behind `priceHistory`; ids of the database. */
export function priceHistoryQuery({
  marketId,
  commodityId,
  days,
  today,
}: {
  readonly marketId: number;
  readonly commodityId: number;
  readonly days: number;
  readonly today: string;
}) {
  return sql`select ${mandiPrices.day}::text as day, ${dayPriceColumns} from ${mandiPrices}
    where ${mandiPrices.marketId} = ${marketId} and ${mandiPrices.commodityId} = ${commodityId}
      and ${mandiPrices.day} > ${today}::date - ${days}::int and ${mandiPrices.day} <= ${today}::date
    group by ${mandiPrices.day} order by ${mandiPrices.day}`;
}
