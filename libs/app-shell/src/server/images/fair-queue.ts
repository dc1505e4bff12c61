import { ImageFailure } from './image-failure.ts';

/** How long a line may get. */
export interface FairQueueLimits {
  /** Tasks at once, of all callers. */
  readonly concurrent: number;
  /** Tasks at once of one caller. */
  readonly concurrentPerCaller: number;
  /** Tasks that wait, of one caller. */
  readonly waitingPerCaller: number;
  /** Tasks that wait, of all callers. */
  readonly waiting: number;
}

/** Runs a task when it is the caller's turn. */
export type FairQueue = <Result>(caller: string, task: () => Promise<Result>) => Promise<Result>;

interface Caller {
  readonly tasks: (() => Promise<void>)[];
  running: number;
}

/**
 * A queue that is fair to callers, not tasks: a caller with a hundred pictures waits for a hundred, and a later
 * caller with one picture waits for one of each earlier caller. @returns a function that throws ImageFailure 'busy'
 * when the queue is full
 */
export function fairQueue({ concurrent, concurrentPerCaller, waitingPerCaller, waiting }: FairQueueLimits): FairQueue {
  /** In the order of their turns: who was served goes to the end. */
  const callers = new Map<string, Caller>();
  let running = 0;
  let queued = 0;

  function serve(): void {
    for (const [name, caller] of callers) {
      if (running >= concurrent) return;
      if (caller.running >= concurrentPerCaller) continue;
      const task = caller.tasks.shift();
      if (task === undefined) continue;
      callers.delete(name);
      callers.set(name, caller);
      queued -= 1;
      running += 1;
      caller.running += 1;
      void task().then(() => {
        running -= 1;
        caller.running -= 1;
        if (caller.running === 0 && caller.tasks.length === 0) callers.delete(name);
        serve();
      });
      // The order has changed: restart with the caller who is first now.
      return serve();
    }
  }

  return (name, task) => {
    const caller = callers.get(name) ?? { tasks: [], running: 0 };
    if (queued >= waiting || caller.tasks.length >= waitingPerCaller) return Promise.reject(new ImageFailure('busy'));
    callers.set(name, caller);
    return new Promise((resolve, reject) => {
      caller.tasks.push(() => task().then(resolve, reject));
      queued += 1;
      serve();
    });
  };
}
