import type { QuestionActor, QuestionStatus } from '@haat/api-contract/vocabulary';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { claimedBefore, questionMoves } from '@haat/crop-core';
import { eq } from 'drizzle-orm';
import { expertQuestions } from './tables.ts';

type QuestionRow = typeof expertQuestions.$inferSelect;

/** Who moves a question. */
export interface QuestionMover {
  readonly by: QuestionActor;
  /** Null: the simulated expert of the sample. */
  readonly userId: string | null;
}

/**
 * A question of this person's, or one that this expert has taken, held until the transaction ends.
 * @throws ServiceError `request_error.not_found`, `question_error.cannot_move`
 */
export async function lockQuestion(
  tx: Transaction,
  id: string,
  { by, userId }: QuestionMover,
  to: QuestionStatus,
): Promise<QuestionRow> {
  const [question] = isId(id)
    ? await tx.select().from(expertQuestions).where(eq(expertQuestions.id, id)).for('update')
    : [];
  const owner = by === 'farmer' ? question?.userId : question?.expertId;
  if (question === undefined || owner !== userId) throw new ServiceError('request_error.not_found');
  if (!questionMoves(question.status, by).includes(to)) throw new ServiceError('question_error.cannot_move');
  return question;
}

/** Withdraws or closes a person's question. @throws ServiceError as `lockQuestion` */
export async function moveOwnQuestion(
  tx: Transaction,
  userId: string,
  id: string,
  to: 'WITHDRAWN' | 'CLOSED',
): Promise<void> {
  await lockQuestion(tx, id, { by: 'farmer', userId }, to);
  await tx.update(expertQuestions).set({ status: to }).where(eq(expertQuestions.id, id));
}

/**
 * Gives a question to an expert: one that waits, or that another expert has left unanswered for a day. Of two who ask
 * at once one gets it. Asked again by the one who has it, it stays theirs.
 * @param expertId null: the simulated expert of the sample
 * @throws ServiceError `request_error.not_found` for one that is not there and for the expert's own,
 *   `question_error.cannot_move` for one that another has
 */
export async function claimQuestion(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  expertId: string | null,
  id: string,
): Promise<void> {
  const [question] = isId(id)
    ? await tx.select().from(expertQuestions).where(eq(expertQuestions.id, id)).for('update')
    : [];
  if (question === undefined || question.userId === expertId) throw new ServiceError('request_error.not_found');
  const { status, takenAt } = question;
  const isLeft = status === 'ASSIGNED' && takenAt !== null && takenAt <= claimedBefore(now());
  const isOwn = status === 'ASSIGNED' && expertId !== null && question.expertId === expertId;
  if (isOwn && !isLeft) return;
  if (!isLeft && !questionMoves(status, 'expert').includes('ASSIGNED'))
    throw new ServiceError('question_error.cannot_move');
  await tx
    .update(expertQuestions)
    .set({ status: 'ASSIGNED', expertId, takenAt: now() })
    .where(eq(expertQuestions.id, id));
}
