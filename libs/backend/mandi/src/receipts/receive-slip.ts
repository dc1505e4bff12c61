import type { mandiReceiptInputSchema } from '@haat/api-contract/mandi-receipts';
import { MANDI_RECEIPT_DAYS, MOST_MANDI_RECEIPTS } from '@haat/api-contract/vocabulary';
import { attachPhotos, photoOf } from '@haat/backend-media';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { indiaDay, toPaise, toRupees } from '@haat/format';
import { isPlausible, likelyRate } from '@haat/mandi-core';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { indiaDayAfter } from '../ingest/days-after.ts';
import { mandiCommodities, mandiMarkets, mandiPrices, mandiReceipts } from '../tables.ts';
import { kilogramsOf } from '../trade/find-demands.ts';

const DAY_MS = 86_400_000;
/** A reported rate is compared with the prices of so many days: docs/domain/mandi.md#reported-rates. */
const COMPARED_DAYS = 7;

/**
 * Takes a sale slip in, to be checked. One that has come before, by its key, is not taken again: what came first stays.
 * See docs/domain/mandi.md#sale-slips.
 * @returns its id
 * @throws ServiceError `mandi_error.unknown`, `mandi_error.slip_day`, `mandi_error.rate_unlikely` with the rate that it
 *   may have been meant for, `mandi_error.slip_sent`, `mandi_error.too_many_slips`, `upload_error.photo_unknown`
 */
export async function receiveSlip(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'log' | 'newId' | 'now'>,
  userId: string,
  { photo_id: photoId, is_rate_certain: isRateCertain, key, ...slip }: z.output<typeof mandiReceiptInputSchema>,
): Promise<string> {
  const { database, newId, now } = dependencies;
  const id = key === undefined ? newId() : idOf(userId, key);
  const today = indiaDay(now());
  if (await hasCome(database, id)) return id;
  if (slip.day > today || slip.day < indiaDayAfter(today, -MANDI_RECEIPT_DAYS))
    throw new ServiceError('mandi_error.slip_day', { days: MANDI_RECEIPT_DAYS });
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass.
    await lockName(tx, `sale slips of ${userId}`);
    if (await hasCome(tx, id)) return id;
    const pair = await pairOf(tx, slip);
    const ratePaise = toPaise(slip.rate);
    const { least, highest } = await pricesBefore(tx, pair, slip.day);
    const likely = likelyRate(ratePaise, least, highest);
    if (likely !== ratePaise && !isRateCertain)
      throw new ServiceError('mandi_error.rate_unlikely', { rate: toRupees(Math.round(likely)) });
    await mayStillSend(tx, userId, now());
    const jpeg = await photoOf(dependencies, photoId, userId, tx);
    if (jpeg === null) throw new ServiceError('upload_error.photo_unknown');
    const pictureHash = createHash('sha256').update(jpeg).digest('hex');
    await lockName(tx, `sale slip ${pictureHash}`);
    const numbers = { ...pair, day: slip.day, quantityKg: kilogramsOf(slip.quintals), ratePaise };
    await mustBeNew(tx, { ...numbers, userId, pictureHash });
    await attachPhotos(tx, dependencies, userId, [photoId]);
    await tx.insert(mandiReceipts).values({
      ...{ id, userId, ...numbers, photoId, pictureHash, status: 'RECEIVED', reason: null },
      isPlausible: isPlausible(ratePaise, least, highest),
      ...{ createdAt: now(), decidedAt: null, checkerId: null, isSampleCheck: false },
    });
    return id;
  });
}

/** The id of a slip with a key: the same person's of the same key has the same, a UUID of version 8. */
function idOf(userId: string, key: string): string {
  const hash = createHash('sha256').update(`sale slip\n${userId}\n${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

async function hasCome(database: Dependencies['database'] | Transaction, id: string): Promise<boolean> {
  return (await database.$count(mandiReceipts, eq(mandiReceipts.id, id))) > 0;
}

async function pairOf(tx: Transaction, slip: { readonly market: string; readonly commodity: string }) {
  const [market] = await tx
    .select({ id: mandiMarkets.id })
    .from(mandiMarkets)
    .where(eq(mandiMarkets.slug, slip.market));
  const [commodity] = await tx
    .select({ id: mandiCommodities.id })
    .from(mandiCommodities)
    .where(eq(mandiCommodities.slug, slip.commodity));
  if (market === undefined || commodity === undefined) throw new ServiceError('mandi_error.unknown');
  return { marketId: market.id, commodityId: commodity.id };
}

/** Least and highest price, paise a quintal, of the days that end with the slip's; null without one. */
async function pricesBefore(
  tx: Transaction,
  { marketId, commodityId }: { readonly marketId: number; readonly commodityId: number },
  day: string,
): Promise<{ least: number | null; highest: number | null }> {
  const [prices] = await tx
    .select({
      least: sql<number | null>`min(${mandiPrices.minPaise})::int`,
      highest: sql<number | null>`max(${mandiPrices.maxPaise})::int`,
    })
    .from(mandiPrices)
    .where(
      and(
        eq(mandiPrices.marketId, marketId),
        eq(mandiPrices.commodityId, commodityId),
        sql`${mandiPrices.day} <= ${day}::date and ${mandiPrices.day} > ${day}::date - ${COMPARED_DAYS}::int`,
      ),
    );
  return prices ?? { least: null, highest: null };
}

async function mayStillSend(tx: Transaction, userId: string, now: Date): Promise<void> {
  const sent = await tx.$count(
    mandiReceipts,
    and(eq(mandiReceipts.userId, userId), gt(mandiReceipts.createdAt, new Date(now.getTime() - DAY_MS))),
  );
  if (sent >= MOST_MANDI_RECEIPTS) throw new ServiceError('mandi_error.too_many_slips', { most: MOST_MANDI_RECEIPTS });
}

type SlipNumbers = Pick<
  typeof mandiReceipts.$inferSelect,
  'userId' | 'marketId' | 'commodityId' | 'day' | 'quantityKg' | 'ratePaise' | 'pictureHash'
>;

/** The same picture from any person, or the same numbers from this person, is the same slip, unless it was rejected. */
async function mustBeNew(tx: Transaction, slip: SlipNumbers): Promise<void> {
  const [same] = await tx
    .select({ id: mandiReceipts.id })
    .from(mandiReceipts)
    .where(
      and(
        ne(mandiReceipts.status, 'REJECTED'),
        or(
          eq(mandiReceipts.pictureHash, slip.pictureHash),
          and(
            eq(mandiReceipts.userId, slip.userId),
            eq(mandiReceipts.marketId, slip.marketId),
            eq(mandiReceipts.commodityId, slip.commodityId),
            eq(mandiReceipts.day, slip.day),
            eq(mandiReceipts.quantityKg, slip.quantityKg),
            eq(mandiReceipts.ratePaise, slip.ratePaise),
          ),
        ),
      ),
    )
    .limit(1);
  if (same !== undefined) throw new ServiceError('mandi_error.slip_sent');
}
