import { MOST_MEASURED_AT_ONCE } from '@haat/api-contract/vocabulary';
import type { MeasuredEvent } from '@haat/api-contract';

/** Events that a process keeps at most while the service does not take them; of more the oldest go. */
const MOST_KEPT = 2_000;
/** Pause before events are passed on, so that many go at once, milliseconds; after a failure it grows. */
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Events of one process on their way to the service. */
export interface EventBuffer {
  add(event: MeasuredEvent): void;
  /** Passes on what is there now, and waits for it. */
  flush(): Promise<void>;
}

/**
 * Gathers events and passes them on in batches, each event until it is taken: the service knows it by its id.
 * @param tell throws when the service did not take a batch
 */
export function createEventBuffer(tell: (events: readonly MeasuredEvent[]) => Promise<void>): EventBuffer {
  let waiting: MeasuredEvent[] = [];
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function schedule(): void {
    if (timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(() => void flush(), Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
    timer.unref();
  }

  async function passOn(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_MEASURED_AT_ONCE);
      try {
        await tell(batch);
        failures = 0;
      } catch {
        failures = Math.min(failures + 1, 10);
        return;
      }
      const told = new Set(batch);
      waiting = waiting.filter((event) => !told.has(event));
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= passOn().finally(() => {
      running = undefined;
      schedule();
    });
    return running;
  }

  return {
    add(event) {
      waiting.push(event);
      if (waiting.length > MOST_KEPT) waiting = waiting.slice(-MOST_KEPT);
      schedule();
    },
    flush,
  };
}
