import { paidRefundSchema, raisedRefundsSchema, refundSchema } from '@haat/api-contract';
import { z } from 'zod';
import { recordedNetwork, requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { markPaidManually } from './mark-paid.ts';
import { raisedRefunds } from './raised-refunds.ts';
import { toRefund } from './refunds-of.ts';

const PATH = '/support/v1/refunds';
const tags = ['support'];
const security = [{ bearer: [] }];

/** Refunds that do not go through by themselves, for support. */
export const raisedRefundsModule: Module = {
  name: 'raised-refunds',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));

    app.get(
      `${PATH}/raised`,
      {
        schema: {
          tags,
          security,
          summary: 'Refunds that support has to look at',
          response: { 200: raisedRefundsSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await raisedRefunds(dependencies, signedInUser(request).id) }),
    );

    app.post(
      `${PATH}/:id/paid`,
      {
        schema: {
          tags,
          security,
          summary: 'Says that a refund was paid by hand',
          params: z.object({ id: z.string().min(1).max(100) }),
          body: paidRefundSchema,
          response: { 200: refundSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const staff = { id: signedInUser(request).id, network: recordedNetwork(request.ip) };
        return toRefund(
          await markPaidManually(dependencies, staff, {
            id: request.params.id,
            destinationVersion: request.body.destination_version,
            bankReference: request.body.bank_reference ?? null,
          }),
        );
      },
    );
  },
};
