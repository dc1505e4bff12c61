import type { questionInputSchema } from '@haat/api-contract/questions';
import { MOST_QUESTIONS, type Language } from '@haat/api-contract/vocabulary';
import { attachPhotos, attachSound, haveSamePictures } from '@haat/backend-media';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { advisedCrops } from '../crops/crop-book.ts';
import { expertQuestions } from './tables.ts';

const DAY_MS = 86_400_000;
/** The same within this time is one question: two tabs have two keys. */
const SAME_WITHIN_MS = 10 * 60_000;

type Sent = z.output<typeof questionInputSchema>;

/**
 * Takes a question to an expert in. One that has come before, by its key or by all that it says and shows, is not taken
 * again: what came first stays. See docs/domain/advice.md#questions.
 * @returns its id
 * @throws ServiceError `question_error.empty`, `question_error.too_many`, `advice_error.crop_unknown`,
 *   `upload_error.photo_unknown`, `upload_error.sound_unknown`
 */
export async function sendQuestion(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'log' | 'newId' | 'now'>,
  userId: string,
  question: Sent,
  language: Language,
): Promise<string> {
  const { database, newId, now } = dependencies;
  const { key, crop, part, text, photo_ids: photoIds, voice_id: voiceId } = question;
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass, and of the same one only the first.
    await lockName(tx, `questions of ${userId}`);
    const [before] = await tx
      .select({ id: expertQuestions.id })
      .from(expertQuestions)
      .where(and(eq(expertQuestions.userId, userId), eq(expertQuestions.key, key)));
    if (before !== undefined) return before.id;
    if (text === '' && photoIds.length === 0 && voiceId === null) throw new ServiceError('question_error.empty');
    if (!(await advisedCrops(tx)).some(({ id }) => id === crop)) throw new ServiceError('advice_error.crop_unknown');
    if (voiceId !== null) await attachSound(tx, { now }, userId, voiceId);
    const same = await sentAlready(dependencies, tx, userId, question);
    if (same !== null) return same;
    const dayBefore = new Date(now().getTime() - DAY_MS);
    const sent = await tx.$count(
      expertQuestions,
      and(eq(expertQuestions.userId, userId), gt(expertQuestions.sentAt, dayBefore)),
    );
    if (sent >= MOST_QUESTIONS) throw new ServiceError('question_error.too_many', { most: MOST_QUESTIONS });
    await attachPhotos(tx, { now }, userId, photoIds);
    const id = newId();
    await tx.insert(expertQuestions).values({
      ...{ id, userId, key, cropId: crop, part, text, photoIds: [...new Set(photoIds)], voiceId },
      ...{ language, status: 'SENT', sentAt: now(), expertId: null, takenAt: null },
    });
    return id;
  });
}

/** A question of the last minutes that says and shows the same, unless it was taken back since; null for none. */
async function sentAlready(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'log' | 'now'>,
  tx: Executor,
  userId: string,
  { crop, part, text, photo_ids: photoIds, voice_id: voiceId }: Sent,
): Promise<string | null> {
  const alike = await tx
    .select({ id: expertQuestions.id, photoIds: expertQuestions.photoIds })
    .from(expertQuestions)
    .where(
      and(
        eq(expertQuestions.userId, userId),
        eq(expertQuestions.cropId, crop),
        part === null ? isNull(expertQuestions.part) : eq(expertQuestions.part, part),
        eq(expertQuestions.text, text),
        // What is spoken anew is never the same.
        voiceId === null ? isNull(expertQuestions.voiceId) : eq(expertQuestions.voiceId, voiceId),
        ne(expertQuestions.status, 'WITHDRAWN'),
        gt(expertQuestions.sentAt, new Date(dependencies.now().getTime() - SAME_WITHIN_MS)),
      ),
    );
  const shown = [...new Set(photoIds)];
  for (const before of alike)
    if (await haveSamePictures(dependencies, tx, userId, [before.photoIds, shown])) return before.id;
  return null;
}
