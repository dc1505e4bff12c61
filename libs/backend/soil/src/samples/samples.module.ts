import { adviceQuerySchema } from '@haat/api-contract/advice';
import { soilSampleDetailsSchema, soilSampleInputSchema, soilSamplesSchema } from '@haat/api-contract/soil';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { ownSample, sampleDetails, samplesOf } from './find-samples.ts';
import { sendSample, withdrawSample } from './send-sample.ts';

const PATH = '/soil/v1/samples';
const tags = ['soil'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const querystring = adviceQuerySchema;

/** Samples of soil of the signed-in person, and what was measured. See docs/domain/soil.md. */
export const samplesModule: Module = {
  name: 'soil-samples',
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
          summary: 'Samples of soil that the person handed in, the newest first',
          querystring,
          response: { 200: soilSamplesSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await samplesOf(database, signedInUser(request).id, request.query.lang) }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Says that soil was handed in; with the same key it is one sample, however often it comes',
          querystring,
          body: soilSampleInputSchema,
          response: { 201: soilSampleDetailsSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId } = signedInUser(request);
        const id = await sendSample(dependencies, userId, request.body);
        return reply.code(201).send(await sampleDetails(database, userId, id, request.query.lang));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'A sample of the person, with its report',
          params,
          querystring,
          response: { 200: soilSampleDetailsSchema, ...errorAnswers },
        },
      },
      (request) => sampleDetails(database, signedInUser(request).id, request.params.id, request.query.lang),
    );

    app.get(
      `${PATH}/:id/document`,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'The report of a sample as PDF',
          params,
          querystring,
          response: { 200: fileAnswer('application/pdf', 'The report'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { lang } = request.query;
        const sample = await ownSample(database, signedInUser(request).id, request.params.id);
        if (sample.state !== 'REPORTED') throw new ServiceError('request_error.not_found');
        // Loaded with the first report: what shapes letters takes 70 MB and most of a second.
        const { drawSoilReport } = await import('../report-document/draw-soil-report.ts');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="soil-${sample.bagNumber}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(await drawSoilReport(sample, lang));
      },
    );

    app.post(
      `${PATH}/:id/withdraw`,
      {
        schema: {
          tags,
          security,
          summary: 'Takes a sample back that is not measured yet',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await withdrawSample(database, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
