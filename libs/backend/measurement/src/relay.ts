import { performance } from 'node:perf_hooks';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MeasuredEvent } from '@haat/api-contract';
import type { Dependencies } from '@haat/backend-platform';
import { dropWhatWaitsTooLong } from './drop-events.ts';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from './limits.ts';
import { sendToSink } from './send-to-sink.ts';
import type { Sink, SinkRequest } from './sinks/sink.ts';
import { measurementDeliveries, measurementSinks } from './tables.ts';

/** Events that are taken up at once, in as many requests as the sink's wire needs. */
const BATCH = 2_000;
/** No request of a turn begins later, milliseconds: with the last one's answer the job's lease has not run out. */
const TURN_MS = 40_000;

/**
 * Relays what waits for a sink, the oldest first, until nothing waits or the sink does not take it. What it has taken
 * is noted request by request, so that a failure in between sends nothing twice.
 */
export async function relay(dependencies: Dependencies, sink: Sink): Promise<void> {
  const { database, now } = dependencies;
  await database.insert(measurementSinks).values({ name: sink.name, dueAt: now() }).onConflictDoNothing();
  const [state] = await database.select().from(measurementSinks).where(eq(measurementSinks.name, sink.name));
  if (state === undefined || state.dueAt > now()) return;
  await dropWhatWaitsTooLong(dependencies, sink.name);
  const turn: Turn = { sink, endsAt: performance.now() + TURN_MS };
  for (;;) {
    const waiting = await database
      .select({ event: measurementDeliveries.event })
      .from(measurementDeliveries)
      .where(and(eq(measurementDeliveries.sink, sink.name), isNull(measurementDeliveries.settledAt)))
      .orderBy(asc(measurementDeliveries.at), asc(measurementDeliveries.id))
      .limit(BATCH);
    if (waiting.length === 0) return;
    for (const request of sink.requestsFor(waiting.map(({ event }) => event))) {
      const how = await relayRequest(dependencies, turn, request);
      if (how === 'not-taken') await noteFailure(dependencies, sink, state.failures);
      if (how !== 'settled') return;
    }
    if (state.failures > 0)
      await database.update(measurementSinks).set({ failures: 0 }).where(eq(measurementSinks.name, sink.name));
  }
}

/** What one turn of the job is about. */
interface Turn {
  readonly sink: Sink;
  /** By this process's own clock, milliseconds. */
  readonly endsAt: number;
}

async function relayRequest(
  dependencies: Dependencies,
  turn: Turn,
  request: SinkRequest,
): Promise<'settled' | 'not-taken' | 'turn-over'> {
  const { sink, endsAt } = turn;
  if (performance.now() > endsAt) return 'turn-over';
  const outcome = await sendToSink(sink, request);
  if (outcome === 'not-taken') return 'not-taken';
  if (outcome !== 'refused-whole' || request.events.length === 1) {
    await settle(dependencies, sink, request.events, outcome === 'refused-whole' ? 1 : outcome.refused);
    return 'settled';
  }
  // One event that the sink does not take must not keep the others back: each is sent for itself.
  for (const single of request.events.flatMap((event) => sink.requestsFor([event]))) {
    const how = await relayRequest(dependencies, turn, single);
    if (how !== 'settled') return how;
  }
  return 'settled';
}

async function settle(
  { database, now, log }: Dependencies,
  { name }: Sink,
  events: readonly MeasuredEvent[],
  refused: number,
): Promise<void> {
  await database
    .update(measurementDeliveries)
    .set({ settledAt: now() })
    .where(
      and(
        eq(measurementDeliveries.sink, name),
        inArray(
          measurementDeliveries.id,
          events.map(({ id }) => id),
        ),
      ),
    );
  if (refused === 0) return;
  log.warn({ sink: name, refused }, 'a sink refused events');
  await database
    .update(measurementSinks)
    .set({ refused: sql`${measurementSinks.refused} + ${refused}` })
    .where(eq(measurementSinks.name, name));
}

async function noteFailure({ database, now, log }: Dependencies, { name }: Sink, failures: number): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 20), LONGEST_PAUSE_MS);
  log.warn({ sink: name, failures: failures + 1 }, 'a sink takes no events now');
  await database
    .update(measurementSinks)
    .set({ failures: failures + 1, dueAt: new Date(now().getTime() + pause) })
    .where(eq(measurementSinks.name, name));
}
