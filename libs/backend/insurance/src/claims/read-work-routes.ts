import { languageSchema } from '@haat/api-contract';
import { claimAtWorkSchema } from '@haat/api-contract/insurance-claims-at-work';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';
import { z } from 'zod';
import { readWork, readWorkPhoto, type ClaimReader } from './claims-at-work.ts';
import { photoParams, sealQuery } from './view-claim-photo.ts';

const security = [{ bearer: [] }];
/** The claim that an address names. */
export const claimParams = z.object({ id: z.string().min(1).max(LONGEST_ID) });

/** Who reads, where, and which claims these are in the documentation: 'that was surveyed'. */
interface Reading {
  readonly role: ClaimReader['role'];
  readonly path: string;
  readonly which: string;
}

/** The routes by which a surveyor or an insurer reads a claim and its photos; each use is recorded with the role. */
export function registerClaimReading(app: App, dependencies: Dependencies, { role, path, which }: Reading): void {
  const tags = [role];
  app.get(
    `${path}/:id`,
    {
      schema: {
        tags,
        security,
        summary: `A claim ${which}, without who filed it`,
        params: claimParams,
        querystring: z.object({ lang: languageSchema.default('hi') }),
        response: { 200: claimAtWorkSchema, ...errorAnswers },
      },
    },
    (request) => {
      const reader = { role, userId: signedInUser(request).id };
      return readWork(dependencies, reader, request.params.id, request.query.lang);
    },
  );

  app.get(
    `${path}/:id/photos/:photoId`,
    {
      schema: {
        tags,
        security,
        summary: `A photo of a claim ${which}, as JPEG, at the address that the claim names`,
        params: photoParams,
        querystring: sealQuery,
        response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const reader = { role, userId: signedInUser(request).id };
      const jpeg = await readWorkPhoto(dependencies, reader, { ...request.params, seal: request.query.seal });
      return reply.type('image/jpeg').send(Buffer.from(jpeg));
    },
  );
}
