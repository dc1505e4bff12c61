import { adviceQuerySchema } from '@haat/api-contract/advice';
import { fieldInputSchema, fieldSchema, fieldsSchema, newFieldSchema } from '@haat/api-contract/fields';
import type { Field } from '@haat/api-contract/fields';
import { LONGEST_ID, type Language } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { addField, changeField, removeField } from './keep-fields.ts';
import { fieldRowsOf, fieldViews, ownField } from './own-fields.ts';
import type { FieldRow } from './own-fields.ts';

const PATH = '/fields/v1/fields';
const common = { tags: ['fields'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const querystring = adviceQuerySchema;

/** Fields of the signed-in person. See docs/domain/fields.md#fields. */
export const fieldsModule: Module = {
  name: 'fields',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);
    // Where a person's land lies must not be cached on the way.
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const view = async (row: FieldRow, language: Language): Promise<Field> => {
      const [field] = await fieldViews(database, [row], language);
      if (field === undefined) throw new ServiceError('request_error.not_found');
      return field;
    };

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Fields of the person, the newest first',
          querystring,
          response: { 200: fieldsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const rows = await fieldRowsOf(database, signedInUser(request).id);
        return { results: await fieldViews(database, rows, request.query.lang) };
      },
    );
    app.post(
      PATH,
      {
        config,
        schema: {
          ...common,
          summary: 'Registers a field; what is wrong with its boundary is told',
          querystring,
          body: newFieldSchema,
          response: { 201: fieldSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const row = await addField(dependencies, signedInUser(request).id, request.body);
        return reply.code(201).send(await view(row, request.query.lang));
      },
    );
    app.get(
      `${PATH}/:id`,
      {
        schema: {
          ...common,
          summary: 'One of the person’s fields',
          params,
          querystring,
          response: { 200: fieldSchema, ...errorAnswers },
        },
      },
      async (request) =>
        view(await ownField(database, signedInUser(request).id, request.params.id), request.query.lang),
    );
    app.put(
      `${PATH}/:id`,
      {
        config,
        schema: {
          ...common,
          summary: 'Changes one of the person’s fields',
          params,
          querystring,
          body: fieldInputSchema,
          response: { 200: fieldSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const row = await changeField(dependencies, signedInUser(request).id, request.params.id, request.body);
        return view(row, request.query.lang);
      },
    );
    app.delete(
      `${PATH}/:id`,
      {
        schema: {
          ...common,
          summary: 'Removes one of the person’s fields with its khetibook',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await removeField(database, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
