import type { FastifyRequest } from 'fastify';
import { recordedNetwork, signedInUser } from '@haat/backend-identity';
import type { Supporter } from '@haat/backend-payments';

/** The person of support who asks, and from where. */
export function supporterOf(request: FastifyRequest): Supporter {
  return { id: signedInUser(request).id, network: recordedNetwork(request.ip) };
}
