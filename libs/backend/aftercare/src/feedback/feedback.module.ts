import { feedbackInputSchema, feedbackListSchema, feedbackSchema } from '@haat/api-contract/account';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { feedbackOf } from './find-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

const PATH = '/feedback/v1/messages';
const tags = ['feedback'];
const security = [{ bearer: [] }];

/** Feedback of the signed-in person. See docs/domain/aftercare.md#feedback. */
export const feedbackModule: Module = {
  name: 'feedback',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Feedback that the person sent, and what support answered, the newest first',
          response: { 200: feedbackListSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await feedbackOf(database, signedInUser(request).id) }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Sends feedback; it gets a number out of the count of complaints',
          body: feedbackInputSchema,
          response: { 201: feedbackSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const userId = signedInUser(request).id;
        const id = await sendFeedback(dependencies, userId, request.body);
        const [sent] = await feedbackOf(database, userId, id);
        if (sent === undefined) throw new ServiceError('request_error.not_found');
        return reply.code(201).send(sent);
      },
    );
  },
};
