import { findIssue } from '@haat/backend-aftercare';
import { inTransaction, rowsOf, type Dependencies, type Job } from '@haat/backend-platform';
import { ISSUE_ANSWER_WITHIN_MS, issueStatusMessage } from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import { queueRequest } from './requests.ts';
import { networkRequests } from './tables.ts';

const BATCH = 50;
/** Before the time to answer is over, after which the complaint is taken further. */
const ASKED_AFTER_MS = ISSUE_ANSWER_WITHIN_MS / 2;

/** Asks sellers once how a complaint stands that they have neither answered nor settled within the hour. */
export const askHowIssuesStand: Job = {
  name: 'open-network.ask-issue-status',
  every: 60_000,
  isNeeded: ({ adapters }) => adapters.openNetwork !== null,
  run: askWhereDue,
};

/** See docs/domain/open-network.md#issues. */
async function askWhereDue(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const due = await rowsOf<{ order_id: string; subject_id: string }>(
    database,
    sql`select opened.order_id, opened.subject_id from ${networkRequests} opened
      where opened.kind = 'issue' and opened.at > ${before(ISSUE_ANSWER_WITHIN_MS)}::timestamptz
        and opened.at <= ${before(ASKED_AFTER_MS)}::timestamptz and not exists (
          select 1 from ${networkRequests} later where later.subject_id = opened.subject_id and later.kind <> 'issue')
      limit ${BATCH}`,
  );
  for (const { order_id: orderId, subject_id: subjectId } of due)
    await inTransaction(database, async (tx) => {
      if ((await findIssue(tx, subjectId))?.status !== 'OPEN') return;
      const message = issueStatusMessage(subjectId);
      await queueRequest(tx, dependencies, { orderId, kind: 'issue-status', subjectId, message });
    });
}
