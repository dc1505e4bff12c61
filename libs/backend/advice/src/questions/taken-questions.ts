import { PAGE_SIZE } from '@haat/api-contract';
import type { listedQuestionSchema, takenQuestionSchema } from '@haat/api-contract/questions';
import type { Language } from '@haat/api-contract/vocabulary';
import { photoOf, soundOf, soundsOf } from '@haat/backend-media';
import type { PhotoPlace, StoredSound } from '@haat/backend-media';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { claimedBefore } from '@haat/crop-core';
import { and, asc, eq, lte, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import { advisedCrops, type AdvisedCrop } from '../crops/crop-book.ts';
import { expertQuestions } from './tables.ts';

type QuestionRow = typeof expertQuestions.$inferSelect;

/** What is asked of an expert's list. */
interface ListAsked {
  readonly which: 'waiting' | 'mine';
  readonly language: Language;
  readonly page: number;
  readonly now: Date;
}

/**
 * A page of the questions that an expert may take (not their own), or has taken and not answered, the longest waiting
 * first; without what was asked.
 */
export async function questionsForExpert(
  executor: Executor,
  expertId: string,
  { which, language, page, now }: ListAsked,
): Promise<{ count: number; questions: z.infer<typeof listedQuestionSchema>[] }> {
  const isLeft = and(eq(expertQuestions.status, 'ASSIGNED'), lte(expertQuestions.takenAt, claimedBefore(now)));
  const where =
    which === 'mine'
      ? and(eq(expertQuestions.expertId, expertId), eq(expertQuestions.status, 'ASSIGNED'))
      : and(ne(expertQuestions.userId, expertId), or(eq(expertQuestions.status, 'SENT'), isLeft));
  const count = await executor.$count(expertQuestions, where);
  const rows = await executor
    .select()
    .from(expertQuestions)
    .where(where)
    .orderBy(asc(expertQuestions.sentAt), asc(expertQuestions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const crops = await advisedCrops(executor);
  return {
    count,
    questions: rows.map((row) => ({
      ...listed(row, crops, language),
      photos: row.photoIds.length,
      has_voice: row.voiceId !== null,
    })),
  };
}

function listed({ id, cropId, part, language: asked, sentAt }: QuestionRow, crops: AdvisedCrop[], language: Language) {
  const name = crops.find((crop) => crop.id === cropId)?.name;
  return {
    ...{ id, part, language: asked, sent_at: sentAt.toISOString() },
    crop: { id: cropId, name: name === undefined ? cropId : inLanguage(name, language) },
  };
}

/** @throws ServiceError `request_error.not_found` for a question that this expert does not have */
async function taken(executor: Executor, expertId: string, id: string): Promise<QuestionRow> {
  const ofExpert = and(eq(expertQuestions.expertId, expertId), eq(expertQuestions.status, 'ASSIGNED'));
  const [row] = isId(id)
    ? await executor
        .select()
        .from(expertQuestions)
        .where(and(eq(expertQuestions.id, id), ofExpert))
    : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

/**
 * A question that an expert has taken and not answered, without who asked.
 * @throws ServiceError `request_error.not_found` for one that this expert does not have
 */
export async function takenQuestion(
  executor: Executor,
  expertId: string,
  id: string,
  language: Language,
): Promise<z.infer<typeof takenQuestionSchema>> {
  const row = await taken(executor, expertId, id);
  const voice = (await soundsOf(executor, row.voiceId === null ? [] : [row.voiceId])).get(row.voiceId ?? '');
  return {
    ...listed(row, await advisedCrops(executor), language),
    ...{ text: row.text, photo_ids: row.photoIds },
    voice: voice === undefined ? null : { seconds: voice.seconds, type: voice.type },
  };
}

/**
 * A photo of a question that an expert has taken, as JPEG.
 * @throws ServiceError `request_error.not_found` for a question that this expert does not have, or another's photo
 */
export async function photoOfTaken(
  place: PhotoPlace,
  expertId: string,
  { id, photoId }: { readonly id: string; readonly photoId: string },
): Promise<Uint8Array> {
  const { photoIds, userId } = await taken(place.database, expertId, id);
  const jpeg = photoIds.includes(photoId) ? await photoOf(place, photoId, userId) : null;
  if (jpeg === null) throw new ServiceError('request_error.not_found');
  return jpeg;
}

/**
 * The voice note of a question that an expert has taken; null where nothing was spoken.
 * @throws ServiceError `request_error.not_found` for a question that this expert does not have
 */
export async function voiceOfTaken(place: PhotoPlace, expertId: string, id: string): Promise<StoredSound | null> {
  const { voiceId, userId } = await taken(place.database, expertId, id);
  return voiceId === null ? null : soundOf(place, voiceId, userId);
}
