import { MAX_PHOTO_BYTES, photoSchema } from '@haat/api-contract';
import { z } from 'zod';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { ownPhoto, storePhoto } from './photos.ts';

const PATH = '/upload/v1/photos';
const tags = ['photos'];
const security = [{ bearer: [] }];
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const picture = z
  .any()
  .meta({ type: 'string', format: 'binary' })
  .describe(`The picture itself, at most ${MAX_PHOTO_BYTES / 1_000_000} MB`);

/** Photos of the signed-in person. */
export const photosModule: Module = {
  name: 'photos',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    // The body is the image itself; its type is detected from its bytes.
    app.addContentTypeParser(
      /^(image\/|application\/octet-stream)/,
      { parseAs: 'buffer', bodyLimit: MAX_PHOTO_BYTES },
      (_, body, done) => done(null, body),
    );

    app.post(
      PATH,
      {
        bodyLimit: MAX_PHOTO_BYTES,
        config: { cost: ROUTE_COST.photo, documented: { body: picture, mediaTypes: PHOTO_TYPES } },
        schema: {
          tags,
          security,
          summary: 'Takes a photo in: its id is named in what it belongs to',
          response: { 201: photoSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new ServiceError('upload_error.not_a_picture');
        return reply.code(201).send(await storePhoto(dependencies, { userId: signedInUser(request).id }, request.body));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: "A photo of one's own, as JPEG; a document has a signed address instead",
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const jpeg = await ownPhoto(dependencies, request.params.id, signedInUser(request).id);
        if (jpeg === null) throw new ServiceError('request_error.not_found');
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );
  },
};
