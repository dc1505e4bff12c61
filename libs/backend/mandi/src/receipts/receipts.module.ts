import { languageSchema } from '@haat/api-contract';
import { mandiReceiptInputSchema, mandiReceiptSchema, mandiReceiptsSchema } from '@haat/api-contract/mandi-receipts';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { slipsOf } from './find-slips.ts';
import { receiveSlip } from './receive-slip.ts';

const PATH = '/mandi/v1/receipts';
const tags = ['mandi'];
const security = [{ bearer: [] }];
const querystring = z.object({ lang: languageSchema.default('hi') });

/** Sale slips of the signed-in farmer. See docs/domain/mandi.md#sale-slips. */
export const receiptsModule: Module = {
  name: 'mandi-receipts',
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
          summary: 'Sale slips that the farmer sent, and what became of them, the newest first',
          querystring,
          response: { 200: mandiReceiptsSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await slipsOf(database, signedInUser(request).id, { language: request.query.lang }),
      }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Sends a sale slip, to be checked and counted',
          querystring,
          body: mandiReceiptInputSchema,
          response: { 201: mandiReceiptSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const userId = signedInUser(request).id;
        const id = await receiveSlip(dependencies, userId, request.body);
        const [receipt] = await slipsOf(database, userId, { language: request.query.lang, id });
        if (receipt === undefined) throw new ServiceError('request_error.not_found');
        return reply.code(201).send(receipt);
      },
    );
  },
};
