import { languageSchema } from '@haat/api-contract';
import { claimAppealSchema, claimInputSchema, claimSchema, claimsSchema } from '@haat/api-contract/insurance-claims';
import type { Claim } from '@haat/api-contract/insurance-claims';
import { LONGEST_ID, type Language } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { appealClaim, withdrawClaim } from './change-own-claim.ts';
import { fileClaim } from './file-claim.ts';
import { OWN_CLAIMS_PATH as PATH, ownClaim, ownClaims, ownReason } from './own-claims.ts';
import { photoParams, sealQuery, viewClaimPhoto } from './view-claim-photo.ts';

const tags = ['insurance'];
const security = [{ bearer: [] }];
const querystring = z.object({ lang: languageSchema.default('hi') });
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });

/** Whose claims are asked for, and by whom. */
interface Asked {
  readonly farmerId: string;
  readonly viewerId: string;
}

function askedBy(request: Pick<FastifyRequest, 'user'>): Asked {
  const { id, agent } = signedInUser(request);
  return { farmerId: id, viewerId: agent?.id ?? id };
}

/** Claims of the signed-in farmer. See docs/domain/insurance.md#filing-a-claim. */
export const claimsModule: Module = {
  name: 'insurance-claims',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);

    const one = async (asked: Asked, id: string, language: Language): Promise<Claim> => {
      const [claim] = await ownClaims(dependencies, { ...asked, id, language });
      if (claim === undefined) throw new ServiceError('request_error.not_found');
      return claim;
    };

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Claims of the person, the newest first',
          querystring,
          response: { 200: claimsSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await ownClaims(dependencies, { ...askedBy(request), language: request.query.lang }),
      }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Files a claim; with the same key it is one claim, however often it comes',
          querystring,
          body: claimInputSchema,
          response: { 201: claimSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const asked = askedBy(request);
        const id = await fileClaim(dependencies, asked.farmerId, request.body);
        return reply.code(201).send(await one(asked, id, request.query.lang));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'A claim of the person',
          params,
          querystring,
          response: { 200: claimSchema, ...errorAnswers },
        },
      },
      (request) => one(askedBy(request), request.params.id, request.query.lang),
    );

    app.get(
      `${PATH}/:id/photos/:photoId`,
      {
        schema: {
          tags,
          security,
          summary: 'A photo of a claim of the person, as JPEG, at the address that the claim names',
          params: photoParams,
          querystring: sealQuery,
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const asked = askedBy(request);
        const { id, photoId } = request.params;
        const claim = await ownClaim(dependencies, { farmerId: asked.farmerId, id });
        const view = { claim, photoId, seal: request.query.seal, viewerId: asked.viewerId, why: ownReason(asked) };
        return reply.type('image/jpeg').send(Buffer.from(await viewClaimPhoto(dependencies, view)));
      },
    );

    app.post(
      `${PATH}/:id/withdraw`,
      {
        schema: {
          tags,
          security,
          summary: 'Takes a claim back that no surveyor has taken yet',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const own = { farmerId: signedInUser(request).id, id: request.params.id };
        await inTransaction(database, (tx) => withdrawClaim(tx, dependencies, own));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/appeal`,
      {
        schema: {
          tags,
          security,
          summary: 'Appeals a rejection: once, within 30 days',
          params,
          body: claimAppealSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const own = { farmerId: signedInUser(request).id, id: request.params.id };
        await inTransaction(database, (tx) => appealClaim(tx, dependencies, own, request.body.text));
        return reply.code(204).send(null);
      },
    );
  },
};
