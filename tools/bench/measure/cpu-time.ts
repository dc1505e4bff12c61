import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of processes since they began, in milliseconds, by name. */
export type CpuTimes = Readonly<Record<string, number>>;

/** Which processes are looked at. */
export interface Watched {
  /** By name. */
  readonly processes: Readonly<Record<string, number>>;
  /** First process of the database server, whose children work for it. */
  readonly database: number | undefined;
}

/** Linux counts in hundredths of a second. */
const MILLISECONDS_A_TICK = 10;

/**
 * CPU time so far; zero where the system does not tell it in `/proc`. What a request costs is the difference, over
 * the number of requests: other than a rate, it says nearly the same on a busy machine.
 */
export function cpuTimes({ processes, database }: Watched): CpuTimes {
  const own = process.cpuUsage();
  const workers = database === undefined ? [] : [database, ...childrenOf(database)];
  return {
    ...Object.fromEntries(Object.entries(processes).map(([name, id]) => [name, timeOf(id)])),
    database: workers.reduce((sum, id) => sum + timeOf(id), 0),
    'load generator': (own.user + own.system) / 1_000,
  };
}

/** What each of `count` requests cost between two readings: 'CPU ms each: farmer 4.10, backend 1.20'. */
export function cpuPerRequest(before: CpuTimes, after: CpuTimes, count: number): string {
  const costs = Object.entries(after).map(
    ([name, time]) => `${name} ${((time - (before[name] ?? 0)) / count).toFixed(2)}`,
  );
  return `CPU ms each: ${costs.join(', ')}`;
}

function timeOf(id: number): number {
  const [, , , , , , , , , , , user, system] = statusOf(id);
  return (Number(user ?? 0) + Number(system ?? 0)) * MILLISECONDS_A_TICK;
}

function childrenOf(parent: number): number[] {
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return ids.filter((id) => Number(statusOf(id)[1]) === parent);
}

/**
 * What follows the program's name in /proc/<id>/stat: state, parent, …; empty when there is no such process any more.
 */
function statusOf(id: number): string[] {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
