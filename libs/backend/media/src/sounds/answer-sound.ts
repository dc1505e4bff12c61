import { SOUND_TYPES } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import { byteRange } from '@haat/format';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StoredSound } from './sounds.ts';

const bytes = z.any().meta({ type: 'string', format: 'binary' });
const content = Object.fromEntries(SOUND_TYPES.map((type) => [type, { schema: bytes }]));
/** What a route answers that gives a voice note, for `schema.response`. */
export const SOUND_ANSWERS = {
  200: { description: 'The voice note', content },
  206: { description: 'A range of it', content },
} as const;

/**
 * Answers a voice note, whole or the one range that is asked for: players jump by ranges, and Safari plays nothing
 * without them.
 * @throws ServiceError `request_error.not_found` where there is none
 */
export function answerSound(request: FastifyRequest, reply: FastifyReply, sound: StoredSound | null): FastifyReply {
  if (sound === null) throw new ServiceError('request_error.not_found');
  const whole = Buffer.from(sound.bytes);
  reply.type(sound.type).header('accept-ranges', 'bytes').header('x-content-type-options', 'nosniff');
  const range = byteRange(request.headers.range, whole.length);
  if (range === null) return reply.send(whole);
  const [first, last] = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${whole.length}`)
    .send(whole.subarray(first, last + 1));
}
