import { and, eq, lte } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { jobLeases } from '../events/tables.ts';

/** Minimum lease of a process on a job; if the process dies, another starts the job again afterwards. */
const LEASE_MS = 60_000;

/**
 * Work that is done again and again: it looks for what time has made due. Done twice, it finds nothing the second
 * time.
 */
export interface Job {
  /** Told apart by it among all processes: 'payments.time-out'. */
  name: string;
  /** Pause between two beginnings, milliseconds. */
  every: number;
  /** Whether this process has the job at all; it does when this is not given. */
  isNeeded?(dependencies: Dependencies): boolean;
  run(dependencies: Dependencies): Promise<void>;
}

/**
 * Runs the jobs that are due, each in one of all the processes on the database: the process that moves a job’s time
 * ahead runs it. That takes one statement that never waits for a lock, so it works alike on the embedded database and
 * on PostgreSQL.
 */
export function jobRunner(list: readonly Job[]): (dependencies: Dependencies) => Promise<void> {
  // Cached due times: the database is not queried before a job can be due.
  const nextLook = new Map<string, number>();
  return async (dependencies) => {
    for (const job of list) {
      if (dependencies.now().getTime() < (nextLook.get(job.name) ?? 0)) continue;
      nextLook.set(job.name, dependencies.now().getTime() + job.every);
      if (await take(dependencies, job)) await runOne(dependencies, job);
    }
  };
}

/** Takes a job for this process until its lease ends; false when it is not due or another process has it. */
async function take({ database, now }: Dependencies, { name, every }: Job): Promise<boolean> {
  const until = new Date(now().getTime() + Math.max(every, LEASE_MS));
  const first = await database.insert(jobLeases).values({ name, dueAt: until }).onConflictDoNothing().returning();
  if (first.length > 0) return true;
  const taken = await database
    .update(jobLeases)
    .set({ dueAt: until })
    .where(and(eq(jobLeases.name, name), lte(jobLeases.dueAt, now())))
    .returning();
  return taken.length > 0;
}

async function runOne(dependencies: Dependencies, { name, every, run }: Job): Promise<void> {
  const { database, now, log } = dependencies;
  const begun = now().getTime();
  try {
    await run(dependencies);
  } catch (error) {
    // The next turn tries again: a job that fails does not stop the others.
    log.warn({ job: name, error: describeError(error) }, 'a job failed');
  }
  await database
    .update(jobLeases)
    .set({ dueAt: new Date(begun + every) })
    .where(eq(jobLeases.name, name));
}
