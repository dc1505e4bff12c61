import type { MeasuredEvent } from '@haat/api-contract';
import type { MeasurementPurpose } from '@haat/api-contract/vocabulary';

/** A request to a sink, and the events in it. */
export interface SinkRequest {
  readonly events: readonly MeasuredEvent[];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What a sink made of a request: how many of its events it refused for good, or that it could not take it now. */
export type SinkOutcome = { readonly refused: number } | 'not-taken' | 'refused-whole';

/** A company that events are relayed to. Each speaks its own documented wire. */
export interface Sink {
  readonly name: 'tag-manager' | 'meta' | 'mixpanel' | 'webengage';
  /** What a person must have agreed to. */
  readonly purpose: MeasurementPurpose;
  /** Requests that hold all of the events, each once. */
  requestsFor(events: readonly MeasuredEvent[]): SinkRequest[];
  /** Reads an answer that is not by its status alone. */
  readAnswer?(status: number, body: unknown): SinkOutcome | null;
}

/** Cuts a list into parts. @param most in each of them */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += most) parts.push(items.slice(from, from + most));
  return parts;
}

/** Events by the browser that they are of. */
export function byVisitor(events: readonly MeasuredEvent[]): MeasuredEvent[][] {
  return [...Map.groupBy(events, ({ visitor }) => visitor).values()];
}
