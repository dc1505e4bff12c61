import type { Role } from '@haat/api-contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '@haat/backend-platform';
import { requireUser } from './request-user.ts';

/**
 * For `onRequest`: refuses whoever is not signed in, `auth_error.signed_out`, or has not this role,
 * `auth_error.forbidden`.
 */
export function requireRole(role: Role): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await requireUser(request);
    if (request.user?.roles.includes(role) !== true) throw new ServiceError('auth_error.forbidden');
  };
}
