import { shopOfStaff } from '@haat/backend-aftercare';
import { signedInUser } from '@haat/backend-identity';
import type { Dependencies } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';

/** The shop of the person who asks, and the person. */
export interface ShopPerson {
  readonly vendorId: string;
  readonly userId: string;
}

/** @throws ServiceError `auth_error.forbidden` for a person who works for no shop */
export async function shopOfRequest(
  dependencies: Pick<Dependencies, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<ShopPerson> {
  const { id: userId } = signedInUser(request);
  return { userId, vendorId: await shopOfStaff(dependencies, userId) };
}
