import { languageSchema, otpSentSchema } from '@haat/api-contract';
import { accountDeletionSchema, deleteAccountSchema, deletionDueSchema } from '@haat/api-contract/account';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { indiaDay } from '@haat/format';
import { recordedNetwork, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { requestDeletion, sendDeletionCode, undoDeletion } from './change-deletion.ts';
import type { AccountOwner } from './change-deletion.ts';
import { deletionState } from './deletion-state.ts';

const PATH = '/user/v1/account/deletion';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };

/** Where a person has their account deleted, and undoes it. See docs/domain/identity.md#deleting-an-account. */
export const deletionModule: Module = {
  name: 'account-deletion',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    app.get(
      PATH,
      {
        config: { cost: ROUTE_COST.search },
        schema: {
          ...common,
          summary: 'Whether the account is to be deleted, what is in the way, what the law keeps',
          response: { 200: accountDeletionSchema, ...errorAnswers },
        },
      },
      (request) => deletionState(dependencies, subjectOf(request)),
    );
    app.post(
      `${PATH}/codes`,
      {
        config,
        schema: {
          ...common,
          summary: 'Sends the code that confirms the deletion',
          querystring: z.object({ lang: languageSchema.optional() }),
          response: { 200: otpSentSchema, ...errorAnswers },
        },
      },
      (request) => sendDeletionCode(dependencies, ownerOf(request), request.query.lang),
    );
    app.post(
      PATH,
      {
        config,
        schema: {
          ...common,
          summary: 'Has the account deleted in 30 days; its other sessions end',
          body: deleteAccountSchema,
          response: { 200: deletionDueSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { request_id: requestId, otp } = request.body;
        const dueAt = await requestDeletion(dependencies, ownerOf(request), { requestId, otp });
        return { due_on: indiaDay(dueAt) };
      },
    );
    app.post(
      `${PATH}/undo`,
      {
        config,
        schema: { ...common, summary: 'Keeps the account', response: { 200: accountDeletionSchema, ...errorAnswers } },
      },
      async (request) => {
        await undoDeletion(dependencies, ownerOf(request));
        return deletionState(dependencies, subjectOf(request));
      },
    );
  },
};

function subjectOf(request: FastifyRequest): { userId: string; phoneNumber: string } {
  const { id: userId, phoneNumber } = signedInUser(request);
  return { userId, phoneNumber };
}

function ownerOf(request: FastifyRequest): AccountOwner {
  const { ip } = request;
  const session = signedInUser(request).claims.sid ?? '';
  return { ...subjectOf(request), session, callerAddress: ip, network: recordedNetwork(ip) };
}
