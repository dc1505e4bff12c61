import { PAGE_SIZE } from '@haat/api-contract';
import { adviceQuerySchema } from '@haat/api-contract/advice';
import {
  expertQuestionsQuerySchema,
  listedQuestionsSchema,
  questionAnswerSchema,
  takenQuestionSchema,
} from '@haat/api-contract/questions';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { answerSound, SOUND_ANSWERS } from '@haat/backend-media';
import { errorAnswers, fileAnswer, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { answerQuestion } from './answer-question.ts';
import { claimQuestion } from './move-question.ts';
import { photoOfTaken, questionsForExpert, takenQuestion, voiceOfTaken } from './taken-questions.ts';

const PATH = '/expert/v1/questions';
const tags = ['expert'];
const security = [{ bearer: [] }];
const id = z.string().min(1).max(LONGEST_ID);
const params = z.object({ id });

/** What experts do: they take questions, look at them, and answer. See docs/domain/advice.md#questions. */
export const expertModule: Module = {
  name: 'expert',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireRole('expert'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Questions that wait, or that the expert has taken: without what was asked and by whom',
          querystring: expertQuestionsQuerySchema.extend(adviceQuerySchema.shape),
          response: { 200: listedQuestionsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page, which, lang: language } = request.query;
        const asked = { which, language, page, now: now() };
        const { count, questions } = await questionsForExpert(database, signedInUser(request).id, asked);
        return pageOf(questions, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'A question that the expert has taken, without who asked',
          params,
          querystring: adviceQuerySchema,
          response: { 200: takenQuestionSchema, ...errorAnswers },
        },
      },
      (request) => takenQuestion(database, signedInUser(request).id, request.params.id, request.query.lang),
    );

    app.get(
      `${PATH}/:id/photos/:photoId`,
      {
        schema: {
          tags,
          security,
          summary: 'A photo of a question that the expert has taken, as JPEG',
          params: params.extend({ photoId: id }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const jpeg = await photoOfTaken(dependencies, signedInUser(request).id, request.params);
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );

    app.get(
      `${PATH}/:id/voice`,
      {
        schema: {
          tags,
          security,
          summary: 'The voice note of a question that the expert has taken, whole or a range of it',
          params,
          response: { ...SOUND_ANSWERS, ...errorAnswers },
        },
      },
      async (request, reply) =>
        answerSound(request, reply, await voiceOfTaken(dependencies, signedInUser(request).id, request.params.id)),
    );

    app.post(
      `${PATH}/:id/claim`,
      {
        schema: {
          tags,
          security,
          summary: 'Takes a question: of two experts who do so at once one gets it',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const expertId = signedInUser(request).id;
        await inTransaction(database, (tx) => claimQuestion(tx, dependencies, expertId, request.params.id));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/answer`,
      {
        schema: {
          tags,
          security,
          summary: 'Answers a question that the expert has taken, with a prescription',
          params,
          body: questionAnswerSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const question = { id: request.params.id, expertId: signedInUser(request).id };
        await inTransaction(database, (tx) => answerQuestion(tx, dependencies, question, request.body));
        return reply.code(204).send(null);
      },
    );
  },
};
