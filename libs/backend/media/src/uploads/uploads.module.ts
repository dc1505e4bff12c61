import { uploadSchema, type Upload } from '@haat/api-contract/uploads';
import { LONGEST_UPLOAD_PART } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { beginHeaders, begunUpload, PART_TYPE, partHeaders, TUS_VERSION } from './tus-headers.ts';
import { beginUpload, endUpload, takePart, uploadOf } from './uploads.ts';

const PATH = '/upload/v1/parts';
const tags = ['parts'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });
const part = z
  .any()
  .meta({ type: 'string', format: 'binary' })
  .describe(`The next part, at most ${LONGEST_UPLOAD_PART} bytes`);

/**
 * Photos and sounds in parts, over the wire of tus 1.0 with its extensions creation and termination. What is finished
 * bears the id of the upload. See docs/domain/aftercare.md#sending-in-parts.
 */
export const uploadsModule: Module = {
  name: 'uploads',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply, payload) => {
      reply.header('tus-resumable', TUS_VERSION);
      return payload;
    });
    app.addContentTypeParser(PART_TYPE, { parseAs: 'buffer', bodyLimit: LONGEST_UPLOAD_PART }, (_, body, done) =>
      done(null, body),
    );
    const standing = (reply: FastifyReply, { offset, length }: Upload) =>
      reply.header('upload-offset', offset).header('upload-length', length);

    app.post(
      PATH,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary:
            'Begins an upload, or finds the one with the same contents that was cut off, and says where it stands',
          headers: beginHeaders,
          response: { 201: uploadSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const upload = await beginUpload(dependencies, signedInUser(request).id, begunUpload(request.headers));
        return standing(reply, upload).code(201).header('location', `${PATH}/${upload.id}`).send(upload);
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Where an upload stands; HEAD says it in headers',
          params,
          response: { 200: uploadSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const upload = await uploadOf(dependencies, signedInUser(request).id, request.params.id);
        return standing(reply, upload).send(upload);
      },
    );

    app.patch(
      `${PATH}/:id`,
      {
        bodyLimit: LONGEST_UPLOAD_PART,
        config: { cost: ROUTE_COST.transaction, documented: { body: part, mediaTypes: [PART_TYPE] } },
        schema: {
          tags,
          security,
          summary: 'Takes the next part; with the last one the photo or the sound is there',
          params,
          headers: partHeaders,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new ServiceError('request_error.invalid');
        const { id } = request.params;
        const next = { id, offset: Number(request.headers['upload-offset']), bytes: request.body };
        const upload = await takePart(dependencies, signedInUser(request).id, next);
        return standing(reply, upload).code(204).send(null);
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Takes an upload back; what it became stays',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await endUpload(dependencies, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
