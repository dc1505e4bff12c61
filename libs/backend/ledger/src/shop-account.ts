import type { ShopEntryKind } from '@haat/api-contract/vocabulary';
import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { shopAccounts, shopEntries } from './tables.ts';

/** Terms of a shop that has agreed no others. See docs/domain/ledger.md#terms. */
const DEFAULT_TERMS = { feeBasisPoints: 200, dailyRefundLimitPaise: 1_000_000 };

/** A shop's terms. */
export type ShopAccount = typeof shopAccounts.$inferSelect;

/** On which terms a shop sells. */
export async function shopTerms(executor: Executor, vendorId: string): Promise<ShopAccount> {
  const [account] = await executor.select().from(shopAccounts).where(eq(shopAccounts.vendorId, vendorId));
  return account ?? { vendorId, ...DEFAULT_TERMS };
}

/**
 * A shop's terms, locked until the transaction ends: what is paid to a shop, or out for it, is decided one after the
 * other. Entries of orders are booked without it, so that a shop's orders never wait for each other.
 */
export async function lockShopAccount(tx: Transaction, vendorId: string): Promise<ShopAccount> {
  await tx
    .insert(shopAccounts)
    .values({ vendorId, ...DEFAULT_TERMS })
    .onConflictDoNothing();
  const [account] = await tx.select().from(shopAccounts).where(eq(shopAccounts.vendorId, vendorId)).for('update');
  if (account === undefined) throw new Error('a shop without an account');
  return account;
}

/** An entry to be booked. */
export interface ShopBooking {
  vendorId: string;
  orderId: string | null;
  kind: ShopEntryKind;
  amountPaise: number;
  reference: string;
}

/** Adds an entry to the ledger of a shop; the same reference again changes nothing. */
export async function bookShopEntry(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  booking: ShopBooking,
): Promise<void> {
  await tx
    .insert(shopEntries)
    .values({ ...booking, at: now() })
    .onConflictDoNothing();
}

/** The entries of an order of some kinds. */
export async function entriesOf(
  executor: Executor,
  orderId: string,
  kinds: readonly ShopEntryKind[],
): Promise<(typeof shopEntries.$inferSelect)[]> {
  return executor
    .select()
    .from(shopEntries)
    .where(and(eq(shopEntries.orderId, orderId), inArray(shopEntries.kind, [...kinds])));
}

/** Names the entry that closes an order in its shop's ledger. */
export function feeReference(orderId: string): string {
  return `fee:${orderId}`;
}

/** Where a shop stands; whole paise. */
export interface ShopBalance {
  /** The sum of its entries: above zero the market owes it to the shop. */
  owedPaise: number;
  /** Of what is owed, money of orders that are not over yet. */
  heldPaise: number;
  /** What the market could pay now; below zero the shop owes. */
  payablePaise: number;
}

/** Where a shop stands. See docs/domain/ledger.md#what-is-owed. */
export async function shopBalance(executor: Executor, vendorId: string): Promise<ShopBalance> {
  const isOpen = sql`${shopEntries.orderId} is not null and not exists (
    select 1 from ${shopEntries} closing where closing.reference = 'fee:' || ${shopEntries.orderId}::text)`;
  // One statement: between two, an order could end and its money be counted as free.
  const [sums] = await executor
    .select({
      owed: sum(shopEntries.amountPaise),
      held: sql<string | null>`sum(${shopEntries.amountPaise}) filter (where ${isOpen})`,
    })
    .from(shopEntries)
    .where(eq(shopEntries.vendorId, vendorId));
  const owedPaise = Number(sums?.owed ?? 0);
  // What the market gave back of an order that is not over is the shop's debt at once.
  const heldPaise = Math.max(0, Number(sums?.held ?? 0));
  return { owedPaise, heldPaise, payablePaise: owedPaise - heldPaise };
}
