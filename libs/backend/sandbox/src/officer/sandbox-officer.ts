import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { approveApplication } from '@haat/backend-programme';
import { programmeApplications } from '@haat/backend-programme/tables';
import { and, asc, eq, lte } from 'drizzle-orm';

/** How long the officer takes. */
const LOOK_MS = 5_000;
const LOOK_EVERY_MS = 2_000;
const BATCH = 50;

/**
 * The simulated programme officer of the sample: approves every application without having looked at anything. What it
 * approves is kept as the sample's, and says so.
 */
export const OFFICER_JOBS: readonly Job[] = [
  {
    name: 'sandbox.officer',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxOfficer,
    run: runOfficer,
  },
];

async function runOfficer(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const { id, state, submittedAt } = programmeApplications;
  const waiting = await database
    .select({ id })
    .from(programmeApplications)
    .where(and(eq(state, 'SUBMITTED'), lte(submittedAt, new Date(now().getTime() - LOOK_MS))))
    .orderBy(asc(submittedAt))
    .limit(BATCH);
  for (const application of waiting) await approve(dependencies, application.id);
}

/** An application that was decided meanwhile, or whose season is over, is left as it is. */
async function approve(dependencies: Dependencies, id: string): Promise<void> {
  try {
    await inTransaction(dependencies.database, (tx) => approveApplication(tx, dependencies, { id, officerId: null }));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
