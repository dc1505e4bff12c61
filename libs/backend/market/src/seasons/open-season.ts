import type { SeasonKind } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { bookableDays } from '@haat/order-core';
import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { prebookOffers, prebookSeasons } from './tables.ts';

/** A season that a shop takes prebookings for. */
export interface OpenSeason {
  id: string;
  kind: SeasonKind;
  /** Days that can still be booked, 'YYYY-MM-DD', the nearest first; at least one. */
  bookingDates: readonly string[];
}

/**
 * The next season for which a shop has prebook offers and a day can still be booked, or null. A shop books one season
 * at a time.
 */
export async function openSeason(executor: Executor, vendorId: string, now: Date): Promise<OpenSeason | null> {
  const today = indiaDay(now);
  const promised = executor
    .select({ one: sql`1` })
    .from(prebookOffers)
    .where(and(eq(prebookOffers.vendorId, vendorId), eq(prebookOffers.seasonId, prebookSeasons.id)));
  const [season] = await executor
    .select()
    .from(prebookSeasons)
    .where(and(gt(prebookSeasons.lastDate, today), exists(promised)))
    .orderBy(asc(prebookSeasons.lastDate))
    .limit(1);
  return season === undefined
    ? null
    : { id: season.id, kind: season.kind, bookingDates: bookableDays(season.bookingDates, today) };
}
