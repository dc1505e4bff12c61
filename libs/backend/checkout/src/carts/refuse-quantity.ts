import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ServiceError } from '@haat/backend-platform';

/**
 * For `preHandler` of routes with `attachValidation`: a quantity that is no whole number from 1 is told as such
 * (`cart_error.invalid_quantity`); everything else that is wrong with the input as usual.
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
