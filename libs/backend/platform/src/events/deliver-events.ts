import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { preparedRows } from '../database/prepared-query.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Dependencies, EventHandlers } from '../area.ts';
import { describeError } from '../describe-error.ts';
import { together } from '../jobs/together.ts';
import { outbox } from './tables.ts';

/** Events taken at once. */
const BATCH = 50;
/** As long a process has for a batch; if it dies meanwhile, another delivers the batch again after this. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After so many attempts (about nine hours) an event is given up, and the log says so. */
const MOST_ATTEMPTS = 20;

const markDelivered = preparedRows(sql`update ${outbox} set delivered_at = ${sql.placeholder('at')}
  where id = any(${sql.placeholder('ids')}::uuid[])`);
const notes = new WeakMap<Database, (id: string) => Promise<void>>();

/** An event as the database has it. */
export type OutboxRow = typeof outbox.$inferSelect;

/**
 * Delivers a batch of what is due side by side, each event at least once, whatever number of processes do it at the
 * same time.
 * @returns how many were taken
 */
export async function deliverEvents(dependencies: Dependencies, handlers: EventHandlers): Promise<number> {
  const taken = await leaseDueEvents(dependencies, BATCH);
  await Promise.all(taken.map((event) => deliver(dependencies, handlers, event)));
  return taken.length;
}

/**
 * Takes due events for this process alone: others pass over locked rows, and afterwards the rows are not due.
 * @param without types of which no more are taken now
 */
export async function leaseDueEvents(
  { database, now }: Dependencies,
  most: number,
  without: readonly string[] = [],
): Promise<OutboxRow[]> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(
        and(
          isNull(outbox.deliveredAt),
          isNull(outbox.failedAt),
          lte(outbox.dueAt, now()),
          without.length === 0 ? undefined : notInArray(outbox.type, [...without]),
        ),
      )
      .orderBy(asc(outbox.dueAt))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx
      .update(outbox)
      .set({ dueAt: new Date(now().getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      );
    return due;
  });
}

/** Hands one event over, and notes that it was, or when it is tried again. */
export async function deliver(dependencies: Dependencies, handlers: EventHandlers, event: OutboxRow): Promise<void> {
  const { database, now, log } = dependencies;
  const { id, type, payload, attempts } = event;
  const handle = handlers[type];
  if (handle === undefined) return leaveToOthers(dependencies, event);
  try {
    await handle(dependencies, { id, type, payload });
    await noteDelivered({ database, now }, id);
  } catch (error) {
    const isLast = attempts + 1 >= MOST_ATTEMPTS;
    log[isLast ? 'error' : 'warn'](
      { event: id, type, attempt: attempts + 1, error: describeError(error) },
      isLast ? 'an event was given up' : 'an event could not be delivered',
    );
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
    await database
      .update(outbox)
      .set(isLast ? { failedAt: now() } : { dueAt: new Date(now().getTime() + pause) })
      .where(eq(outbox.id, id));
  }
}

/** Notes of several events at once that they were delivered: it may come late, since a receiver knows what it had. */
function noteDelivered({ database, now }: Pick<Dependencies, 'database' | 'now'>, id: string): Promise<void> {
  const known =
    notes.get(database) ??
    together(
      async (ids: readonly string[]) => {
        await markDelivered(database, { ids, at: now().toISOString() });
        return ids.map(() => undefined);
      },
      { most: BATCH },
    );
  notes.set(database, known);
  return known(id);
}

/**
 * Puts back what this process does not know: while a new version comes, a process of the old one meets events of the
 * new. It is not
 * counted as an attempt, so it is never given up; it is looked at again after as long as it has waited.
 */
async function leaveToOthers(
  { database, now, log }: Dependencies,
  { id, type, attempts, createdAt }: OutboxRow,
): Promise<void> {
  log.warn({ event: id, type }, 'an event is of a type that this process does not know');
  const pause = Math.min(Math.max(now().getTime() - createdAt.getTime(), FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  await database
    .update(outbox)
    .set({ dueAt: new Date(now().getTime() + pause), attempts })
    .where(eq(outbox.id, id));
}
