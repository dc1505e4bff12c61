import type { QuestionAnswer } from '@haat/api-contract/questions';
import { LONGEST_ADVICE } from '@haat/api-contract/vocabulary';
import { answerQuestion, claimQuestion, likeliestProblem } from '@haat/backend-advice';
import { expertQuestions } from '@haat/backend-advice/tables';
import { inLanguage, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Job } from '@haat/backend-platform';
import { and, asc, eq, lte } from 'drizzle-orm';
import texts from './expert-texts.json' with { type: 'json' };

/** How long the expert takes for an answer. */
const LOOK_MS = 5_000;
const LOOK_EVERY_MS = 2_000;
const BATCH = 50;

/**
 * The simulated expert: it looks at no photo and reads no text, names a problem that the crop has on this part of the
 * plant, and says what the advice says of it, with the dose of the label. Its answers are kept as a simulated
 * expert's, and say so.
 */
export const EXPERT_JOBS: readonly Job[] = [
  {
    name: 'sandbox.expert',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxExpert,
    run: runExpert,
  },
];

async function runExpert(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const waiting = await database
    .select()
    .from(expertQuestions)
    .where(and(eq(expertQuestions.status, 'SENT'), lte(expertQuestions.sentAt, new Date(now().getTime() - LOOK_MS))))
    .orderBy(asc(expertQuestions.sentAt))
    .limit(BATCH);
  for (const question of waiting) await answer(dependencies, question);
}

/** A question that a person has taken, or that was withdrawn meanwhile, is left as it is. */
async function answer(dependencies: Dependencies, question: typeof expertQuestions.$inferSelect): Promise<void> {
  const { id } = question;
  try {
    await inTransaction(dependencies.database, async (tx) => {
      await claimQuestion(tx, dependencies, null, id);
      await answerQuestion(tx, dependencies, { id, expertId: null }, await answerTo(tx, question));
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

async function answerTo(
  executor: Executor,
  { cropId, part, language }: typeof expertQuestions.$inferSelect,
): Promise<QuestionAnswer> {
  const sample = inLanguage(texts.sample, language);
  const found = await likeliestProblem(executor, { cropId, part });
  if (found === null) return { problem: inLanguage(texts.unknown, language), advice: sample, items: [] };
  const { problem, measures, product } = found;
  const said = measures.map((measure) => inLanguage(measure, language));
  return {
    problem: inLanguage(problem, language),
    advice: [sample, ...said].join('\n').slice(0, LONGEST_ADVICE),
    items:
      product === null
        ? []
        : [
            {
              ...{ product_id: product.id, active: null, water: null, interval_days: null, times: 1 },
              ...{ dose_per_acre: product.perAcre.amount, unit: product.perAcre.unit },
              waiting_days: product.waitingDays,
            },
          ],
  };
}
