import {
  figuresQuerySchema,
  figuresSchema,
  searchesWithoutResultQuerySchema,
  searchesWithoutResultSchema,
  searchSynonymInputSchema,
  searchSynonymSchema,
  searchSynonymsSchema,
} from '@haat/api-contract/operator-figures';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole } from '@haat/backend-identity';
import { addSynonym, listSynonyms, removeSynonym, searchesWithoutResult } from '@haat/backend-market';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { z } from 'zod';
import { daysBefore, figuresOf } from './figures.ts';

const PATH = '/operator/v1';
const SYNONYMS = `${PATH}/search-synonyms`;
const common = { tags: ['operator'], security: [{ bearer: [] }] };

/** The picture of a day, and what people searched without finding anything. See docs/domain/figures.md. */
export const figuresModule: Module = {
  name: 'figures',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireRole('operator'));
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      `${PATH}/figures`,
      {
        config: { cost: ROUTE_COST.search },
        schema: {
          ...common,
          summary: 'Orders, sums, late ones, refunds, sign-ins and searches without result, by day, district and shop',
          querystring: figuresQuerySchema,
          response: { 200: figuresSchema, ...errorAnswers },
        },
      },
      (request) => figuresOf(dependencies, request.query),
    );

    app.get(
      `${PATH}/searches-without-result`,
      {
        schema: {
          ...common,
          summary: 'What at least three sessions searched without finding anything, the most searched first',
          querystring: searchesWithoutResultQuerySchema,
          response: { 200: searchesWithoutResultSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { days, page, per_page: pageSize } = request.query;
        const firstDay = daysBefore(indiaDay(now()), days - 1);
        return { ...(await searchesWithoutResult(database, { firstDay, page, pageSize })), page, per_page: pageSize };
      },
    );

    app.get(
      SYNONYMS,
      {
        schema: {
          ...common,
          summary: 'Words that are searched as others, the newest first',
          response: { 200: searchSynonymsSchema, ...errorAnswers },
        },
      },
      async () => {
        const data = await listSynonyms(database);
        return { data, total: data.length };
      },
    );

    app.post(
      SYNONYMS,
      {
        schema: {
          ...common,
          summary: 'Has a word that finds nothing searched as another',
          body: searchSynonymInputSchema,
          response: { 201: searchSynonymSchema, ...errorAnswers },
        },
      },
      async (request, reply) => reply.code(201).send(await addSynonym(dependencies, request.body)),
    );

    app.delete(
      `${SYNONYMS}/:id`,
      {
        schema: {
          ...common,
          summary: 'Takes a synonym back',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await removeSynonym(database, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
