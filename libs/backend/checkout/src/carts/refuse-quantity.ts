import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ServiceError } from '@haat/backend-platform';

/**
 * For `preHandler` of routes with `attachValidation`: a quantity that is not a whole number from 1 is answered with
 * `cart_error.invalid_quantity`; other invalid input as usual.
 */
export async function refuseQuantity({ validationError }: FastifyRequest): Promise<void> {
  if (validationError === undefined) return;
  const error: unknown = validationError;
  if (
    hasZodFastifySchemaValidationErrors(error) &&
    error.validation.some(({ instancePath }) => instancePath.endsWith('/quantity'))
  )
    throw new ServiceError('cart_error.invalid_quantity');
  throw validationError;
}
