import { adviceQuerySchema } from '@haat/api-contract/advice';
import { prescriptionSchema, questionInputSchema, questionSchema, questionsSchema } from '@haat/api-contract/questions';
import type { Question } from '@haat/api-contract/questions';
import { LONGEST_ID, type Language } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { prescriptionOf } from './find-prescription.ts';
import { questionsOf } from './find-questions.ts';
import { moveOwnQuestion } from './move-question.ts';
import { sendQuestion } from './send-question.ts';

const PATH = '/advice/v1/questions';
const tags = ['advice'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const querystring = adviceQuerySchema;

/** Questions of the signed-in person to experts, and their answers. See docs/domain/advice.md#questions. */
export const questionsModule: Module = {
  name: 'questions',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);

    const one = async (userId: string, id: string, language: Language): Promise<Question> => {
      const [question] = isId(id) ? await questionsOf(database, userId, { language, id }) : [];
      if (question === undefined) throw new ServiceError('request_error.not_found');
      return question;
    };

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Questions that the person asked experts, the newest first',
          querystring,
          response: { 200: questionsSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await questionsOf(database, signedInUser(request).id, { language: request.query.lang }),
      }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Asks an expert; with the same key it is one question, however often it comes',
          querystring,
          body: questionInputSchema,
          response: { 201: questionSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId } = signedInUser(request);
        const { lang } = request.query;
        const id = await sendQuestion(dependencies, userId, request.body, lang);
        return reply.code(201).send(await one(userId, id, lang));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'A question of the person',
          params,
          querystring,
          response: { 200: questionSchema, ...errorAnswers },
        },
      },
      (request) => one(signedInUser(request).id, request.params.id, request.query.lang),
    );

    for (const [act, to, summary] of [
      ['withdraw', 'WITHDRAWN', 'Takes a question back that is not answered yet'],
      ['close', 'CLOSED', 'Says that an answered question is done with'],
    ] as const)
      app.post(
        `${PATH}/:id/${act}`,
        { schema: { tags, security, summary, params, response: { 204: z.null(), ...errorAnswers } } },
        async (request, reply) => {
          const { id } = request.params;
          await inTransaction(database, (tx) => moveOwnQuestion(tx, signedInUser(request).id, id, to));
          return reply.code(204).send(null);
        },
      );

    app.get(
      '/advice/v1/prescriptions/:id',
      {
        schema: {
          tags,
          security,
          summary: 'What an expert answered the person: what it is, what to do, and what of which goods',
          params,
          querystring,
          response: { 200: prescriptionSchema, ...errorAnswers },
        },
      },
      (request) => prescriptionOf(database, signedInUser(request).id, request.params.id, request.query.lang),
    );
  },
};
