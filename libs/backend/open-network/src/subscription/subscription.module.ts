import { errorAnswers, ServiceError, type Module } from '@haat/backend-platform';
import { answerChallenge } from '@haat/ondc-core/signing';
import { z } from 'zod';

const tags = ['open network'];
const challengeSchema = z.object({ subscriber_id: z.string().max(300), challenge: z.string().max(10_000) });

/** What a registry asks of our host before it takes up our key. See docs/domain/open-network.md#subscription. */
export const subscriptionModule: Module = {
  name: 'network-subscription',
  service: 'main',
  register(app, { adapters }) {
    app.get(
      '/ondc-site-verification.html',
      {
        schema: {
          tags,
          summary: 'Shows the open network’s registry that this host is ours',
          response: { 200: z.string(), ...errorAnswers },
        },
      },
      async (_request, reply) => {
        const shown = adapters.openNetwork?.subscriber?.shown() ?? null;
        if (shown === null) throw new ServiceError('request_error.not_found');
        return reply.type('text/html; charset=utf-8').send(pageWith(shown));
      },
    );

    app.post(
      '/ondc/on_subscribe',
      {
        schema: {
          tags,
          summary: 'Opens the challenge of the open network’s registry',
          body: challengeSchema,
          response: { 200: z.object({ answer: z.string() }), ...errorAnswers },
        },
      },
      async ({ body: { subscriber_id, challenge } }) => {
        const network = adapters.openNetwork;
        const subscriber = network?.subscriber ?? null;
        const registryPublicKey = subscriber?.registryPublicKey() ?? null;
        if (network === null || subscriber === null || registryPublicKey === null)
          throw new ServiceError('request_error.not_found');
        // Challenges for other participants are not opened, whoever encrypted them for us.
        if (subscriber_id !== network.self().id)
          throw new ServiceError('request_error.invalid', { fields: [{ field: 'subscriber_id', rule: 'value' }] });
        const answer = opened(challenge, subscriber.encryption, registryPublicKey);
        if (answer === null)
          throw new ServiceError('request_error.invalid', { fields: [{ field: 'challenge', rule: 'value' }] });
        return { answer };
      },
    );
  },
};

/** @param proof base64 */
function pageWith(proof: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ONDC site verification</title>' +
    `<meta name="ondc-site-verification" content="${proof}"></head><body></body></html>`
  );
}

/** Null for what was not encrypted for us. */
function opened(...given: Parameters<typeof answerChallenge>): string | null {
  try {
    return answerChallenge(...given);
  } catch {
    return null;
  }
}
