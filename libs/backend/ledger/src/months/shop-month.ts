import type { ShopEntryKind } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { and, asc, count, eq, gte, lt, min, sum } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { shopBalance } from '../shop-account.ts';
import type { ShopBalance } from '../shop-account.ts';
import { shopEntries } from '../tables.ts';

/** An entry of a shop's ledger, whole paise. */
export type ShopEntryRow = typeof shopEntries.$inferSelect;

/** A month of a shop's ledger, whole paise. */
export interface ShopMonth {
  /** 'YYYY-MM' of the first entry; null without one. */
  readonly firstMonth: string | null;
  /** What was owed when the month began, and when it ended. */
  readonly openingPaise: number;
  readonly closingPaise: number;
  readonly sums: readonly { kind: ShopEntryKind; amountPaise: number; count: number }[];
  readonly count: number;
  /** The oldest first. */
  readonly entries: readonly ShopEntryRow[];
  /** Where the shop stands now, whatever the month. */
  readonly balance: ShopBalance;
}

/**
 * A month of a shop's ledger, by the calendar of India. See docs/domain/shop.md#ledger-by-month.
 * @param month 'YYYY-MM' @param limit most entries; the sums count all of them
 */
export async function shopMonth(
  executor: Executor,
  vendorId: string,
  { month, limit }: { month: string; limit: number },
): Promise<ShopMonth> {
  const { from, to } = boundsOf(month);
  const ofShop = eq(shopEntries.vendorId, vendorId);
  const inMonth = and(ofShop, gte(shopEntries.at, from), lt(shopEntries.at, to));
  const [before] = await executor
    .select({ paise: sum(shopEntries.amountPaise) })
    .from(shopEntries)
    .where(and(ofShop, lt(shopEntries.at, from)));
  const [first] = await executor
    .select({ at: min(shopEntries.at) })
    .from(shopEntries)
    .where(ofShop);
  const sums = await executor
    .select({ kind: shopEntries.kind, paise: sum(shopEntries.amountPaise), count: count() })
    .from(shopEntries)
    .where(inMonth)
    .groupBy(shopEntries.kind)
    .orderBy(asc(min(shopEntries.id)));
  const openingPaise = Number(before?.paise ?? 0);
  return {
    firstMonth: first?.at == null ? null : indiaDay(first.at).slice(0, 7),
    openingPaise,
    closingPaise: sums.reduce((all, { paise }) => all + Number(paise ?? 0), openingPaise),
    sums: sums.map(({ kind, paise, count: entries }) => ({ kind, amountPaise: Number(paise ?? 0), count: entries })),
    count: sums.reduce((all, { count: entries }) => all + entries, 0),
    entries: await executor
      .select()
      .from(shopEntries)
      .where(inMonth)
      .orderBy(asc(shopEntries.at), asc(shopEntries.id))
      .limit(limit),
    balance: await shopBalance(executor, vendorId),
  };
}

/** When a month begins and ends in India. */
function boundsOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const begins = (of: number) => {
    const first = new Date(Date.UTC(year, of - 1, 1)).toISOString().slice(0, 10);
    return new Date(`${first}T00:00:00+05:30`);
  };
  return { from: begins(number), to: begins(number + 1) };
}
