import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies, EventHandlers } from '../area.ts';
import { describeError } from '../describe-error.ts';
import { deliver, leaseDueEvents } from './deliver-events.ts';
import type { OutboxRow } from './deliver-events.ts';

/** Without a word of new events they are looked for as often. */
const LOOK_EVERY_MS = 1_000;
/**
 * Deliveries under way at a time. Fifty orders a second with a company that takes four seconds to answer are two
 * hundred.
 */
const LANES = 300;
/** Of these, of one type: what waits for one company leaves lanes to the others. */
const LANES_OF_A_TYPE = 240;
const BATCH = 50;
const TOGETHER_MS = 20;

/** Delivers events as long as a process serves. */
export interface EventPump {
  /** New events were written. */
  wake(): void;
  /** Takes no more, and waits for the deliveries under way. */
  stop(): Promise<void>;
}

/**
 * Delivers what is due, many events at a time, each as soon as there is room for it: woken when one is written, and
 * looking each second. Events of one order are delivered one after the other.
 * @param lookEvery pause between two looks when nothing is heard, milliseconds
 */
export function startEventPump(
  dependencies: Dependencies,
  handlers: EventHandlers,
  lookEvery: number = LOOK_EVERY_MS,
): EventPump {
  const running = new Set<Promise<void>>();
  const typesUnderWay = new Map<string, number>();
  const lastOfOrder = new Map<string, Promise<void>>();
  let isStopped = false;
  let isWoken = false;
  let waitsForRoom = false;
  let continueNow: () => void = () => undefined;

  const wake = () => {
    isWoken = true;
    continueNow();
  };

  const begin = (event: OutboxRow) => {
    const key = event.payload['order_id'] ?? event.id;
    typesUnderWay.set(event.type, (typesUnderWay.get(event.type) ?? 0) + 1);
    const delivery: Promise<void> = (lastOfOrder.get(key) ?? Promise.resolve())
      .then(() => deliver(dependencies, handlers, event))
      .catch((error: unknown) =>
        dependencies.log.warn({ event: event.id, error: describeError(error) }, 'a delivery could not be noted'),
      )
      .finally(() => {
        running.delete(delivery);
        typesUnderWay.set(event.type, (typesUnderWay.get(event.type) ?? 1) - 1);
        if (lastOfOrder.get(key) === delivery) lastOfOrder.delete(key);
        // Also heard while what is due is being looked for, when nobody rests yet.
        if (waitsForRoom) wake();
      });
    running.add(delivery);
    lastOfOrder.set(key, delivery);
  };

  const turn = async (): Promise<boolean> => {
    const most = Math.min(BATCH, LANES - running.size);
    waitsForRoom = most <= 0;
    if (waitsForRoom) return false;
    const full = [...typesUnderWay].filter(([, count]) => count >= LANES_OF_A_TYPE).map(([type]) => type);
    waitsForRoom = full.length > 0;
    const taken = await leaseDueEvents(dependencies, most, full).catch((error: unknown) => {
      dependencies.log.warn({ error: describeError(error) }, 'events could not be looked for');
      return [];
    });
    taken.forEach(begin);
    return taken.length === most;
  };

  const rest = (): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, lookEvery);
      timer.unref();
      continueNow = () => {
        clearTimeout(timer);
        done();
      };
    });

  const loop = (async () => {
    while (!isStopped) {
      isWoken = false;
      const mayBeMore = await turn();
      if (mayBeMore || isStopped) continue;
      if (!isWoken) await rest();
      // What is written in quick succession is taken together.
      await pause(TOGETHER_MS);
    }
    await Promise.all(running);
  })();

  return {
    wake,
    async stop() {
      isStopped = true;
      continueNow();
      await loop;
    },
  };
}
