import { mandiCommodities, mandiMarkets, mandiPrices } from '@haat/backend-mandi/tables';
import type { TestBackend } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';

type Row = Readonly<Record<string, string>>;

/** A hundred rows from all over a file, others in each run. */
export function hundredOf(rows: readonly Row[]): Row[] {
  return Array.from({ length: 100 }, () => rows[Math.floor(Math.random() * rows.length)] ?? {});
}

/** Those of the rows that are not stored with the prices that they tell. @param dayOf the day for which a row is */
export async function wrongOf(
  { database }: TestBackend,
  rows: readonly Row[],
  dayOf: (row: Row) => string,
): Promise<Row[]> {
  const wrong: Row[] = [];
  for (const row of rows) {
    const [stored] = await database
      .select({ min: mandiPrices.minPaise, modal: mandiPrices.modalPaise, max: mandiPrices.maxPaise })
      .from(mandiPrices)
      .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiPrices.marketId))
      .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiPrices.commodityId))
      .where(
        and(
          eq(mandiMarkets.state, row['state'] ?? ''),
          eq(mandiMarkets.officialDistrict, row['district'] ?? ''),
          eq(mandiMarkets.officialName, row['market'] ?? ''),
          eq(mandiCommodities.officialName, row['commodity'] ?? ''),
          eq(mandiPrices.variety, row['variety'] ?? ''),
          eq(mandiPrices.grade, row['grade'] ?? ''),
          eq(mandiPrices.day, dayOf(row)),
        ),
      );
    const told = ['min_price', 'modal_price', 'max_price'].map((column) => Math.round(Number(row[column]) * 100));
    if (stored === undefined || [stored.min, stored.modal, stored.max].join() !== told.join()) wrong.push(row);
  }
  return wrong;
}
