import { GUEST_CART_HEADER } from '@haat/api-contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ServiceError } from '@haat/backend-platform';
import { farmerOwner, guestOwner } from './cart-owner.ts';
import type { CartOwner } from './cart-owner.ts';

/** Headers of a route on a cart. The other headers are none of this schema's business, but stay. */
export const guestCartHeaders = z.looseObject({ [GUEST_CART_HEADER]: z.uuid().optional() });

/** Id of the guest's cart that a request names, or null. */
export function guestIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const id = headers[GUEST_CART_HEADER];
  return typeof id === 'string' ? id : null;
}

/** The farmer when one is signed in, else the guest, else null. */
export function ownerOf(request: FastifyRequest): CartOwner | null {
  if (request.user !== undefined) return farmerOwner(request.user.id);
  const guestId = guestIdOf(request);
  return guestId === null ? null : guestOwner(guestId);
}

/** The same. @throws ServiceError `request_error.invalid` for a user who is neither */
export function requiredOwner(request: FastifyRequest): CartOwner {
  const owner = ownerOf(request);
  if (owner === null)
    throw new ServiceError('request_error.invalid', { fields: [{ field: GUEST_CART_HEADER, rule: 'missing' }] });
  return owner;
}
