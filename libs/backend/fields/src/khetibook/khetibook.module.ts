import { fieldEntryInputSchema, khetibookSchema } from '@haat/api-contract/fields';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { addEntry, khetibookOf, removeEntry } from './khetibook.ts';

const PATH = '/fields/v1/fields/:id/entries';
const common = { tags: ['fields'], security: [{ bearer: [] }] };
const id = z.string().min(1).max(LONGEST_ID);
const params = z.object({ id });
const response = { 200: khetibookSchema, ...errorAnswers };

/** What was paid for a person's field and what came in from it. See docs/domain/fields.md#khetibook. */
export const khetibookModule: Module = {
  name: 'khetibook',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      PATH,
      { schema: { ...common, summary: 'Khetibook of a field: entries, sums, profit an acre', params, response } },
      async (request) => khetibookOf(database, signedInUser(request).id, request.params.id),
    );
    app.post(
      PATH,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          ...common,
          summary: 'Writes an entry in the khetibook',
          params,
          body: fieldEntryInputSchema,
          response,
        },
      },
      async (request) => {
        const userId = signedInUser(request).id;
        await addEntry(dependencies, userId, request.params.id, request.body);
        return khetibookOf(database, userId, request.params.id);
      },
    );
    app.delete(
      `${PATH}/:entryId`,
      {
        schema: {
          ...common,
          summary: 'Takes an entry out of the khetibook',
          params: params.extend({ entryId: id }),
          response,
        },
      },
      async (request) => {
        const userId = signedInUser(request).id;
        const { id: fieldId, entryId } = request.params;
        await removeEntry(database, userId, { fieldId, entryId });
        return khetibookOf(database, userId, fieldId);
      },
    );
  },
};
