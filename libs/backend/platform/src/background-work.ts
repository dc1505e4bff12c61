import type { Area, Dependencies, EventHandlers, Job, Module } from './area.ts';
import { describeError } from './describe-error.ts';
import { startEventPump } from './events/event-pump.ts';
import { onEventsWritten } from './events/event-signal.ts';
import { listenForEvents } from './events/listen-for-events.ts';
import { jobRunner } from './jobs/run-jobs.ts';

const POLL_INTERVAL_MS = 1_000;

/**
 * Delivers events and runs the areas' jobs as long as the process serves; it has no routes. Events and each job go on
 * independently of each other: a job that waits for an outside company delays no notice and no other job.
 */
export const backgroundWork: Module = {
  name: 'background-work',
  service: 'main',
  register(app, dependencies) {
    const handlers = eventHandlersOf(dependencies.areas);
    const workers = [
      deliverWhenWritten(dependencies, handlers),
      ...dependencies.areas
        .flatMap(({ jobs = [] }) => jobs)
        .filter(({ isNeeded }) => isNeeded?.(dependencies) ?? true)
        .map((job) => jobWorker(dependencies, job)),
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

/** Delivers events, woken by this process and by others on the database. @returns what ends it */
function deliverWhenWritten(dependencies: Dependencies, handlers: EventHandlers): () => Promise<void> {
  const { database, configuration, log } = dependencies;
  const pump = startEventPump(dependencies, handlers);
  const forget = onEventsWritten(database, () => pump.wake());
  // A pooler lends no connection to listen on.
  const url = configuration.databasePooler?.directUrl ?? configuration.databaseUrl;
  const hush = url === null ? async () => undefined : listenForEvents(url, log, () => pump.wake());
  return async () => {
    forget();
    await Promise.all([hush(), pump.stop()]);
  };
}

function jobWorker(dependencies: Dependencies, job: Job): () => Promise<void> {
  const runDue = jobRunner([job]);
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
