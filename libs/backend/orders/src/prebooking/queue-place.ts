import { and, count, eq, lt } from 'drizzle-orm';
import { prebookPlaces } from './tables.ts';
import type { Executor } from '@haat/backend-platform';

/** How many prebookings wait at a shop for a season; only those before a ticket when one is given. */
export async function placesWaiting(
  executor: Executor,
  vendorId: string,
  seasonId: string,
  beforeTicket?: number,
): Promise<number> {
  const [waiting] = await executor
    .select({ places: count() })
    .from(prebookPlaces)
    .where(
      and(
        eq(prebookPlaces.vendorId, vendorId),
        eq(prebookPlaces.seasonId, seasonId),
        eq(prebookPlaces.state, 'waiting'),
        beforeTicket === undefined ? undefined : lt(prebookPlaces.ticket, beforeTicket),
      ),
    );
  return waiting?.places ?? 0;
}

/**
 * An order's place in its shop's queue, from 1; null when it does not wait in one. Who gives a place back moves the
 * others up.
 */
export async function queuePlaceOf(executor: Executor, orderId: string): Promise<number | null> {
  const [own] = await executor
    .select()
    .from(prebookPlaces)
    .where(and(eq(prebookPlaces.orderId, orderId), eq(prebookPlaces.state, 'waiting')));
  return own === undefined ? null : (await placesWaiting(executor, own.vendorId, own.seasonId, own.ticket)) + 1;
}
