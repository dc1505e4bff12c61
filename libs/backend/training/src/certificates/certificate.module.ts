import { certificateSchema, trainingQuerySchema } from '@haat/api-contract/training';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, inTransaction, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { hasPassed } from '../quiz/attempts.ts';
import { certificateOf, issueCertificate } from './certificates.ts';

const PATH = '/training/v1/certificate';
const tags = ['training'];
const security = [{ bearer: [] }];

/** The certificate of the signed-in person. See docs/domain/training.md#certificate. */
export const certificateModule: Module = {
  name: 'training-certificate',
  service: 'main',
  register(app, { database, now, configuration }) {
    app.addHook('onRequest', requireUser);

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Issues the certificate of a person who passed before the profile had a name; again, it is the same',
          response: { 200: certificateSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = signedInUser(request);
        return inTransaction(database, async (tx) => {
          if (!(await hasPassed(tx, id))) throw new ServiceError('training_error.not_passed');
          const certificate = await issueCertificate(tx, id, now());
          if (certificate === null) throw new ServiceError('training_error.name_missing');
          return certificate;
        });
      },
    );

    app.get(
      `${PATH}/document`,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'The person’s certificate as PDF',
          querystring: trainingQuerySchema,
          response: { 200: fileAnswer('application/pdf', 'The certificate'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const certificate = await certificateOf(database, signedInUser(request).id);
        if (certificate === null) throw new ServiceError('request_error.not_found');
        // Loaded with the first certificate: what shapes letters takes 70 MB and most of a second.
        const { drawCertificate } = await import('./draw-certificate.ts');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="training-${certificate.number}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(await drawCertificate(certificate, request.query.lang, configuration.farmerAddress));
      },
    );
  },
};
