import { CANCEL_FREE_DAYS } from '@haat/order-core';
import { min } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { offersFor, type SeasonPacks } from './season-stock.ts';
import { prebookOffers } from './tables.ts';

/** Days before the booking date until which cancelling costs nothing: the fewest that one of the packs has. */
export async function cancelFreeDays(executor: Executor, packs: SeasonPacks): Promise<number> {
  const [terms] = await executor
    .select({ freeDays: min(prebookOffers.cancelFreeDays) })
    .from(prebookOffers)
    .where(offersFor(packs));
  return terms?.freeDays ?? CANCEL_FREE_DAYS;
}
