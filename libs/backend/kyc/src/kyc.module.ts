import { identityDocumentInputSchema, identityDocumentSchema } from '@haat/api-contract';
import { isStepUpDue, recordedNetwork, refuseBeforeStepUp, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { storeDocument } from './store-document.ts';
import { heldDocument } from './held-document.ts';
import { DOCUMENT_PHOTO_PATH, viewDocumentPhoto } from './view-document-photo.ts';
import { z } from 'zod';

const PATH = '/kyc/v1/id';
const common = { tags: ['kyc'], security: [{ bearer: [] }] };
const response = { 200: identityDocumentSchema, ...errorAnswers };

/** The signed-in person's identity document, for an insurer or a product that asks for one. */
export const kycModule: Module = {
  name: 'kyc',
  service: 'main',
  register(app, dependencies) {
    // Before the body is looked at: a guest is not told what is wrong with it.
    app.addHook('onRequest', requireUser);
    // Personal data must not be cached on the way.
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      PATH,
      { schema: { ...common, summary: 'The identity document that we hold, masked', response } },
      async (request) => {
        const { id, agent } = signedInUser(request);
        // A stranger with the number learns nothing of who had it, not even the name.
        if (await isStepUpDue(dependencies.database, id)) return { paper: null };
        return heldDocument(dependencies, id, { isForAgent: agent !== undefined });
      },
    );

    app.get(
      DOCUMENT_PHOTO_PATH,
      {
        schema: {
          ...common,
          summary: 'The photo of the identity document, as JPEG, at the address that the document names',
          querystring: z.object({ seal: z.string().max(1000).optional() }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id } = signedInUser(request);
        await refuseBeforeStepUp(dependencies.database, id);
        const jpeg = await viewDocumentPhoto(dependencies, id, request.query.seal);
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );

    app.post(
      PATH,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          ...common,
          summary: 'Stores an identity document in place of the one before',
          body: identityDocumentInputSchema,
          response,
        },
      },
      async (request) => {
        const { id, agent } = signedInUser(request);
        await refuseBeforeStepUp(dependencies.database, id);
        await storeDocument(dependencies, { userId: id, network: recordedNetwork(request.ip) }, request.body);
        return heldDocument(dependencies, id, { isForAgent: agent !== undefined });
      },
    );
  },
};
