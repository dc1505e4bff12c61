import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ACK, jsonOf, nack } from '@haat/ondc-core';
import type { Participant } from '../participants/participant.ts';
import type { HttpClient } from '../server/http-client.ts';
import { bodyOf } from '../server/sandbox-server.ts';
import { unprovenOf } from './prove-participant.ts';
import { readSubscriptionRequest } from './subscription-request.ts';
import { LOOKUP_FILTERS, type Subscriptions } from './subscriptions.ts';
import { verifySender } from './verify-sender.ts';

const FEWEST_FILTERS = 2;
const filtersSchema = z
  .strictObject(Object.fromEntries(LOOKUP_FILTERS.map((name) => [name, z.string().min(1).optional()])))
  .refine((filters) => Object.values(filters).filter(Boolean).length >= FEWEST_FILTERS, 'At least two filters');

/** Adds the registry: who is on the network (`/v2.0/lookup`), and how one comes to be (`/subscribe`, v1.0). */
export function registryRoutes(
  app: FastifyInstance,
  registry: Participant,
  { subscriptions, http, now }: { subscriptions: Subscriptions; http: HttpClient; now: () => Date },
): void {
  const ownEntries = {
    participant: async (subscriber_id: string, ukId: string) =>
      subscriptions.lookup({ subscriber_id, ukId })[0] ?? null,
  };
  app.post('/v2.0/lookup', async (request, reply) => {
    const body = bodyOf(request);
    const anyone = { type: null, subscriberId: null };
    if (!(await verifySender(ownEntries, request.headers.authorization, body, anyone, now())))
      return reply
        .code(401)
        .send(nack({ type: 'CONTEXT-ERROR', code: '10001', message: 'The signature is not that of a participant' }));
    const { success, data, error } = filtersSchema.safeParse(jsonOf(body));
    if (!success) {
      const [issue] = error.issues;
      return reply
        .code(400)
        .send(nack({ type: 'JSON-SCHEMA-ERROR', code: '10000', message: issue?.message ?? 'Cannot be read' }));
    }
    return subscriptions.lookup(data);
  });
  // ONDC writes its own public keys into its documents; those of this registry are new at each start.
  app.get('/sandbox/public-keys', async () => ({
    signing_public_key: registry.subscription.signing_public_key,
    encryption_public_key: registry.subscription.encr_public_key,
  }));
  app.post('/subscribe', async (request, reply) => {
    const asked = readSubscriptionRequest(bodyOf(request));
    if (typeof asked === 'string')
      return reply.code(400).send(nack({ type: 'JSON-SCHEMA-ERROR', code: '10000', message: asked }));
    const unproven = await unprovenOf(asked, { encryption: registry.encryption, http });
    if (unproven !== null) return nack({ type: 'POLICY-ERROR', code: '10001', message: unproven });
    subscriptions.add(asked.subscription);
    return ACK;
  });
}
