import {
  bookingPriceInputSchema,
  bookingPriceSchema,
  bookingQuerySchema,
  farmServiceSchema,
  farmServicesSchema,
  serviceParamsSchema,
  serviceVendorParamsSchema,
  slotDaysSchema,
} from '@haat/api-contract/bookings';
import { optionalUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { hasActiveCard } from '@haat/backend-programme';
import { toRupees } from '@haat/format';
import { listServices, packagesOf, serviceDetails, serviceRow, vendorOf } from './find-service.ts';
import { freeSlots } from './free-slots.ts';
import { linesView, pricedLines, totalOf } from './price-lines.ts';

const PATH = '/bookings/v1/services';
const tags = ['bookings'];
const querystring = bookingQuerySchema;

/** Farm services for everybody: what there is, what it costs, when it can be booked. See docs/domain/bookings.md. */
export const farmServicesModule: Module = {
  name: 'farm-services',
  service: 'main',
  register(app, { database, now }) {
    app.get(
      PATH,
      {
        schema: {
          tags,
          summary: 'Services that can be booked',
          querystring,
          response: { 200: farmServicesSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await listServices(database, request.query.lang) }),
    );

    app.get(
      `${PATH}/:serviceId`,
      {
        schema: {
          tags,
          summary: 'A service: packages, who does it, what its form asks for',
          params: serviceParamsSchema,
          querystring,
          response: { 200: farmServiceSchema, ...errorAnswers },
        },
      },
      (request) => serviceDetails(database, request.params.serviceId, request.query.lang),
    );

    app.get(
      `${PATH}/:serviceId/vendors/:vendorId/slots`,
      {
        schema: {
          tags,
          summary: 'The days that can be booked, each with the times that are left, by India’s clock',
          params: serviceVendorParamsSchema,
          response: { 200: slotDaysSchema, ...errorAnswers },
        },
      },
      async ({ params: { serviceId, vendorId } }) => {
        const service = await serviceRow(database, serviceId);
        const vendor = await vendorOf(database, serviceId, vendorId);
        return { results: await freeSlots(database, { service, vendor }, now()) };
      },
    );

    app.post(
      '/bookings/v1/prices',
      {
        preHandler: optionalUser,
        schema: {
          tags,
          summary: 'What a booking would cost who asks; nothing is kept',
          security: [{ bearer: [] }, {}],
          querystring,
          body: bookingPriceInputSchema,
          response: { 200: bookingPriceSchema, ...errorAnswers },
        },
      },
      async ({ body, query, user }) => {
        await serviceRow(database, body.service_id);
        const packages = await packagesOf(database, body.service_id);
        const isMember = user !== undefined && (await hasActiveCard(database, user.id, now()));
        const lines = pricedLines(packages, body, isMember);
        const is_programme = isMember && totalOf(lines) !== totalOf(pricedLines(packages, body, false));
        return { lines: linesView(lines, query.lang), total: toRupees(totalOf(lines)), is_programme };
      },
    );
  },
};
