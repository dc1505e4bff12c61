import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';

import { isOnSale } from '../shop-goods/on-sale.ts';
import { offers } from './tables.ts';

/** A number of packs of a variant. */
export interface StockLine {
  variantId: string;
  /** A whole number ≥ 1. */
  quantity: number;
}

/** A line that a shop cannot fill, with what it has; 0 also when it does not sell it. */
export interface StockShortage {
  variantId: string;
  asked: number;
  available: number;
}

/** @throws ServiceError `order_error.not_enough_stock`, naming every line of which there is too little */
export function refuseShortage(short: readonly StockShortage[]): void {
  const [first] = short;
  if (first === undefined) return;
  throw new ServiceError('order_error.not_enough_stock', {
    variant_id: first.variantId,
    available: first.available,
    lines: short.map(({ variantId, asked, available }) => ({ variant_id: variantId, asked, available })),
  });
}

function totals(lines: readonly StockLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new RangeError(`a quantity of ${quantity} cannot be reserved`);
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  }
  return wanted;
}

/**
 * Locks the offers of these variants, always in the same order, so that two orders of the same packs never wait for
 * each other in a circle.
 */
async function lockOffers(tx: Transaction, vendorId: string, variantIds: string[]): Promise<Map<string, number>> {
  const locked = await tx
    // What is not on sale is as good as gone from the shelf.
    .select({ variantId: offers.variantId, stock: sql<number>`case when ${isOnSale} then ${offers.stock} else 0 end` })
    .from(offers)
    .where(and(eq(offers.vendorId, vendorId), inArray(offers.variantId, variantIds)))
    .orderBy(asc(offers.variantId))
    .for('update');
  return new Map(locked.map(({ variantId, stock }) => [variantId, stock]));
}

async function changeStock(tx: Transaction, vendorId: string, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...changes].map(([variantId, change]) => sql`(${variantId}::text, ${change}::int)`);
  await tx.execute(sql`update ${offers} set stock = stock + change.amount
    from (values ${sql.join(rows, sql`, `)}) as change(variant_id, amount)
    where ${offers.vendorId} = ${vendorId} and ${offers.variantId} = change.variant_id`);
}

/** What a shelf has too little of, sorted by variant. @param stocks packs by variant; none of those that are missing */
export function shortagesOf(stocks: ReadonlyMap<string, number>, lines: readonly StockLine[]): StockShortage[] {
  return [...totals(lines)]
    .map(([variantId, asked]) => ({ variantId, asked, available: stocks.get(variantId) ?? 0 }))
    .filter(({ asked, available }) => available < asked)
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1));
}

/**
 * Takes packs off a shop's shelf, all or none, in the order's transaction. The rows stay locked until it ends, so of
 * two buyers of the last pack one gets it and the other is refused. Everybody who buys such a pack waits meanwhile:
 * a transaction does this last. That is also how no two of them wait for each other in a circle: who holds a coupon or
 * a credit line may wait for a shelf, who holds a shelf waits for neither.
 * @returns what the shop has too little of, sorted by variant; empty when all was reserved
 */
export async function reserveStock(
  tx: Transaction,
  vendorId: string,
  lines: readonly StockLine[],
): Promise<StockShortage[]> {
  const wanted = totals(lines);
  if (wanted.size === 0) return [];
  const short = shortagesOf(await lockOffers(tx, vendorId, [...wanted.keys()]), lines);
  if (short.length === 0)
    await changeStock(tx, vendorId, new Map([...wanted].map(([variantId, quantity]) => [variantId, -quantity])));
  return short;
}

/** Puts packs of an order that ended unfulfilled back on the shelf; what the shop no longer lists is passed over. */
export async function releaseStock(tx: Transaction, vendorId: string, lines: readonly StockLine[]): Promise<void> {
  const given = totals(lines);
  if (given.size === 0) return;
  await lockOffers(tx, vendorId, [...given.keys()]);
  await changeStock(tx, vendorId, given);
}
