import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { certificateContent } from './certificate-content.ts';

/** Certificates of the signed-in farmer's policies. See docs/domain/insurance.md#policies. */
export const certificatesModule: Module = {
  name: 'insurance-certificates',
  service: 'main',
  register(app, { database }) {
    app.addHook('onRequest', requireUser);

    app.get(
      '/insurance/v1/policies/:id/certificate',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags: ['insurance'],
          security: [{ bearer: [] }],
          summary: 'The certificate of a policy that is in force, as PDF in the language of its order',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          response: { 200: fileAnswer('application/pdf', 'The certificate'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const content = await certificateContent(database, signedInUser(request).id, request.params.id);
        if (content === null) throw new ServiceError('request_error.not_found');
        // Loaded with the first certificate: what shapes letters takes 70 MB and most of a second.
        const { drawCertificate } = await import('./draw-certificate.ts');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${content.number}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(await drawCertificate(content));
      },
    );
  },
};
