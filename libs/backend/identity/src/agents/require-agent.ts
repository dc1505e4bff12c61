import { isPartnerAgent } from '@haat/order-core';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '@haat/backend-platform';
import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';

/**
 * For `onRequest`: refuses a caller who is not signed in, `auth_error.signed_out`, or is no partner agent,
 * `auth_error.forbidden`.
 */
export async function requireAgent(request: FastifyRequest): Promise<void> {
  await requireUser(request);
  if (!isPartnerAgent(signedInUser(request).claims)) throw new ServiceError('auth_error.forbidden');
}
