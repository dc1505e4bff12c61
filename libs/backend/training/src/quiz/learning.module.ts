import { attemptInputSchema, attemptSchema, lessonParamsSchema, progressSchema } from '@haat/api-contract/training';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { markRead, progressOf, takeQuiz } from './attempts.ts';

const tags = ['training'];
const security = [{ bearer: [] }];

/** What the signed-in person has read, and attempts at the quiz. See docs/domain/training.md. */
export const learningModule: Module = {
  name: 'training-learning',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireUser);

    app.get(
      '/training/v1/progress',
      {
        schema: {
          tags,
          security,
          summary: 'How far the person has come: lessons read, the newest attempt, the certificate',
          response: { 200: progressSchema, ...errorAnswers },
        },
      },
      (request) => progressOf(database, signedInUser(request).id, now()),
    );

    app.post(
      '/training/v1/lessons/:lesson/read',
      {
        schema: {
          tags,
          security,
          summary: 'Marks a lesson as read; again, nothing changes',
          params: lessonParamsSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await markRead(dependencies, signedInUser(request).id, request.params.lesson);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/training/v1/attempts',
      {
        schema: {
          tags,
          security,
          summary: 'Judges answers to the quiz; with the same key it is one attempt, however often it comes',
          body: attemptInputSchema,
          response: { 201: attemptSchema, ...errorAnswers },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await takeQuiz(dependencies, signedInUser(request).id, request.body)),
    );
  },
};
