import type { QuestionAnswer } from '@haat/api-contract/questions';
import { PRESCRIPTION_DAYS } from '@haat/api-contract/vocabulary';
import { prescribedProducts, refusedSubstanceIn } from '@haat/backend-market';
import { addEvent, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { lockQuestion } from './move-question.ts';
import { QUESTION_EVENT } from './question-notices.ts';
import { expertQuestions, prescriptions } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Answers a question that the expert has taken; who asked is told. See docs/domain/advice.md#questions.
 * @param expertId null: the simulated expert of the sample
 * @throws ServiceError `request_error.not_found` for one that the expert has not taken, `question_error.cannot_move`,
 *   `question_error.product_unknown`, `question_error.substance_refused` with the substance
 */
export async function answerQuestion(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  { id, expertId }: { readonly id: string; readonly expertId: string | null },
  { problem, advice, items }: QuestionAnswer,
): Promise<void> {
  await lockQuestion(tx, id, { by: 'expert', userId: expertId }, 'ANSWERED');
  await mustBeLawful(tx, { problem, advice, items });
  const prescriptionId = newId();
  await tx.insert(prescriptions).values({
    ...{ id: prescriptionId, questionId: id, problem, advice, items, answeredAt: now() },
    validUntil: indiaDay(new Date(now().getTime() + PRESCRIPTION_DAYS * DAY_MS)),
    isSampleAnswer: expertId === null,
  });
  await tx.update(expertQuestions).set({ status: 'ANSWERED' }).where(eq(expertQuestions.id, id));
  await addEvent(tx, { id: newId(), type: QUESTION_EVENT, payload: { question_id: id }, at: now() });
}

async function mustBeLawful(tx: Transaction, { problem, advice, items }: QuestionAnswer): Promise<void> {
  const ids = [...new Set(items.flatMap(({ product_id: id }) => id ?? []))];
  const actives = items.flatMap(({ active }) => active ?? []);
  const named = await prescribedProducts(tx, { ids, actives: [] });
  if (named.length !== ids.length) throw new ServiceError('question_error.product_unknown');
  const ofProducts = named.flatMap(({ active, name }) => [active ?? '', name.en]);
  const substance = await refusedSubstanceIn(tx, [problem, advice, ...actives, ...ofProducts]);
  if (substance !== null) throw new ServiceError('question_error.substance_refused', { substance });
}
