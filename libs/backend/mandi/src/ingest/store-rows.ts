import { createHash } from 'node:crypto';
import type { MandiSetAsideReason } from '@haat/api-contract/vocabulary';
import { cutText } from '@haat/format';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import { mandiCommodities, mandiMarkets, mandiPrices, mandiSetAsideRows, type PriceSource } from '../tables.ts';
import { oneSpace, readRow, type ReadPrice, type SourceRow } from './read-row.ts';
import { unlikePrices } from './unlike-prices.ts';

/** What became of rows. */
export interface StoredRows {
  /** Prices stored, those that were there before among them. */
  readonly taken: number;
  readonly setAside: number;
}

/** When and from where rows come. */
export interface RowsOrigin {
  readonly source: PriceSource;
  /** The day in India. */
  readonly today: string;
  readonly now: Date;
}

/** Rows of one statement. */
const ROWS_AT_ONCE = 1000;

/** Longer names are an error of the source; an index takes no more than some thousand bytes. */
const LONGEST_TEXT = 200;

/** A price whose market and commodity are known. */
export interface KnownPrice extends Omit<ReadPrice, 'state' | 'district' | 'market' | 'commodity'> {
  readonly marketId: number;
  readonly commodityId: number;
}

/**
 * Stores what is a price, a later row of the same goods, market and day in place of the earlier one, and sets the rest
 * aside with the reason. Repeated, it changes nothing. See docs/domain/mandi.md#where-prices-come-from.
 */
export async function storeRows(
  tx: Transaction,
  rows: readonly SourceRow[],
  { source, today, now }: RowsOrigin,
): Promise<StoredRows> {
  const known = await knownNames(tx);
  const prices = new Map<string, { price: KnownPrice; row: SourceRow }>();
  const aside: { row: SourceRow; reason: MandiSetAsideReason }[] = [];
  for (const row of rows.map(storable)) {
    const read = readRow(row, today);
    const price = typeof read === 'string' ? read : known.find(read);
    if (typeof price === 'string') aside.push({ row, reason: price });
    else prices.set(keyOf(price), { price, row });
  }
  const unlike = await unlikePrices(
    tx,
    [...prices.values()].map(({ price }) => price),
  );
  for (const [key, { price, row }] of prices) {
    const reason = unlike.get(price);
    if (reason === undefined) continue;
    prices.delete(key);
    aside.push({ row, reason });
  }
  await upsertPrices(
    tx,
    [...prices.values()].map(({ price }) => price),
    source,
  );
  await keepAside(tx, aside, { source, now });
  return { taken: prices.size, setAside: aside.length };
}

/** A row of which each value can be kept: no database takes a null character, half a character or a book. */
function storable(row: SourceRow): SourceRow {
  const kept = (text: string) => cutText(text.replaceAll('\0', ''), LONGEST_TEXT);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [kept(name), kept(value)]));
}

function keyOf({ marketId, commodityId, day, variety, grade }: KnownPrice): string {
  return JSON.stringify([marketId, commodityId, day, variety, grade]);
}

/** Sources write names with other capitals and spaces from day to day. */
function plain(...names: readonly string[]): string {
  return names.map((name) => oneSpace(name).toLowerCase()).join('/');
}

/** Markets and commodities by the names that sources write. */
export async function knownNames(tx: Executor) {
  const markets = new Map(
    (await tx.select().from(mandiMarkets)).map((market) => [
      plain(market.state, market.officialDistrict, market.officialName),
      market.id,
    ]),
  );
  const commodities = new Map(
    (await tx.select().from(mandiCommodities)).map(({ officialName, id }) => [plain(officialName), id]),
  );
  return {
    find(price: ReadPrice): KnownPrice | MandiSetAsideReason {
      const marketId = markets.get(plain(price.state, price.district, price.market));
      if (marketId === undefined) return 'unknown-market';
      const commodityId = commodities.get(plain(price.commodity));
      return commodityId === undefined ? 'unknown-commodity' : { ...price, marketId, commodityId };
    },
  };
}

/** Stores prices, in place of those of the same goods, market and day. */
export async function upsertPrices(tx: Transaction, prices: readonly KnownPrice[], source: PriceSource): Promise<void> {
  for (let start = 0; start < prices.length; start += ROWS_AT_ONCE) {
    const rows = prices
      .slice(start, start + ROWS_AT_ONCE)
      .map((price) => [
        price.marketId,
        price.commodityId,
        price.day,
        price.variety,
        price.grade,
        price.minPaise,
        price.modalPaise,
        price.maxPaise,
        price.arrivalTonnes,
      ]);
    // As one JSON text a statement, which both databases read fastest.
    await tx.execute(sql`insert into ${mandiPrices} (market_id, commodity_id, day, variety, grade, min_paise,
      modal_paise, max_paise, arrival_tonnes, source)
      select (cell->>0)::int, (cell->>1)::int, (cell->>2)::date, cell->>3, cell->>4, (cell->>5)::int, (cell->>6)::int,
      (cell->>7)::int, (cell->>8)::float8, ${source}
      from json_array_elements(${JSON.stringify(rows)}::json) as cell
      on conflict (market_id, commodity_id, day, variety, grade) do update set min_paise = excluded.min_paise,
      modal_paise = excluded.modal_paise, max_paise = excluded.max_paise,
      arrival_tonnes = coalesce(excluded.arrival_tonnes, ${mandiPrices}.arrival_tonnes), source = excluded.source`);
  }
}

async function keepAside(
  tx: Transaction,
  aside: readonly { row: SourceRow; reason: MandiSetAsideReason }[],
  { source, now }: Pick<RowsOrigin, 'source' | 'now'>,
): Promise<void> {
  for (let start = 0; start < aside.length; start += ROWS_AT_ONCE)
    await tx
      .insert(mandiSetAsideRows)
      .values(
        aside.slice(start, start + ROWS_AT_ONCE).map(({ row, reason }) => ({
          fingerprint: createHash('sha256')
            .update(JSON.stringify([source, Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))]))
            .digest('hex'),
          source,
          reason,
          row: { ...row },
          firstSeenAt: now,
        })),
      )
      .onConflictDoNothing();
}
