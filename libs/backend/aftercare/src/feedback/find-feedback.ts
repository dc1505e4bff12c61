import type { Feedback } from '@haat/api-contract/account';
import { PAGE_SIZE } from '@haat/api-contract';
import { isShownBeforeStepUp } from '@haat/backend-identity';
import type { Executor } from '@haat/backend-platform';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { feedback } from './tables.ts';

/** Feedback as the database has it. */
export type FeedbackRow = typeof feedback.$inferSelect;

/** Feedback of one person in an answer. */
const MOST_OWN = 50;

/** A person's feedback, the newest first; of one id alone where it is given. */
export async function feedbackOf(executor: Executor, userId: string, id?: string): Promise<Feedback[]> {
  const rows = await executor
    .select()
    .from(feedback)
    .where(
      and(
        eq(feedback.userId, userId),
        isShownBeforeStepUp(sql`${userId}::uuid`, feedback.sentAt),
        id === undefined ? undefined : eq(feedback.id, id),
      ),
    )
    .orderBy(desc(feedback.sentAt), desc(feedback.number))
    .limit(MOST_OWN);
  return rows.map(feedbackView);
}

/** A page of the feedback that waits for an answer, without who sent it, the longest waiting first. */
export async function waitingFeedback(
  executor: Executor,
  supporterId: string,
  page: number,
): Promise<{ count: number; results: Omit<Feedback, 'answer'>[] }> {
  const waits = and(ne(feedback.status, 'ANSWERED'), ne(feedback.userId, supporterId));
  const rows = await executor
    .select()
    .from(feedback)
    .where(waits)
    .orderBy(asc(feedback.sentAt), asc(feedback.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    count: await executor.$count(feedback, waits),
    results: rows.map((row) => {
      const { answer: _, ...waiting } = feedbackView(row);
      return waiting;
    }),
  };
}

function feedbackView(row: FeedbackRow): Feedback {
  const { id, number, status, rating, subject, text, answer } = row;
  return {
    ...{ id, number, status, rating, subject, text, answer },
    has_photo: row.photoId !== null,
    sent_at: row.sentAt.toISOString(),
    answer_by: row.answerBy.toISOString(),
  };
}
