import { readEvent } from '@haat/analytics';
import type { MeasuredEvent } from '@haat/api-contract';
import type { Dependencies } from '@haat/backend-platform';
import { WAITING_MS } from './limits.ts';
import { configuredSinks } from './sinks/configured-sinks.ts';
import { measurementDeliveries } from './tables.ts';

/** A shell's clock may be so far ahead, milliseconds. */
const AHEAD_MS = 300_000;

/**
 * Keeps events for each sink whose purpose the person agreed to. What is not of the catalogue is refused, and nothing
 * of it kept; what was told before counts once. See docs/domain/measurement.md#relay.
 */
export async function takeEvents(
  { database, configuration, now }: Dependencies,
  events: readonly MeasuredEvent[],
): Promise<{ taken: number; refused: number }> {
  const sinks = configuredSinks(configuration.measurement);
  const present = now().getTime();
  const right = events.filter(
    (event) =>
      readEvent(event) !== null &&
      Date.parse(event.at) > present - WAITING_MS &&
      Date.parse(event.at) < present + AHEAD_MS,
  );
  const rows = right.flatMap((event) =>
    sinks
      .filter(({ purpose }) => event.purposes.includes(purpose))
      .map(({ name }) => ({ sink: name, id: event.id, event, at: new Date(event.at) })),
  );
  if (rows.length > 0) await database.insert(measurementDeliveries).values(rows).onConflictDoNothing();
  return { taken: right.length, refused: events.length - right.length };
}
