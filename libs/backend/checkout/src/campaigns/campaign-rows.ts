import { and, count, desc, eq, lt, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import { campaignCarts, campaigns } from './tables.ts';
import type { CampaignRow } from './tables.ts';

/** The campaign of a number, or null. */
export async function campaignOfNumber(executor: Executor, number: number): Promise<CampaignRow | null> {
  const [row] = await executor
    .select()
    .from(campaigns)
    .where(sql`${campaigns.number} = ${number}::bigint`);
  return row ?? null;
}

/**
 * Number of orders, without cancelled ones, placed through each of these campaigns; a campaign without any is not in
 * the map.
 */
export async function ordersOf(executor: Executor, numbers: readonly number[]): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await executor
    .select({ campaign: campaignCarts.campaign, orders: count() })
    .from(campaignCarts)
    .where(and(sql`${campaignCarts.campaign} in ${numbers}`, eq(campaignCarts.isCounted, true)))
    .groupBy(campaignCarts.campaign);
  return new Map(rows.map(({ campaign, orders }) => [campaign, orders]));
}

/** A farmer's latest order that was placed through a campaign and is not cancelled, or null. */
export async function ownOrderOf(executor: Executor, campaign: number, farmerId: string): Promise<string | null> {
  const [row] = await executor
    .select({ orderId: campaignCarts.orderId })
    .from(campaignCarts)
    .where(
      and(
        eq(campaignCarts.campaign, campaign),
        eq(campaignCarts.farmerId, farmerId),
        eq(campaignCarts.isCounted, true),
      ),
    )
    .orderBy(desc(campaignCarts.filledAt))
    .limit(1);
  return row?.orderId ?? null;
}

/** Keeps that a campaign filled a cart; the last one that did counts. */
export async function recordFilledCart(
  tx: Transaction,
  { cartId, campaign, filledAt }: { cartId: string; campaign: number; filledAt: Date },
): Promise<void> {
  await tx
    .insert(campaignCarts)
    .values({ cartId, campaign, filledAt })
    .onConflictDoUpdate({ target: campaignCarts.cartId, set: { campaign, filledAt } });
}

/** Forgets carts that were filled before a moment and never ordered. */
export async function removeUnorderedCarts(executor: Executor, before: Date): Promise<void> {
  await executor.delete(campaignCarts).where(and(isNull(campaignCarts.orderId), lt(campaignCarts.filledAt, before)));
}
