import { mandiCommodities, mandiMarkets, mandiPrices } from '@haat/backend-mandi/tables';
import type { Transaction } from '@haat/backend-platform';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';

/** Crops that were sold on a day at markets that stand in a town, market by market, the most traded crops first. */
export async function townsWithPrices(tx: Transaction, day: string) {
  const rows = await tx
    .select({ market: mandiMarkets, commodity: mandiCommodities, modalPaise: mandiPrices.modalPaise })
    .from(mandiPrices)
    .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiPrices.marketId))
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiPrices.commodityId))
    .where(and(eq(mandiPrices.day, day), eq(mandiMarkets.isTown, true), isNotNull(mandiCommodities.cropId)))
    .orderBy(asc(mandiMarkets.id), asc(mandiCommodities.sortOrder), desc(mandiPrices.modalPaise));
  const towns = new Map<number, typeof rows>();
  for (const row of rows) towns.set(row.market.id, [...(towns.get(row.market.id) ?? []), row]);
  return [...towns.values()];
}
