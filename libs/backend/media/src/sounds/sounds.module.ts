import { soundSchema } from '@haat/api-contract/uploads';
import { MAX_SOUND_BYTES } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { answerSound, SOUND_ANSWERS } from './answer-sound.ts';
import { soundOf, storeSound } from './sounds.ts';

const PATH = '/upload/v1/sounds';
const tags = ['sounds'];
const security = [{ bearer: [] }];
const MEDIA_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg'];
const sound = z
  .any()
  .meta({ type: 'string', format: 'binary' })
  .describe(`The recording itself, at most ${MAX_SOUND_BYTES / 1_000_000} MB`);

/** Voice notes of the signed-in person. See docs/domain/advice.md#voice-notes. */
export const soundsModule: Module = {
  name: 'sounds',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    // What it is, its bytes say; phones name it in a dozen ways.
    app.addContentTypeParser(
      /^(audio\/|video\/|application\/octet-stream)/,
      { parseAs: 'buffer', bodyLimit: MAX_SOUND_BYTES },
      (_, body, done) => done(null, body),
    );

    app.post(
      PATH,
      {
        bodyLimit: MAX_SOUND_BYTES,
        config: { cost: ROUTE_COST.photo, documented: { body: sound, mediaTypes: MEDIA_TYPES } },
        schema: {
          tags,
          security,
          summary: 'Takes a voice note in: its id is named in what it belongs to',
          response: { 201: soundSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new ServiceError('upload_error.not_a_sound');
        const sender = { userId: signedInUser(request).id };
        return reply.code(201).send(await storeSound(dependencies, sender, request.body));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: "A voice note of one's own, whole or a range of it",
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { ...SOUND_ANSWERS, ...errorAnswers },
        },
      },
      async (request, reply) =>
        answerSound(request, reply, await soundOf(dependencies, request.params.id, signedInUser(request).id)),
    );
  },
};
