import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../../configuration/config.ts';
import type { Database } from '../../database/connection.ts';
import { describeError } from '../../describe-error.ts';
import type { Encryptor } from '../../encryption/encryptor.ts';
import { ServiceError } from '../errors.ts';
import { limiterClient } from './limiter-statement.ts';
import { ROUTE_COST } from './route-cost.ts';

/** What a limit counts by. */
export type RateLimitScope = 'network' | 'person';

/** Counts the points of requests; see docs/domain/service-calls.md#limits. */
export interface RateLimiter {
  /**
   * Takes points from what a network or person has in this minute.
   * @param id the network, or the token's subject
   * @throws ServiceError `request_error.too_many` with `retry_after` seconds when there are not enough left
   */
  consume(by: RateLimitScope, id: string, points: number): Promise<void>;
}

/** What a limiter is made with. */
export interface RateLimiterContext {
  database: Database;
  configuration: Pick<Configuration, 'rateLimitPerNetwork' | 'rateLimitPerPerson'>;
  encryptor: Pick<Encryptor, 'derive'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const WINDOW_SECONDS = 60;
const TABLE = 'rate_limits';

/**
 * A limiter of one process. It counts every point by itself, and those of costly requests in the database too, where
 * all processes see them. A count that the database does not give is left out: the request goes on within what its own
 * process counts (docs/decisions/034-rate-limits.md).
 */
export function createRateLimiter({ database, configuration, encryptor, log }: RateLimiterContext): RateLimiter {
  const client = limiterClient(database);
  const countersOf = (by: RateLimitScope, points: number) => ({
    own: new RateLimiterMemory({ keyPrefix: by, points, duration: WINDOW_SECONDS }),
    shared: new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: by,
      points,
      duration: WINDOW_SECONDS,
      // Who has used everything up is refused without asking the database again.
      inMemoryBlockOnConsumed: points,
    }),
  });
  const counters: Record<RateLimitScope, ReturnType<typeof countersOf>> = {
    network: countersOf('network', configuration.rateLimitPerNetwork),
    person: countersOf('person', configuration.rateLimitPerPerson),
  };
  // The database learns neither addresses nor persons.
  const secret = encryptor.derive('rate-limits');
  const pseudonymOf = (by: RateLimitScope, id: string) =>
    createHmac('sha256', secret).update(`${by} ${id}`).digest('base64url');
  return {
    async consume(by, id, points) {
      if (points === ROUTE_COST.free) return;
      const { own, shared } = counters[by];
      try {
        await own.consume(id, points);
        if (points > ROUTE_COST.read) await shared.consume(pseudonymOf(by, id), points);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal);
        log.warn({ error: describeError(refusal) }, 'requests are counted by this process alone');
      }
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): ServiceError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ServiceError('request_error.too_many', { retry_after: seconds }, { 'retry-after': String(seconds) });
}
