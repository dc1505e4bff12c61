import { randomInt } from 'node:crypto';
import { admission, retryAfterSeconds, tellLateness } from '@haat/admission';
import type { App, Dependencies } from '../area.ts';
import { ServiceError } from './errors.ts';
import { ROUTE_COST } from './rate-limits/route-cost.ts';

/** Methods that change nothing. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers at most so many requests at once; who comes beyond is told `503 request_error.unavailable` with `Retry-After`
 * before anything is done for them. Else a crowd waits in queues, before the processor and for connections to the
 * database, until nobody wants the answers any more. Reads are turned away first, and never what costs nothing: probes,
 * and what companies tell of payments. See docs/scaling.md#a-crowd-beyond-it.
 */
export function turnAway(app: App, { configuration, metrics }: Pick<Dependencies, 'configuration' | 'metrics'>): void {
  const door = admission(configuration.mostRequests);
  // The embedded database works on this thread: then lateness says nothing of a crowd.
  if (configuration.databaseUrl !== null) {
    const stop = tellLateness(door);
    app.addHook('onClose', async () => stop());
  }
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    if (routeOptions.config.cost === ROUTE_COST.free) return;
    const leave = door.enter(!READS.has(method));
    if (leave === null) {
      metrics.countTurnedAway();
      const headers = { 'retry-after': String(retryAfterSeconds(randomInt(1_000) / 1_000)) };
      throw new ServiceError('request_error.unavailable', undefined, headers);
    }
    // Also when the caller has gone before the answer.
    reply.raw.once('close', leave);
  });
}
