import { photoOf } from '@haat/backend-media';
import type { PhotoPlace } from '@haat/backend-media';
import { addEvent, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Job, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { plainText } from '@haat/format';
import { and, eq, lte, ne } from 'drizzle-orm';
import { FEEDBACK_EVENT } from './feedback-notices.ts';
import type { FeedbackRow } from './find-feedback.ts';
import { feedback } from './tables.ts';

/** An answer to feedback, and who of support gives it. */
export interface FeedbackAnswer {
  readonly id: string;
  readonly supporterId: string;
  readonly answer: string;
}

/**
 * Answers feedback; its sender is told. See docs/domain/aftercare.md#feedback.
 * @returns its number
 * @throws ServiceError `request_error.not_found` for what is not there and for the supporter's own,
 *   `feedback_error.answered`, `work_error.claimed`
 */
export async function answerFeedback(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  { id, supporterId, answer }: FeedbackAnswer,
): Promise<string> {
  const [row] = isId(id) ? await tx.select().from(feedback).where(ofOthers(id, supporterId)).for('update') : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  if (row.status === 'ANSWERED') throw new ServiceError('feedback_error.answered');
  await finishWork(tx, { now }, { kind: 'feedback', subjectId: id, userId: supporterId });
  const at = now();
  await tx
    .update(feedback)
    .set({ status: 'ANSWERED', answer: plainText(answer), answeredAt: at, supporterId })
    .where(eq(feedback.id, id));
  await addEvent(tx, { id: newId(), type: FEEDBACK_EVENT, payload: { feedback_id: id }, at });
  return row.number;
}

/**
 * The photo of feedback that waits for an answer, as JPEG, for support.
 * @throws ServiceError `request_error.not_found` for what is not there, has no photo, was answered, and the
 *   supporter's own
 */
export async function photoOfFeedback(
  place: PhotoPlace,
  supporterId: string,
  id: string,
): Promise<{ readonly number: string; readonly jpeg: Uint8Array }> {
  const row = isId(id) ? await waitingRow(place.database, id, supporterId) : undefined;
  const jpeg = row?.photoId == null ? null : await photoOf(place, row.photoId, row.userId);
  if (row === undefined || jpeg === null) throw new ServiceError('request_error.not_found');
  return { number: row.number, jpeg };
}

async function waitingRow(executor: Executor, id: string, supporterId: string): Promise<FeedbackRow | undefined> {
  const [row] = await executor
    .select()
    .from(feedback)
    .where(and(ofOthers(id, supporterId), ne(feedback.status, 'ANSWERED')));
  return row;
}

function ofOthers(id: string, supporterId: string) {
  return and(eq(feedback.id, id), ne(feedback.userId, supporterId));
}

const MINUTE_MS = 60_000;

/** Marks feedback that was not answered in time. See docs/domain/aftercare.md#feedback. */
export const feedbackJob: Job = {
  name: 'feedback.escalate',
  every: MINUTE_MS,
  async run({ database, now, log }) {
    const late = await database
      .update(feedback)
      .set({ status: 'ESCALATED' })
      .where(and(eq(feedback.status, 'OPEN'), lte(feedback.answerBy, now())))
      .returning({ number: feedback.number });
    for (const { number } of late) log.warn({ feedback: number }, 'feedback was not answered in time');
  },
};
