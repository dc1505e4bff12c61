import type { Prescription } from '@haat/api-contract/questions';
import type { Language } from '@haat/api-contract/vocabulary';
import { prescribedProducts } from '@haat/backend-market';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, eq } from 'drizzle-orm';
import { advisedCrops, cropCard } from '../crops/crop-book.ts';
import { cropsOf } from '../my-crops/keep-crops.ts';
import { expertQuestions, prescriptions } from './tables.ts';

/**
 * What an expert answered this person.
 * @throws ServiceError `request_error.not_found` for one that is not there or another person's
 */
export async function prescriptionOf(
  executor: Executor,
  userId: string,
  id: string,
  language: Language,
): Promise<Prescription> {
  const [found] = isId(id)
    ? await executor
        .select({ prescription: prescriptions, cropId: expertQuestions.cropId })
        .from(prescriptions)
        .innerJoin(expertQuestions, eq(expertQuestions.id, prescriptions.questionId))
        .where(and(eq(prescriptions.id, id), eq(expertQuestions.userId, userId)))
    : [];
  const crop = (await advisedCrops(executor)).find((one) => one.id === found?.cropId);
  if (found === undefined || crop === undefined) throw new ServiceError('request_error.not_found');
  const { questionId, problem, advice, items, answeredAt, validUntil, isSampleAnswer } = found.prescription;
  const products = await prescribedProducts(executor, {
    ids: items.flatMap(({ product_id: productId }) => productId ?? []),
    actives: items.flatMap(({ active }) => active ?? []),
  });
  const grown = (await cropsOf(executor, userId, language)).find((one) => one.crop.id === crop.id);
  return {
    ...{ id, question_id: questionId, crop: cropCard(crop, language), problem, advice },
    items: items.map((item) => ({
      ...item,
      products: products
        .filter(({ id: productId, active }) =>
          item.product_id === null
            ? active?.toLowerCase() === item.active?.toLowerCase()
            : productId === item.product_id,
        )
        .map(({ name, imageUrl, ...product }) => ({
          ...product,
          name: inLanguage(name, language),
          image_url: imageUrl,
        })),
    })),
    ...{ answered_day: indiaDay(answeredAt), valid_until: validUntil, acres: grown?.acres ?? null },
    is_sample_answer: isSampleAnswer,
  };
}
