import { PAGE_SIZE } from '@haat/api-contract';
import {
  bagNumberParamsSchema,
  soilRefusalSchema,
  soilValuesSchema,
  waitingSamplesQuerySchema,
  waitingSamplesSchema,
} from '@haat/api-contract/soil';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { rejectSample, reportSample } from './report-sample.ts';
import { waitingSamples } from './waiting-samples.ts';

const PATH = '/laboratory/v1/samples';
const tags = ['laboratory'];
const security = [{ bearer: [] }];
const params = bagNumberParamsSchema;
const response = { 204: z.null(), ...errorAnswers };

/** What laboratories do: they see which bags wait, and report by the number of the bag. See docs/domain/soil.md. */
export const laboratoryModule: Module = {
  name: 'laboratory',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('laboratory'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Samples that wait, the longest waiting first; without whose they are',
          querystring: waitingSamplesQuerySchema,
          response: { 200: waitingSamplesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, samples } = await waitingSamples(database, page);
        return pageOf(samples, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    app.post(
      `${PATH}/:bagNumber/report`,
      {
        schema: {
          tags,
          security,
          summary: 'Reports what was measured; the same report again changes nothing',
          params,
          body: soilValuesSchema,
          response,
        },
      },
      async (request, reply) => {
        const sample = { bagNumber: request.params.bagNumber, laboratoryUserId: signedInUser(request).id };
        await inTransaction(database, (tx) => reportSample(tx, dependencies, sample, request.body));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:bagNumber/reject`,
      {
        schema: {
          tags,
          security,
          summary: 'Says why a sample cannot be measured',
          params,
          body: soilRefusalSchema,
          response,
        },
      },
      async (request, reply) => {
        const sample = { bagNumber: request.params.bagNumber, laboratoryUserId: signedInUser(request).id };
        await inTransaction(database, (tx) => rejectSample(tx, dependencies, sample, request.body.reason));
        return reply.code(204).send(null);
      },
    );
  },
};
