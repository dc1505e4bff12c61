import { PAGE_SIZE } from '@haat/api-contract';
import type { MandiReceipt, checkedReceiptSchema } from '@haat/api-contract/mandi-receipts';
import type { Language } from '@haat/api-contract/vocabulary';
import { regionNames } from '@haat/backend-market';
import type { RegionNames } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { commodityView, marketView } from '../prices/views.ts';
import { mandiCommodities, mandiMarkets, mandiReceipts } from '../tables.ts';

const KG_OF_QUINTAL = 100;
/** Slips of one person in an answer. */
const MOST_OWN = 50;

const slipColumns = { receipt: mandiReceipts, market: mandiMarkets, commodity: mandiCommodities };

interface SlipRow {
  readonly receipt: typeof mandiReceipts.$inferSelect;
  readonly market: typeof mandiMarkets.$inferSelect;
  readonly commodity: typeof mandiCommodities.$inferSelect;
}

/** A person's sale slips, the newest first; of one id alone where it is given. */
export async function slipsOf(
  executor: Executor,
  userId: string,
  { language, id }: { readonly language: Language; readonly id?: string },
): Promise<MandiReceipt[]> {
  const names = await regionNames(executor, language);
  const rows = await executor
    .select(slipColumns)
    .from(mandiReceipts)
    .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiReceipts.marketId))
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiReceipts.commodityId))
    .where(and(eq(mandiReceipts.userId, userId), id === undefined ? undefined : eq(mandiReceipts.id, id)))
    .orderBy(desc(mandiReceipts.createdAt), desc(mandiReceipts.id))
    .limit(MOST_OWN);
  return rows.map((row) => ({
    ...slipView(row, names, language),
    reason: row.receipt.reason,
    is_sample_check: row.receipt.isSampleCheck,
  }));
}

/** A page of the slips that wait for a checker, the longest waiting first; a checker's own are left to others. */
export async function waitingSlips(
  executor: Executor,
  checkerId: string,
  { language, page }: { readonly language: Language; readonly page: number },
): Promise<{ count: number; slips: z.infer<typeof checkedReceiptSchema>[] }> {
  const names = await regionNames(executor, language);
  const waits = and(eq(mandiReceipts.status, 'RECEIVED'), ne(mandiReceipts.userId, checkerId));
  const count = await executor.$count(mandiReceipts, waits);
  const rows = await executor
    .select({ ...slipColumns, sameNumbers: sameNumbersSql })
    .from(mandiReceipts)
    .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiReceipts.marketId))
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiReceipts.commodityId))
    .where(waits)
    .orderBy(asc(mandiReceipts.createdAt), asc(mandiReceipts.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    count,
    slips: rows.map((row) => ({
      ...slipView(row, names, language),
      is_plausible: row.receipt.isPlausible,
      same_numbers: row.sameNumbers,
    })),
  };
}

/**
 * Slips of the same market, goods, day, quantity and rate that are not rejected: of other persons, since a person
 * cannot send one twice.
 */
export const sameNumbersSql = sql<number>`(select count(*)::int from mandi_receipts other
  where other.market_id = ${mandiReceipts.marketId} and other.commodity_id = ${mandiReceipts.commodityId}
    and other.day = ${mandiReceipts.day} and other.quantity_kg = ${mandiReceipts.quantityKg}
    and other.rate_paise = ${mandiReceipts.ratePaise} and other.id <> ${mandiReceipts.id}
    and other.status <> 'REJECTED')`;

function slipView({ receipt, market, commodity }: SlipRow, names: RegionNames, language: Language) {
  return {
    id: receipt.id,
    status: receipt.status,
    commodity: commodityView(commodity, language),
    market: marketView(market, names, language),
    day: receipt.day,
    quintals: receipt.quantityKg / KG_OF_QUINTAL,
    rate: toRupees(receipt.ratePaise),
    sent_at: receipt.createdAt.toISOString(),
  };
}
