import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { changeOffer } from '@haat/backend-market';
import type { OfferChange, OfferRow } from '@haat/backend-market';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { goodsChanges } from '../tables.ts';

const DAY_MS = 86_400_000;

/** What a farmer pays, whole paise. */
export function paysPaise({ pricePaise, discountPaise }: Pick<OfferRow, 'pricePaise' | 'discountPaise'>): number {
  return pricePaise - discountPaise;
}

/** Who changes an offer. */
export interface Changer {
  readonly userId: string;
  /** The file that does; null without one. */
  readonly importId: string | null;
}

/** Writes a change of an offer that the caller has locked, and who made it. @returns the offer as it is now */
export async function recordChange(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { userId, importId }: Changer,
  before: OfferRow,
  change: OfferChange,
): Promise<OfferRow> {
  const after = await changeOffer(tx, before, change);
  await tx.insert(goodsChanges).values({
    cId: before.cId,
    vendorId: before.vendorId,
    userId,
    importId,
    at: now(),
    priceBefore: before.pricePaise,
    priceAfter: after.pricePaise,
    discountBefore: before.discountPaise,
    discountAfter: after.discountPaise,
    stockBefore: before.stock,
    stockAfter: after.stock,
    onSaleBefore: before.withdrawnAt === null,
    onSaleAfter: after.withdrawnAt === null,
    version: after.version,
  });
  return after;
}

/**
 * What farmers paid for packs a day ago, whole paise, by catalogue id; only of those that were changed since: small
 * steps of one day do not add up to a jump unseen.
 */
export async function yesterdaysPrices(
  executor: Executor,
  cIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (cIds.length === 0) return new Map();
  const rows = await executor
    .select({ cId: goodsChanges.cId, price: goodsChanges.priceBefore, discount: goodsChanges.discountBefore })
    .from(goodsChanges)
    .where(and(inArray(goodsChanges.cId, [...cIds]), gt(goodsChanges.at, new Date(now.getTime() - DAY_MS))))
    .orderBy(desc(goodsChanges.id));
  // The oldest of the day is the last that is written into the map.
  return new Map(rows.map(({ cId, price, discount }) => [cId, price - discount]));
}

/** The changes of a pack, the newest first. */
export function changesOf(executor: Executor, cId: string, limit: number) {
  return executor
    .select()
    .from(goodsChanges)
    .where(eq(goodsChanges.cId, cId))
    .orderBy(desc(goodsChanges.id))
    .limit(limit);
}

/** What a file changed. */
export function changesOfImport(executor: Executor, importId: string) {
  return executor.select().from(goodsChanges).where(eq(goodsChanges.importId, importId)).orderBy(asc(goodsChanges.id));
}
