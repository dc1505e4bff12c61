import { PAGE_SIZE, pageQuerySchema } from '@haat/api-contract';
import { answerFeedbackSchema, supportFeedbackSchema } from '@haat/api-contract/account';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { answerFeedback, photoOfFeedback } from './answer-feedback.ts';
import { waitingFeedback } from './find-feedback.ts';

const PATH = '/support/v1/feedback';
const tags = ['support'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** What support does with feedback. Each answer, and each look at a photo, is logged with who did it. */
export const feedbackSupportModule: Module = {
  name: 'feedback-support',
  service: 'main',
  register(app, dependencies) {
    const { database, log } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Feedback that waits for an answer, the longest waiting first, without who sent it',
          querystring: pageQuerySchema,
          response: { 200: supportFeedbackSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, results } = await waitingFeedback(database, signedInUser(request).id, page);
        return pageOf(results, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    app.get(
      `${PATH}/:id/photo`,
      {
        schema: {
          tags,
          security,
          summary: 'The photo of feedback that waits for an answer, as JPEG',
          params,
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const supporter = signedInUser(request).id;
        const { number, jpeg } = await photoOfFeedback(dependencies, supporter, request.params.id);
        log.info({ feedback: number, supporter }, 'support looked at a photo of feedback');
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );

    app.post(
      `${PATH}/:id/answer`,
      {
        schema: {
          tags,
          security,
          summary: 'Answers feedback; its sender is told',
          params,
          body: answerFeedbackSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const supporterId = signedInUser(request).id;
        const said = { id: request.params.id, supporterId, answer: request.body.answer };
        const number = await inTransaction(database, (tx) => answerFeedback(tx, dependencies, said));
        log.info({ feedback: number, supporter: supporterId }, 'support answered feedback');
        return reply.code(204).send(null);
      },
    );
  },
};
