import { PAGE_SIZE } from '@haat/api-contract';
import {
  claimAccountSchema,
  claimApprovalSchema,
  claimPaymentSchema,
  claimRejectionSchema,
  insurerClaimsQuerySchema,
  listedClaimsSchema,
} from '@haat/api-contract/insurance-claims-at-work';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { listWork } from './claims-at-work.ts';
import { accountOfClaim, confirmByHand } from './pay-by-hand.ts';
import { claimParams, registerClaimReading } from './read-work-routes.ts';
import { approveClaim, rejectClaim } from './work-on-claim.ts';

const PATH = '/insurer/v1/claims';
const tags = ['insurer'];
const security = [{ bearer: [] }];
const params = claimParams;

/** What insurers do: they read what was found, decide by amount or reason, and pay where no bank is connected. */
export const insurerModule: Module = {
  name: 'insurer',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('insurer'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Claims whose survey is there, or that are approved and not paid',
          querystring: insurerClaimsQuerySchema,
          response: { 200: listedClaimsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page, which } = request.query;
        const reader = { role: 'insurer', userId: signedInUser(request).id } as const;
        const { count, claims } = await listWork(dependencies, reader, { which, page });
        return pageOf(claims, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    registerClaimReading(app, dependencies, { role: 'insurer', path: PATH, which: 'that was surveyed' });

    app.get(
      `${PATH}/:id/account`,
      {
        schema: {
          tags,
          security,
          summary: 'Where an approved claim is paid, where no bank is connected',
          params,
          response: { 200: claimAccountSchema, ...errorAnswers },
        },
      },
      (request) => accountOfClaim(dependencies, { id: request.params.id, userId: signedInUser(request).id }),
    );

    app.post(
      `${PATH}/:id/approval`,
      {
        schema: {
          tags,
          security,
          summary: 'Approves a surveyed claim with an amount of at most the cover',
          params,
          body: claimApprovalSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, userId: signedInUser(request).id };
        await inTransaction(database, (tx) => approveClaim(tx, dependencies, worker, request.body));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/rejection`,
      {
        schema: {
          tags,
          security,
          summary: 'Rejects a surveyed claim, with a reason',
          params,
          body: claimRejectionSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, userId: signedInUser(request).id };
        await inTransaction(database, (tx) => rejectClaim(tx, dependencies, worker, request.body));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/payment`,
      {
        schema: {
          tags,
          security,
          summary: 'Says under which reference of the bank a claim was paid by hand',
          params,
          body: claimPaymentSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const payer = { id: request.params.id, userId: signedInUser(request).id };
        await inTransaction(database, (tx) => confirmByHand(tx, dependencies, payer, request.body.reference));
        return reply.code(204).send(null);
      },
    );
  },
};
