import type { MandiSetAsideReason } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { mandiPrices } from '../tables.ts';
import { indiaDayAfter } from './days-after.ts';
import { isUnlike } from './is-unlike.ts';

/** A price to be compared, paise a quintal. */
export interface ComparedPrice {
  readonly marketId: number;
  readonly commodityId: number;
  readonly day: string;
  readonly modalPaise: number;
}

type DayPrice = Pick<ComparedPrice, 'day' | 'modalPaise'>;

/** A price of the same market is compared with for so many days. */
const BEFORE_DAYS = 30;
/** Prices of other markets are compared with for so many days, where so many markets have one. */
const ELSEWHERE_DAYS = 7;
const LEAST_MARKETS = 3;

/**
 * Those of the prices that are of another unit than the last one of the same goods at the same market, those that come
 * with them among them; where that one is not known, or is itself unlike, the middle one of other markets decides. See
 * docs/domain/mandi.md#rows-set-aside.
 */
export async function unlikePrices<Price extends ComparedPrice>(
  tx: Executor,
  prices: readonly Price[],
): Promise<Map<Price, MandiSetAsideReason>> {
  const unlike = new Map<Price, MandiSetAsideReason>();
  if (prices.length === 0) return unlike;
  const inOrder = [...prices].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const before = await pricesBefore(tx, inOrder);
  const elsewhere = await pricesElsewhere(tx, inOrder);
  const newest = new Map<string, readonly DayPrice[]>();
  for (const price of inOrder) {
    const pair = pairOf(price);
    const earlier = newest.get(pair)?.find(({ day }) => day < price.day) ?? before.get(pair);
    const last = earlier === undefined || earlier.day < indiaDayAfter(price.day, -BEFORE_DAYS) ? undefined : earlier;
    if (isDoubtful(price, last)) {
      const middle = elsewhere(price);
      if (middle === undefined ? last !== undefined : isUnlike(price.modalPaise, middle)) {
        unlike.set(price, last === undefined ? 'unlike-elsewhere' : 'unlike-before');
        continue;
      }
    }
    // Two days are enough: the newest may be the day of the next price itself.
    const [latest] = newest.get(pair) ?? [];
    if (latest?.day !== price.day) newest.set(pair, latest === undefined ? [price] : [price, latest]);
  }
  return unlike;
}

function isDoubtful({ modalPaise }: ComparedPrice, last: DayPrice | undefined): boolean {
  return last === undefined || isUnlike(modalPaise, last.modalPaise);
}

function pairOf({ marketId, commodityId }: Pick<ComparedPrice, 'marketId' | 'commodityId'>): string {
  return `${marketId}/${commodityId}`;
}

/** Modal prices of the same goods at the same markets on the last day before. @param prices - the earliest first */
async function pricesBefore(tx: Executor, prices: readonly ComparedPrice[]): Promise<Map<string, DayPrice>> {
  const pairs = new Map<string, readonly [number, number, string]>();
  for (const price of prices)
    if (!pairs.has(pairOf(price))) pairs.set(pairOf(price), [price.marketId, price.commodityId, price.day]);
  const rows = await rowsOf<{ market_id: number; commodity_id: number; day: string; modal_paise: number }>(
    tx,
    sql`select asked.market_id, asked.commodity_id, last.day, last.modal_paise
      from (select (pair->>0)::int as market_id, (pair->>1)::int as commodity_id, (pair->>2)::date as day
        from json_array_elements(${JSON.stringify([...pairs.values()])}::json) as pair) asked
      cross join lateral (select ${mandiPrices.day}::text as day, ${mandiPrices.modalPaise} from ${mandiPrices}
        where ${mandiPrices.marketId} = asked.market_id and ${mandiPrices.commodityId} = asked.commodity_id
          and ${mandiPrices.day} < asked.day and ${mandiPrices.day} >= asked.day - ${BEFORE_DAYS}::int
        order by ${mandiPrices.day} desc, ${mandiPrices.variety}, ${mandiPrices.grade} limit 1) last`,
  );
  return new Map(
    rows.map((row) => [
      pairOf({ marketId: row.market_id, commodityId: row.commodity_id }),
      { day: row.day, modalPaise: row.modal_paise },
    ]),
  );
}

/** Looks the middle price of other markets up: of those that came with it, else of those that are stored. */
async function pricesElsewhere(
  tx: Executor,
  prices: readonly ComparedPrice[],
): Promise<(price: ComparedPrice) => number | undefined> {
  const newestDay = prices.at(-1)?.day ?? '';
  const ofDay = Map.groupBy(prices, ({ commodityId, day }) => `${commodityId}/${day}`);
  // Where enough markets came together they tell; a week of all goods is a hundred times what came.
  const untold = [...ofDay.values()].filter((same) => marketsOf(same) <= LEAST_MARKETS);
  const commodityIds = [...new Set(untold.flatMap(([price]) => (price ? [price.commodityId] : [])))];
  const stored = await rowsOf<{ market_id: number; commodity_id: number; modal_paise: number }>(
    tx,
    sql`select ${mandiPrices.marketId}, ${mandiPrices.commodityId}, ${mandiPrices.modalPaise} from ${mandiPrices}
      where ${mandiPrices.commodityId} = any(${sql.param(commodityIds)}::int[])
        and ${mandiPrices.day} > ${newestDay}::date - ${ELSEWHERE_DAYS}::int
        and ${mandiPrices.day} <= ${newestDay}::date`,
  );
  const ofStored = Map.groupBy(
    stored.map((row) => ({ marketId: row.market_id, commodityId: row.commodity_id, modalPaise: row.modal_paise })),
    ({ commodityId }) => commodityId,
  );
  return (price) =>
    middleOfOthers(ofDay.get(`${price.commodityId}/${price.day}`) ?? [], price) ??
    (price.day > indiaDayAfter(newestDay, -ELSEWHERE_DAYS)
      ? middleOfOthers(ofStored.get(price.commodityId) ?? [], price)
      : undefined);
}

function marketsOf(prices: readonly Pick<ComparedPrice, 'marketId'>[]): number {
  return new Set(prices.map(({ marketId }) => marketId)).size;
}

function middleOfOthers(
  prices: readonly Pick<ComparedPrice, 'marketId' | 'modalPaise'>[],
  { marketId }: ComparedPrice,
): number | undefined {
  const others = prices.filter((price) => price.marketId !== marketId);
  if (marketsOf(others) < LEAST_MARKETS) return undefined;
  const modals = others.map(({ modalPaise }) => modalPaise).sort((one, other) => one - other);
  return modals[Math.floor((modals.length - 1) / 2)];
}
