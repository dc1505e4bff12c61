import type { BenchServer } from '../market/bench-server.ts';

/** Commodities that each market of the generated prices sells. */
const COMMODITIES = 12;
const MEASURED_COMMODITY = 'onion';

/** Prices that were generated, and what of them is asked for. */
export interface HeldPrices {
  readonly rows: number;
  readonly days: number;
  /** The newest day. */
  readonly today: string;
  readonly market: string;
  readonly marketId: number;
  readonly commodity: string;
  readonly commodityId: number;
}

/**
 * Generates prices of every market and the most traded commodities, day by day back from today, until there are so
 * many. The same number makes the same prices: they are hashes of market, commodity and day.
 */
export async function copyPrices(server: BenchServer, name: string, wanted: number): Promise<HeldPrices> {
  await server.query(name, 'delete from mandi_prices');
  const [counts] = await server.query<{ markets: number }>(name, 'select count(*)::int as markets from mandi_markets');
  const aDay = (counts?.markets ?? 0) * COMMODITIES;
  if (aDay === 0) throw new Error('the market has no directory of markets');
  const days = Math.ceil(wanted / aDay);
  await server.query(
    name,
    `insert into mandi_prices (market_id, commodity_id, day, variety, grade, min_paise, modal_paise, max_paise,
      arrival_tonnes, source)
    select market.id, commodity.id, current_date - ago, 'Other', 'FAQ', price.modal - 5000, price.modal,
      price.modal + 5000, null, 'import'
    from generate_series(0, $1::int - 1) ago
    cross join mandi_markets market
    cross join (select id from mandi_commodities
      order by (slug = $3) desc, sort_order limit ${COMMODITIES}) commodity
    cross join lateral (select 100000 + (hashint4(market.id * 1000 + commodity.id) & 65535)
      + (hashint4(ago * 7919 + market.id) & 16383) as modal) price
    limit $2`,
    [days, wanted, MEASURED_COMMODITY],
  );
  await server.query(name, 'vacuum analyze mandi_prices');
  const [held] = await server.query<Omit<HeldPrices, 'days' | 'commodity'>>(
    name,
    `select (select count(*)::int from mandi_prices) as rows, current_date::text as today, market.slug as market,
      market.id as "marketId", commodity.id as "commodityId"
    from mandi_markets market cross join mandi_commodities commodity
    where commodity.slug = $1 and market.slug = 'nashik-nasik'`,
    [MEASURED_COMMODITY],
  );
  if (held === undefined) throw new Error('the directory has no onions at Nasik');
  return { ...held, days, commodity: MEASURED_COMMODITY };
}
