import { availabilityQuerySchema, availabilitySchema } from '@haat/api-contract';
import { optionalUser } from '@haat/backend-identity';
import type { RequestUser } from '@haat/backend-identity';
import { availabilityAt, toLatLng } from '@haat/backend-market';
import { creditLineOf, isEnrolled } from '@haat/backend-payments';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

/** Which shops serve a place, for whom and for what. See docs/domain/vendors.md#availability. */
export const availabilityModule: Module = {
  name: 'availability',
  service: 'main',
  register(app, { database, now }) {
    app.get(
      '/hyperlocal/v2/availability',
      {
        preHandler: optionalUser,
        schema: {
          tags: ['vendors'],
          summary: 'Shops that serve a place, nearest first',
          security: [{}, { bearer: [] }],
          querystring: availabilityQuerySchema,
          response: { 200: availabilitySchema, ...errorAnswers },
        },
      },
      async ({ query, user }) => {
        refuseOther(query.farmer_id, user);
        const isForCredit = query.for_credit_order ?? false;
        const found = await availabilityAt(database, toLatLng(query.lat_lng), {
          language: query.lang,
          now: now(),
          onlyFinanced: isForCredit,
        });
        const isForNobody =
          // No shop offers a farm service yet, so none offers this one.
          query.service_id !== undefined ||
          (isForCredit && query.farmer_id !== undefined && !isEnrolled(await creditLineOf(database, query.farmer_id)));
        return isForNobody ? { ...found, vendor_details: [] } : found;
      },
    );
  },
};

/**
 * Who asks for a farmer is that farmer.
 * @throws ServiceError `auth_error.signed_out`, `auth_error.forbidden`
 */
function refuseOther(farmerId: string | undefined, user: RequestUser | undefined): void {
  if (farmerId === undefined) return;
  if (user === undefined) throw new ServiceError('auth_error.signed_out');
  if (user.id !== farmerId) throw new ServiceError('auth_error.forbidden');
}
