import type { Attempt, AttemptInput, TrainingProgress } from '@haat/api-contract/training';
import { MOST_ATTEMPTS_A_DAY } from '@haat/api-contract/vocabulary';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { certificateOf, issueCertificate } from '../certificates/certificates.ts';
import { isLesson } from '../course/course.ts';
import { trainingAttempts, trainingLessonsRead } from '../tables.ts';
import { judgeAnswers } from './judge-answers.ts';

type AttemptRow = typeof trainingAttempts.$inferSelect;

/**
 * Judges answers and keeps them as an attempt; one that has come before, by its key, is not judged again. What is
 * refused is no attempt. With the pass the certificate is issued, where the profile has a name. See
 * docs/domain/training.md#quiz.
 * @throws ServiceError `training_error.answer_unknown`, `.answered_twice`, `.answers_missing`, `.too_many_attempts`,
 *   `.passed_already`
 */
export async function takeQuiz(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { key, answers }: AttemptInput,
): Promise<Attempt> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass, and of the same one only the first.
    await lockName(tx, `training of ${userId}`);
    const before = await attemptsOf(tx, userId);
    const same = before.find((attempt) => attempt.key === key);
    if (same !== undefined) return attemptView(same);
    if (before.some(({ isPassed }) => isPassed)) throw new ServiceError('training_error.passed_already');
    const judged = judgeAnswers(answers);
    if (typeof judged === 'string') throw new ServiceError(`training_error.${judged}`);
    const madeAt = now();
    if (attemptsLeft(before, madeAt) === 0)
      throw new ServiceError('training_error.too_many_attempts', { most: MOST_ATTEMPTS_A_DAY });
    const { right, isPassed } = judged;
    const made = { ...{ id: newId(), userId, key, right, isPassed, madeAt }, wrong: [...judged.wrong] };
    const attempt = { ...made, madeDay: indiaDay(madeAt) };
    await tx.insert(trainingAttempts).values(attempt);
    if (isPassed) await issueCertificate(tx, userId, madeAt);
    return attemptView(attempt);
  });
}

/** Marks a lesson as read; again, nothing changes. @throws ServiceError `request_error.not_found` */
export async function markRead(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  userId: string,
  lesson: string,
): Promise<void> {
  if (!isLesson(lesson)) throw new ServiceError('request_error.not_found');
  await database.insert(trainingLessonsRead).values({ userId, lesson, readAt: now() }).onConflictDoNothing();
}

/** How far a person has come. */
export async function progressOf(executor: Executor, userId: string, now: Date): Promise<TrainingProgress> {
  const read = await executor
    .select({ lesson: trainingLessonsRead.lesson })
    .from(trainingLessonsRead)
    .where(eq(trainingLessonsRead.userId, userId));
  const attempts = await attemptsOf(executor, userId);
  const [last] = attempts;
  return {
    // A lesson that is no more is not counted.
    read: read.map(({ lesson }) => lesson).filter(isLesson),
    last_attempt: last === undefined ? null : attemptView(last),
    is_passed: attempts.some(({ isPassed }) => isPassed),
    attempts_left: attemptsLeft(attempts, now),
    certificate: await certificateOf(executor, userId),
  };
}

/** Whether the person has passed. */
export async function hasPassed(executor: Executor, userId: string): Promise<boolean> {
  const passed = and(eq(trainingAttempts.userId, userId), eq(trainingAttempts.isPassed, true));
  return (await executor.$count(trainingAttempts, passed)) > 0;
}

/** The newest first. */
function attemptsOf(executor: Executor, userId: string): Promise<AttemptRow[]> {
  return executor
    .select()
    .from(trainingAttempts)
    .where(eq(trainingAttempts.userId, userId))
    .orderBy(desc(trainingAttempts.madeAt), desc(trainingAttempts.id));
}

function attemptsLeft(attempts: readonly AttemptRow[], now: Date): number {
  const today = indiaDay(now);
  const made = attempts.filter(({ madeDay }) => madeDay === today).length;
  return Math.max(0, MOST_ATTEMPTS_A_DAY - made);
}

function attemptView({ id, madeDay, right, isPassed, wrong }: AttemptRow): Attempt {
  return { id, made_day: madeDay, right, is_passed: isPassed, wrong };
}
