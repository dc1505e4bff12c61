import { and, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';
import { KNOWN_MS, MOST_WAITING, WAITING_MS } from './limits.ts';
import { measurementDeliveries, measurementSinks } from './tables.ts';

/** Drops, and counts, what has waited for a sink too long, and of too many the oldest. */
export async function dropWhatWaitsTooLong({ database, now, log }: Dependencies, sink: string): Promise<void> {
  const isWaiting = and(eq(measurementDeliveries.sink, sink), isNull(measurementDeliveries.settledAt));
  const [tooMany] = await database
    .select({ at: measurementDeliveries.at, id: measurementDeliveries.id })
    .from(measurementDeliveries)
    .where(isWaiting)
    .orderBy(desc(measurementDeliveries.at), desc(measurementDeliveries.id))
    .offset(MOST_WAITING)
    .limit(1);
  const { at, id } = measurementDeliveries;
  const isTooOld = lt(at, new Date(now().getTime() - WAITING_MS));
  // Many are of one moment: the first that is too many goes, and what is older by time and id.
  const isTooMany = tooMany && or(lt(at, tooMany.at), and(eq(at, tooMany.at), lte(id, tooMany.id)));
  const dropped = await database
    .delete(measurementDeliveries)
    .where(and(isWaiting, or(isTooOld, isTooMany)))
    .returning({ id: measurementDeliveries.id });
  if (dropped.length === 0) return;
  log.warn({ sink, dropped: dropped.length }, 'events for a sink were dropped');
  await database
    .update(measurementSinks)
    .set({ dropped: sql`${measurementSinks.dropped} + ${dropped.length}` })
    .where(eq(measurementSinks.name, sink));
}

/** Removes what was relayed more than a day ago. */
export async function removeRelayed({ database, now }: Dependencies): Promise<void> {
  await database
    .delete(measurementDeliveries)
    .where(lt(measurementDeliveries.settledAt, new Date(now().getTime() - KNOWN_MS)));
}
