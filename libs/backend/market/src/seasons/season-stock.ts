import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import type { StockShortage } from '../catalogue/stock.ts';
import { prebookOffers } from './tables.ts';
import type { PrebookedLine } from './tables.ts';

/** Packs of a shop's season stock. */
export interface SeasonPacks {
  vendorId: string;
  seasonId: string;
  lines: readonly PrebookedLine[];
}

/** Selects the season's offers of these packs, for a query on `prebookOffers`. */
export function offersFor({ vendorId, seasonId, lines }: SeasonPacks): SQL | undefined {
  return and(
    eq(prebookOffers.vendorId, vendorId),
    eq(prebookOffers.seasonId, seasonId),
    inArray(
      prebookOffers.variantId,
      lines.map(({ variantId }) => variantId),
    ),
  );
}

/**
 * Reserves packs of the season stock, all or none, in the order's transaction. The rows stay locked until it ends, so
 * that the last packs are reserved once. @returns packs of which there are too few; empty when all were reserved
 */
export async function reserveSeasonPacks(
  tx: Transaction,
  { vendorId, seasonId, lines }: SeasonPacks,
): Promise<StockShortage[]> {
  const rows = await lockOffers(tx, { vendorId, seasonId, lines });
  const left = new Map(rows.map(({ variantId, promised, taken }) => [variantId, promised - taken]));
  const short = lines
    .map(({ variantId, quantity }) => ({ variantId, asked: quantity, available: left.get(variantId) ?? 0 }))
    .filter(({ asked, available }) => available < asked);
  if (short.length === 0) await adjustTaken(tx, { vendorId, seasonId, lines }, 1);
  return short;
}

/** Packs that a shop will have for a season, booked or not, by variant id. */
export async function promisedPacks(executor: Executor, packs: SeasonPacks): Promise<Map<string, number>> {
  const rows = await executor
    .select({ variantId: prebookOffers.variantId, promised: prebookOffers.promised })
    .from(prebookOffers)
    .where(offersFor(packs));
  return new Map(rows.map(({ variantId, promised }) => [variantId, promised]));
}

/** Releases reserved packs to the season's stock. */
export async function releaseSeasonPacks(tx: Transaction, packs: SeasonPacks): Promise<void> {
  await lockOffers(tx, packs);
  await adjustTaken(tx, packs, -1);
}

/** Always in one order, so that two orders of the same packs never wait for each other in a circle. */
function lockOffers(tx: Transaction, packs: SeasonPacks): Promise<(typeof prebookOffers.$inferSelect)[]> {
  return tx.select().from(prebookOffers).where(offersFor(packs)).orderBy(asc(prebookOffers.variantId)).for('update');
}

async function adjustTaken(tx: Transaction, { vendorId, seasonId, lines }: SeasonPacks, sign: 1 | -1): Promise<void> {
  for (const { variantId, quantity } of lines) {
    await tx
      .update(prebookOffers)
      .set({ taken: sql`${prebookOffers.taken} + ${sign * quantity}` })
      .where(
        and(
          eq(prebookOffers.vendorId, vendorId),
          eq(prebookOffers.seasonId, seasonId),
          eq(prebookOffers.variantId, variantId),
        ),
      );
  }
}
