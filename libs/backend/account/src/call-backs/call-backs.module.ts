import { callBackInputSchema, waitingCallBackSchema } from '@haat/api-contract/account';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { askForCall, forgoCall, waitingCallBack } from './call-backs.ts';

const PATH = '/user/v1/call-back';
const tags = ['account'];
const security = [{ bearer: [] }];

/** Asking to be called. See docs/domain/identity.md#calls-back. */
export const callBacksModule: Module = {
  name: 'call-backs',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'The call that the person waits for',
          response: { 200: waitingCallBackSchema, ...errorAnswers },
        },
      },
      (request) => waitingCallBack(dependencies.database, signedInUser(request).id),
    );

    app.put(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Asks for a call, or says something else about the one that is waited for',
          body: callBackInputSchema,
          response: { 200: waitingCallBackSchema, ...errorAnswers },
        },
      },
      (request) => askForCall(dependencies, signedInUser(request).id, request.body),
    );

    app.delete(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Takes back that the person wants to be called',
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await forgoCall(dependencies, signedInUser(request).id);
        return reply.code(204).send(null);
      },
    );
  },
};
