import type { Dependencies } from '../../dependencies.ts';
import { describeError } from '../../describe-error.ts';
import type { Module } from '../../module.ts';
import { ORDER_EVENT_HANDLERS } from '../orders/order-notices.ts';
import { REFUND_EVENT_HANDLERS } from '../refunds/move-refund.ts';
import { deliverEvents, isFullBatch } from './deliver-events.ts';
import type { EventHandlers } from './deliver-events.ts';
import { sweeper } from './run-sweeps.ts';
import { sweepsOf } from './sweep-list.ts';

const POLL_INTERVAL_MS = 1_000;

/** Delivers events, and does what time has made due, as long as the process serves; it has no routes. */
export const outboxModule: Module = {
  name: 'outbox',
  service: 'main',
  register(app, dependencies) {
    const worker = startWorker(dependencies, { ...ORDER_EVENT_HANDLERS, ...REFUND_EVENT_HANDLERS });
    // The database is let go after this: what is being delivered is finished first.
    app.addHook('onClose', () => worker.stop());
  },
};

function startWorker(dependencies: Dependencies, handlers: EventHandlers): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const sweep = sweeper(sweepsOf(dependencies.configuration));
  const turn = async () => {
    let pause = POLL_INTERVAL_MS;
    try {
      if (isFullBatch(await deliverEvents(dependencies, handlers))) pause = 0;
    } catch (error) {
      dependencies.log.warn({ error: describeError(error) }, 'events could not be looked for');
    }
    await sweep(dependencies).catch((error: unknown) => dependencies.log.warn({ error: describeError(error) }, 'what is due could not be looked for'));
    if (!isStopped) schedule(pause);
  };
  const schedule = (pause: number) => {
    timer = setTimeout(() => {
      running = turn();
    }, pause);
    timer.unref();
  };
  schedule(POLL_INTERVAL_MS);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
