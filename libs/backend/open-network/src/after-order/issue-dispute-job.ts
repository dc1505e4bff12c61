import { inTransaction, rowsOf, type Dependencies, type Job } from '@haat/backend-platform';
import { ISSUE_SETTLED_WITHIN_MS } from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import { disputeIssue } from './issues.ts';
import { networkRequests } from './tables.ts';

/** Grievances that were raised longer ago are left as they are: what is long over is no news. */
const LOOKED_AT_FOR_MS = 2 * ISSUE_SETTLED_WITHIN_MS;

/** Takes a grievance to the network's third level that was not settled within the time for it. */
export const disputeOpenGrievances: Job = {
  name: 'open-network.dispute-grievances',
  every: 60_000,
  isNeeded: ({ adapters }) => adapters.openNetwork !== null,
  run: disputeWhereDue,
};

/** See docs/domain/open-network.md#issues. */
async function disputeWhereDue(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const due = await rowsOf<{ subject_id: string }>(
    database,
    sql`select raised.subject_id from ${networkRequests} raised
      where raised.kind = 'issue-grievance' and raised.at > ${before(LOOKED_AT_FOR_MS)}::timestamptz
        and raised.at <= ${before(ISSUE_SETTLED_WITHIN_MS)}::timestamptz and not exists (
          select 1 from ${networkRequests} later
          where later.subject_id = raised.subject_id and later.kind in ('issue-close', 'issue-dispute'))`,
  );
  for (const { subject_id: issueId } of due)
    await inTransaction(database, (tx) => disputeIssue(tx, dependencies, issueId));
}
