import { tellPerson } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { advisedCrops } from '../crops/crop-book.ts';
import texts from './question-texts.json' with { type: 'json' };
import { expertQuestions, prescriptions } from './tables.ts';

/** That a question was answered: `question_id`. */
export const QUESTION_EVENT = 'advice.question-answered';

/** Tells farmers that an expert has answered. */
export const QUESTION_EVENT_HANDLERS: EventHandlers = {
  async [QUESTION_EVENT]({ database, ...dependencies }, { id, payload }) {
    const [found] = await database
      .select({ question: expertQuestions, isSample: prescriptions.isSampleAnswer })
      .from(expertQuestions)
      .innerJoin(prescriptions, eq(prescriptions.questionId, expertQuestions.id))
      .where(eq(expertQuestions.id, payload['question_id'] ?? ''));
    const crop = (await advisedCrops(database)).find((one) => one.id === found?.question.cropId);
    if (found === undefined || crop === undefined) return;
    await tellPerson(
      { database, ...dependencies },
      {
        ...{ id, userId: found.question.userId, kind: 'question-answered', text: texts.answered },
        sampleText: found.isSample ? texts.sample : null,
        values: (language) => ({ crop: inLanguage(crop.name, language) }),
      },
    );
  },
};
