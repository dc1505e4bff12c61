import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { inTransaction } from '../database/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { outbox } from './tables.ts';

/** Events taken at once. */
const BATCH = 10;
/** Lease of a process on a batch; if the process dies, another delivers the batch again afterwards. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After this many attempts (about nine hours) delivery is abandoned, and the log says so. */
const MOST_ATTEMPTS = 20;

/** An event to be delivered. */
export interface DeliveredEvent {
  id: string;
  type: string;
  payload: Readonly<Record<string, string>>;
}

/** What is done with the events of a type. It may be called twice for one event. */
export type EventHandlers = Readonly<
  Record<string, (dependencies: Dependencies, event: DeliveredEvent) => Promise<void>>
>;

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Delivers what is due, each event at least once, whatever number of processes do it at the same time.
 * @returns how many were taken; a full batch means that more may wait
 */
export async function deliverEvents(dependencies: Dependencies, handlers: EventHandlers): Promise<number> {
  const taken = await takeDue(dependencies);
  for (const event of taken) await deliver(dependencies, handlers, event);
  return taken.length;
}

/** Whether `deliverEvents` took as many as it can. */
export function isFullBatch(taken: number): boolean {
  return taken === BATCH;
}

/** Takes due events for this process alone: others pass over locked rows, and afterwards the rows are not due. */
async function takeDue({ database, now }: Dependencies): Promise<OutboxRow[]> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), isNull(outbox.failedAt), lte(outbox.dueAt, now())))
      .orderBy(asc(outbox.dueAt))
      .limit(BATCH)
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

async function deliver(dependencies: Dependencies, handlers: EventHandlers, event: OutboxRow): Promise<void> {
  const { database, now, log } = dependencies;
  const { id, type, payload, attempts } = event;
  const handle = handlers[type];
  if (handle === undefined) return leaveToOthers(dependencies, event);
  try {
    await handle(dependencies, { id, type, payload });
    await database.update(outbox).set({ deliveredAt: now() }).where(eq(outbox.id, id));
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

/**
 * Returns events of unknown type to the queue: during a deployment, an old process meets events of the new version.
 * This is not counted as an attempt, so delivery is never abandoned; it is retried after as long as the event has
 * waited.
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
