import type { FastifyRequest } from 'fastify';
import { ServiceError } from '@haat/backend-platform';
import type { RequestUser } from './request-user.ts';

/**
 * Who sent a request to a route behind `requireUser`.
 * @throws ServiceError `auth_error.signed_out` for a route that forgot to require one
 */
export function signedInUser({ user }: Pick<FastifyRequest, 'user'>): RequestUser {
  if (user === undefined) throw new ServiceError('auth_error.signed_out');
  return user;
}
