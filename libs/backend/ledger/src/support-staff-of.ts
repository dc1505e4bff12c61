import type { FastifyRequest } from 'fastify';
import { recordedNetwork, signedInUser } from '@haat/backend-identity';
import type { SupportStaff } from '@haat/backend-payments';

/** The member of support staff who makes a request, with their network. */
export function supportStaffOf(request: FastifyRequest): SupportStaff {
  return { id: signedInUser(request).id, network: recordedNetwork(request.ip) };
}
