import type { ShopEntry } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { count, desc, eq } from 'drizzle-orm';
import { pageOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { shopBalance } from './shop-account.ts';
import { shopEntries } from './tables.ts';

/** A page of a shop's ledger. */
export interface LedgerPage {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Address of the route, for the links to other pages. */
  path: string;
}

/** A page of a shop's ledger, newest entries first, and where the shop stands. */
export async function shopLedger(executor: Executor, vendorId: string, { page, pageSize, path }: LedgerPage) {
  const ofShop = eq(shopEntries.vendorId, vendorId);
  const [total] = await executor.select({ count: count() }).from(shopEntries).where(ofShop);
  const rows = await executor
    .select()
    .from(shopEntries)
    .where(ofShop)
    .orderBy(desc(shopEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const { owedPaise, heldPaise, payablePaise } = await shopBalance(executor, vendorId);
  return {
    ...pageOf(rows.map(toEntry), { count: total?.count ?? 0, page, pageSize, path, query: { page } }),
    balance: {
      vendor_id: vendorId,
      owed: toRupees(owedPaise),
      held: toRupees(heldPaise),
      payable: toRupees(Math.max(0, payablePaise)),
    },
  };
}

function toEntry({ id, kind, amountPaise, orderId, at }: typeof shopEntries.$inferSelect): ShopEntry {
  return { id, kind, amount: toRupees(amountPaise), order_id: orderId, at: at.toISOString() };
}
