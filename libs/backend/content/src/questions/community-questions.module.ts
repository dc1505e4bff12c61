import { askedQuestionSchema, communityQuestionInputSchema, ownQuestionsSchema } from '@haat/api-contract/community';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { askEveryone, ownQuestions, removeQuestion } from './community-questions.ts';

const PATH = '/content/v1/questions';
const tags = ['community'];
const security = [{ bearer: [] }];

/** Questions that people ask everyone. See docs/domain/content.md#questions-to-everyone. */
export const communityQuestionsModule: Module = {
  name: 'content-questions',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Questions that the person asked everyone, the newest first',
          response: { 200: ownQuestionsSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await ownQuestions(dependencies.database, signedInUser(request).id) }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Asks everyone; with the same key it is one question, however often it comes',
          body: communityQuestionInputSchema,
          response: { 201: askedQuestionSchema, ...errorAnswers },
        },
      },
      async (request, reply) =>
        reply.code(201).send({ slug: await askEveryone(dependencies, signedInUser(request).id, request.body) }),
    );

    app.delete(
      `${PATH}/:slug`,
      {
        schema: {
          tags,
          security,
          summary: 'Removes an own question, with what was said to it',
          params: z.object({ slug: z.string().min(1).max(100) }),
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await removeQuestion(dependencies, signedInUser(request).id, request.params.slug);
        return reply.code(204).send(null);
      },
    );
  },
};
