import type { questionInputSchema } from '@haat/api-contract/questions';
import { MOST_QUESTIONS, type Language } from '@haat/api-contract/vocabulary';
import { attachPhotos } from '@haat/backend-media';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { advisedCrops } from '../crops/crop-book.ts';
import { expertQuestions } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Takes a question to an expert in. One that has come before, by its key, is not taken again: what came first stays.
 * See docs/domain/advice.md#questions.
 * @returns its id
 * @throws ServiceError `question_error.empty`, `question_error.too_many`, `advice_error.crop_unknown`,
 *   `upload_error.photo_unknown`
 */
export async function sendQuestion(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { key, crop, part, text, photo_ids: photoIds }: z.output<typeof questionInputSchema>,
  language: Language,
): Promise<string> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass, and of the same one only the first.
    await lockName(tx, `questions of ${userId}`);
    const [before] = await tx
      .select({ id: expertQuestions.id })
      .from(expertQuestions)
      .where(and(eq(expertQuestions.userId, userId), eq(expertQuestions.key, key)));
    if (before !== undefined) return before.id;
    if (text === '' && photoIds.length === 0) throw new ServiceError('question_error.empty');
    if (!(await advisedCrops(tx)).some(({ id }) => id === crop)) throw new ServiceError('advice_error.crop_unknown');
    const dayBefore = new Date(now().getTime() - DAY_MS);
    const sent = await tx.$count(
      expertQuestions,
      and(eq(expertQuestions.userId, userId), gt(expertQuestions.sentAt, dayBefore)),
    );
    if (sent >= MOST_QUESTIONS) throw new ServiceError('question_error.too_many', { most: MOST_QUESTIONS });
    await attachPhotos(tx, { now }, userId, photoIds);
    const id = newId();
    await tx.insert(expertQuestions).values({
      ...{ id, userId, key, cropId: crop, part, text, photoIds: [...new Set(photoIds)], language },
      ...{ status: 'SENT', sentAt: now(), expertId: null, takenAt: null },
    });
    return id;
  });
}
