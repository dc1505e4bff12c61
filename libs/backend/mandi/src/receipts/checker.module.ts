import { languageSchema, PAGE_SIZE, pageQuerySchema } from '@haat/api-contract';
import { checkedReceiptsSchema, rejectReceiptSchema } from '@haat/api-contract/mandi-receipts';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { decideSlip, photoOfSlip } from './check-slip.ts';
import { waitingSlips } from './find-slips.ts';

const PATH = '/checker/v1/receipts';
const tags = ['checker'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** What checkers do: they look at sale slips, and say which count. See docs/domain/mandi.md#sale-slips. */
export const checkerModule: Module = {
  name: 'mandi-checker',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('checker'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Sale slips that wait, the longest waiting first, without who sent them',
          querystring: pageQuerySchema.extend({ lang: languageSchema.default('hi') }),
          response: { 200: checkedReceiptsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page, lang: language } = request.query;
        const { count, slips } = await waitingSlips(database, signedInUser(request).id, { language, page });
        return pageOf(slips, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    app.get(
      `${PATH}/:id/photo`,
      {
        schema: {
          tags,
          security,
          summary: 'The photo of a sale slip that waits, as JPEG',
          params,
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const jpeg = await photoOfSlip(dependencies, signedInUser(request).id, request.params.id);
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );

    app.post(
      `${PATH}/:id/verify`,
      {
        schema: {
          tags,
          security,
          summary: 'Says that a sale slip shows what was written, so that it counts',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const decision = { receiptId: request.params.id, checkerId: signedInUser(request).id, reason: null };
        await inTransaction(database, (tx) => decideSlip(tx, dependencies, decision));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/reject`,
      {
        schema: {
          tags,
          security,
          summary: 'Says why a sale slip does not count',
          params,
          body: rejectReceiptSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { reason } = request.body;
        const decision = { receiptId: request.params.id, checkerId: signedInUser(request).id, reason };
        await inTransaction(database, (tx) => decideSlip(tx, dependencies, decision));
        return reply.code(204).send(null);
      },
    );
  },
};
