import { setTimeout as pause } from 'node:timers/promises';
import type { FaultDatabase } from '../fault-database.ts';

const SETTLED_WITHIN_MS = 15_000;
const OF_BACKENDS = `from pg_stat_activity where datname = $1 and application_name = 'krishi-haat'`;

/** Connections that backends have to a database now. */
export async function backendConnections(database: FaultDatabase, name: string): Promise<number> {
  const [row] = await database.query<{ count: string }>(name, `select count(*) ${OF_BACKENDS}`, [name]);
  return Number(row?.count ?? 0);
}

/**
 * The same once all of them are at rest.
 * @throws Error when one is in a transaction that never ends
 */
export async function settledConnections(database: FaultDatabase, name: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < SETTLED_WITHIN_MS) {
    const [row] = await database.query<{ busy: string }>(
      name,
      `select count(*) as busy ${OF_BACKENDS} and state like 'idle in transaction%'`,
      [name],
    );
    if (Number(row?.busy ?? 0) === 0) return backendConnections(database, name);
    await pause(100);
  }
  throw new Error('a connection stays in a transaction that is never ended');
}
