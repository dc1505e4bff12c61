import type { Role } from '@haat/api-contract/vocabulary';
import { recordedNetwork, recordRoleUse, requireStaff, signedInUser } from '@haat/backend-identity';
import type { OperatorCaller, OperatorResource } from '@haat/backend-platform/operator';
import type { FastifyRequest } from 'fastify';
import { resourceFor } from './registry.ts';

/** For `onRequest`: refuses who is not signed in, or not as staff with a second factor. */
export const requireDesk = requireStaff;

/** Who sends a request to the desk. */
export function callerOf(request: FastifyRequest): OperatorCaller {
  const { id, roles } = signedInUser(request);
  return { id, network: recordedNetwork(request.ip), roles: roles as readonly Role[] };
}

/**
 * The resource that a request is about, for its sender; the use of the role that lets in is recorded, also of what is
 * only read.
 * @throws ServiceError `request_error.not_found`, `auth_error.forbidden`
 */
export async function resourceOfRequest(
  request: FastifyRequest,
  name: string,
): Promise<{ by: OperatorCaller; resource: OperatorResource }> {
  const by = callerOf(request);
  const resource = resourceFor(request.server.dependencies.areas, name, by);
  const role = resource.read.find((one) => by.roles.includes(one));
  if (role !== undefined) await recordRoleUse(request, role);
  return { by, resource };
}
