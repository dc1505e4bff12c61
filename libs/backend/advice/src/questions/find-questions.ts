import type { Question } from '@haat/api-contract/questions';
import type { Language } from '@haat/api-contract/vocabulary';
import type { Executor } from '@haat/backend-platform';
import { soundsOf } from '@haat/backend-media';
import { and, desc, eq } from 'drizzle-orm';
import { advisedCrops, cropCard } from '../crops/crop-book.ts';
import { expertQuestions, prescriptions } from './tables.ts';

/** Questions of one person in an answer. */
const MOST_OWN = 50;

/** A person's questions, the newest first; of one id alone where it is given. */
export async function questionsOf(
  executor: Executor,
  userId: string,
  { language, id }: { readonly language: Language; readonly id?: string },
): Promise<Question[]> {
  const rows = await executor
    .select({ question: expertQuestions, prescriptionId: prescriptions.id, answeredAt: prescriptions.answeredAt })
    .from(expertQuestions)
    .leftJoin(prescriptions, eq(prescriptions.questionId, expertQuestions.id))
    .where(and(eq(expertQuestions.userId, userId), id === undefined ? undefined : eq(expertQuestions.id, id)))
    .orderBy(desc(expertQuestions.sentAt), desc(expertQuestions.id))
    .limit(MOST_OWN);
  const crops = await advisedCrops(executor);
  const voices = await soundsOf(
    executor,
    rows.flatMap(({ question: { voiceId } }) => voiceId ?? []),
  );
  return rows.flatMap(({ question, prescriptionId, answeredAt }) => {
    const crop = crops.find((one) => one.id === question.cropId);
    if (crop === undefined) return [];
    const { id: questionId, status, part, text, photoIds, voiceId, sentAt } = question;
    return [
      {
        ...{ id: questionId, status, crop: cropCard(crop, language), part, text, photo_ids: photoIds },
        voice: voices.get(voiceId ?? '') ?? null,
        ...{ sent_at: sentAt.toISOString(), answered_at: answeredAt?.toISOString() ?? null },
        prescription_id: prescriptionId,
      },
    ];
  });
}
