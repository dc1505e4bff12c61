import type { Dependencies } from './dependencies.ts';
import { describeError } from './describe-error.ts';
import type { Module } from './http/module.ts';
import { ORDER_EVENT_HANDLERS } from '@haat/backend-orders';
import { REFUND_EVENT_HANDLERS } from '@haat/backend-payments';

import { deliverEvents, isFullBatch } from './events/deliver-events.ts';
import type { EventHandlers } from './events/deliver-events.ts';
import { sweeper } from './jobs/run-sweeps.ts';
import { sweepsOf } from '../../../../apps/backend/src/sweep-list.ts';

const POLL_INTERVAL_MS = 1_000;

/**
 * Delivers events, and does what time has made due, as long as the process serves; it has no routes. Each in its own
 * time: a sweep that
 * waits for somebody outside keeps no farmer waiting for news.
 */
export const outboxModule: Module = {
  name: 'outbox',
  service: 'main',
  register(app, dependencies) {
    const handlers: EventHandlers = { ...ORDER_EVENT_HANDLERS, ...REFUND_EVENT_HANDLERS };
    const sweep = sweeper(sweepsOf(dependencies.configuration));
    const workers = [
      repeat(dependencies, 'events could not be looked for', async () =>
        isFullBatch(await deliverEvents(dependencies, handlers)) ? 0 : POLL_INTERVAL_MS,
      ),
      repeat(dependencies, 'what is due could not be looked for', async () => {
        await sweep(dependencies);
        return POLL_INTERVAL_MS;
      }),
    ];
    // The database is let go after this: what is being done is finished first.
    app.addHook('onClose', async () => {
      await Promise.all(workers.map((stop) => stop()));
    });
  },
};

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
