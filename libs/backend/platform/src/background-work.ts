import type { Area, Dependencies, EventHandlers, Job, Module } from './area.ts';
import { describeError } from './describe-error.ts';
import { deliverEvents, isFullBatch } from './events/deliver-events.ts';
import { jobRunner } from './jobs/run-jobs.ts';

const POLL_INTERVAL_MS = 1_000;

/**
 * Delivers events and runs the areas' jobs as long as the process serves; it has no routes. Events and each area's jobs
 * go on independently of each other: a job that waits for an outside company delays no notice and no other area.
 */
export const backgroundWork: Module = {
  name: 'background-work',
  service: 'main',
  register(app, dependencies) {
    const handlers = eventHandlersOf(dependencies.areas);
    const workers = [
      repeat(dependencies, 'events could not be looked for', async () =>
        isFullBatch(await deliverEvents(dependencies, handlers)) ? 0 : POLL_INTERVAL_MS,
      ),
      ...dependencies.areas.flatMap(({ jobs = [] }) => {
        const needed = jobs.filter(({ isNeeded }) => isNeeded?.(dependencies) ?? true);
        return needed.length === 0 ? [] : [jobWorker(dependencies, needed)];
      }),
    ];
    // Before the server closes: a sandbox's job calls this process, and the database is closed afterwards.
    app.addHook('preClose', async () => {
      await Promise.all(workers.map((stop) => stop()));
    });
  },
};

/** The event handlers of all areas. @throws Error when two areas handle one type */
export function eventHandlersOf(areas: readonly Area[]): EventHandlers {
  const all: Record<string, EventHandlers[string]> = {};
  for (const { name, eventHandlers = {} } of areas) {
    for (const [type, handle] of Object.entries(eventHandlers)) {
      if (type in all) throw new Error(`the area ${name} handles ${type}, which another area handles already`);
      all[type] = handle;
    }
  }
  return all;
}

function jobWorker(dependencies: Dependencies, jobs: readonly Job[]): () => Promise<void> {
  const runDue = jobRunner(jobs);
  return repeat(dependencies, 'what is due could not be looked for', async () => {
    await runDue(dependencies);
    return POLL_INTERVAL_MS;
  });
}

/**
 * Does something again and again.
 * @param failure what the log says when it could not be done
 * @param turn answers with the pause before the next, milliseconds
 * @returns what ends it, when the turn that runs is over
 */
function repeat({ log }: Dependencies, failure: string, turn: () => Promise<number>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const schedule = (pause: number) => {
    timer = setTimeout(() => {
      running = turn()
        .catch((error: unknown) => {
          log.warn({ error: describeError(error) }, failure);
          return POLL_INTERVAL_MS;
        })
        .then((next) => {
          if (!isStopped) schedule(next);
        });
    }, pause);
    timer.unref();
  };
  schedule(POLL_INTERVAL_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
