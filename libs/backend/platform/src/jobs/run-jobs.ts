import { performance } from 'node:perf_hooks';
import { and, eq, lte } from 'drizzle-orm';
import { traceJob } from '@haat/traces';
import type { Dependencies, Job } from '../area.ts';
import { describeError } from '../describe-error.ts';
import { jobLeases } from '../events/tables.ts';

/** As long a process has for a job at least; if it dies meanwhile, another begins anew after this. */
const LEASE_MS = 60_000;

/**
 * Runs the jobs that are due, each in one of all the processes that work on the database: the process that moves a
 * job’s time ahead runs it. That takes one statement that waits for no lock, so it does the same on the embedded
 * database and on PostgreSQL.
 */
export function jobRunner(list: readonly Job[]): (dependencies: Dependencies) => Promise<void> {
  // What this process knows: it does not query the database before a job can be due.
  const nextCheck = new Map<string, number>();
  return async (dependencies) => {
    for (const job of list) {
      if (dependencies.now().getTime() < (nextCheck.get(job.name) ?? 0)) continue;
      nextCheck.set(job.name, dependencies.now().getTime() + job.every);
      if (job.isShared === true) await runOne(dependencies, job);
      else if (await lease(dependencies, job)) await runAndRelease(dependencies, job);
    }
  };
}

/** Leases a job to this process until its lease ends; false when it is not due or another process has it. */
async function lease({ database, now }: Dependencies, { name, every }: Job): Promise<boolean> {
  const until = new Date(now().getTime() + Math.max(every, LEASE_MS));
  const first = await database.insert(jobLeases).values({ name, dueAt: until }).onConflictDoNothing().returning();
  if (first.length > 0) return true;
  const renewed = await database
    .update(jobLeases)
    .set({ dueAt: until })
    .where(and(eq(jobLeases.name, name), lte(jobLeases.dueAt, now())))
    .returning();
  return renewed.length > 0;
}

async function runOne(dependencies: Dependencies, { name, run }: Job): Promise<void> {
  const { log, metrics, errorReports } = dependencies;
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    await traceJob(name, () => run(dependencies));
    metrics.observeJob(name, seconds(), true);
  } catch (error) {
    metrics.observeJob(name, seconds(), false);
    // The next turn tries again: a job that fails does not stop the others.
    log.warn({ job: name, error: describeError(error) }, 'a job failed');
    errorReports.report(error, { part: 'backend', during: 'job', route: name });
  }
}

async function runAndRelease(dependencies: Dependencies, job: Job): Promise<void> {
  const { database, now } = dependencies;
  const startedAt = now().getTime();
  await runOne(dependencies, job);
  await database
    .update(jobLeases)
    .set({ dueAt: new Date(startedAt + job.every) })
    .where(eq(jobLeases.name, job.name));
}
