import { and, isNull, min } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Dependencies } from '../area.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { replicaLagMs } from '../database/replica.ts';
import { describeError } from '../describe-error.ts';
import { outbox } from '../events/tables.ts';

/**
 * Adds what is looked up when the metrics are read: the events that wait for delivery, what areas measure, and the
 * connections to the database. While the database does not answer, what it holds has no value rather than an old one.
 */
export function addDatabaseGauges(
  {
    database,
    now,
    log,
    areas,
    metrics: { registry },
  }: Pick<Dependencies, 'database' | 'now' | 'log' | 'areas' | 'metrics'>,
  { pool }: Pick<OpenDatabase, 'pool'>,
): void {
  const registers = [registry];
  const addMeasuredGauge = (name: string, help: string, measure: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set(await measure());
        } catch (error) {
          log.warn({ metric: name, error: describeError(error) }, 'a metric could not be looked up');
          this.remove();
        }
      },
    });
  const isWaiting = and(isNull(outbox.deliveredAt), isNull(outbox.failedAt));
  addMeasuredGauge('haat_event_queue_depth', 'Events that wait for delivery', () => database.$count(outbox, isWaiting));
  addMeasuredGauge(
    'haat_event_queue_age_seconds',
    'Age of the oldest event that waits for delivery; 0 when none does',
    async () => {
      const [oldest] = await database
        .select({ at: min(outbox.createdAt) })
        .from(outbox)
        .where(isWaiting);
      return oldest?.at ? Math.max(0, now().getTime() - oldest.at.getTime()) / 1000 : 0;
    },
  );
  for (const { name, help, measure } of areas.flatMap(({ gauges = [] }) => gauges))
    addMeasuredGauge(name, help, () => measure({ database, now }));
  new Gauge({
    name: 'haat_database_replica_lag_seconds',
    help: 'How far the replica that this process reads is behind; none without one, and while it does not answer',
    registers,
    collect() {
      const lagMs = replicaLagMs(database);
      if (lagMs === null) this.remove();
      else this.set(lagMs / 1000);
    },
  });
  if (pool === undefined) return;
  new Gauge({
    name: 'haat_database_pool_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = pool();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, total - idle);
    },
  });
  new Gauge({
    name: 'haat_database_pool_waiting',
    help: 'Requests of this process that wait for a connection to the database',
    registers,
    collect() {
      this.set(pool().waiting);
    },
  });
}
