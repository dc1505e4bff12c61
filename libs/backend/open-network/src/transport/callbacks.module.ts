import {
  describeError,
  errorAnswers,
  ROUTE_COST,
  ServiceError,
  type Dependencies,
  type Module,
} from '@haat/backend-platform';
import { nack } from '@haat/ondc-core';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CallbackHandlers } from './callback-handlers.ts';
import { receiveMessage, type MessageReceiver } from './receive-message.ts';
import { refusal } from './refusals.ts';
import { RegistryError } from './registry.ts';
import { messageTaker } from './take-messages.ts';

/** A whole catalogue of a large seller app. */
const LONGEST_BODY_BYTES = 16 * 1024 * 1024;

const answerSchema = z.object({
  message: z.object({ ack: z.object({ status: z.enum(['ACK', 'NACK']) }) }),
  error: z.object({ type: z.string(), code: z.string(), message: z.string() }).optional(),
});
const params = z.object({ action: z.string().regex(/^on_[a-z_]{1,40}$/) });

/** Where other participants of the open network send their messages to; a signature authenticates them. */
export function callbacksModule(handlers: CallbackHandlers): Module {
  return {
    name: 'network-callbacks',
    service: 'main',
    register(app, dependencies) {
      const receiver = { handlers, take: messageTaker(dependencies) };
      app.register(async (scope) => {
        // The signature is of the bytes, so nothing reads them before it is checked.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
        scope.withTypeProvider<ZodTypeProvider>().post(
          '/ondc/:action',
          {
            bodyLimit: LONGEST_BODY_BYTES,
            config: {
              // Seller apps call for the whole market, from a few addresses of their own.
              cost: ROUTE_COST.free,
              documented: {
                body: z.object({ context: z.looseObject({}), message: z.looseObject({}) }),
                mediaTypes: ['application/json'],
                headers: z.object({ authorization: z.string().describe('Signature of the body, byte for byte') }),
              },
            },
            schema: {
              tags: ['open network'],
              summary: 'Takes a signed message of another participant of the open network',
              params,
              response: {
                200: answerSchema,
                401: z.union([answerSchema, errorAnswers['4xx']]),
                503: answerSchema,
                ...errorAnswers,
              },
            },
          },
          async ({ params: { action }, headers, body }, reply) => {
            const answer = await answerTo(dependencies, receiver, {
              action,
              authorization: headers.authorization,
              body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            });
            return reply.code(answer.status).send(answer.body);
          },
        );
      });
    },
  };
}

async function answerTo(
  dependencies: Dependencies,
  receiver: MessageReceiver,
  received: Parameters<typeof receiveMessage>[3],
) {
  const network = dependencies.adapters.openNetwork;
  if (network === null) throw new ServiceError('request_error.not_found');
  try {
    return await receiveMessage(dependencies, network, receiver, received);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    dependencies.log.warn({ error: describeError(error) }, 'the registry of the open network did not answer');
    return { status: 503, body: nack(refusal('23001')) } as const;
  }
}
