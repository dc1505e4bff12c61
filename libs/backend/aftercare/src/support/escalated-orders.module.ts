import { escalatedOrdersSchema, PAGE_SIZE, pageQuerySchema, supportReasonSchema } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { paymentKind } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { photoOf } from '@haat/backend-media';
import { listEscalatedOrders, lockOrder, renewDeliveryCode } from '@haat/backend-orders';
import { errorAnswers, fileAnswer, inTransaction, isId, pageOf, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { arrivalQuestions } from '../arrival/tables.ts';

const PATH = '/support/v1/orders';
const tags = ['support'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** Orders that do not go on by themselves, for support. Each act, and each look at a photo, is logged. */
export const escalatedOrdersModule: Module = {
  name: 'escalated-orders',
  service: 'main',
  register(app, dependencies) {
    const { database, log } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.get(
      `${PATH}/escalated`,
      {
        schema: {
          tags,
          security,
          summary: 'Orders that support has to look at, the longest waiting first',
          querystring: pageQuerySchema,
          response: { 200: escalatedOrdersSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, results } = await listEscalatedOrders(database, page, PAGE_SIZE);
        return pageOf(
          results.map(({ order, reasons }) => ({
            id: order.id,
            number: order.number,
            vendor_id: order.vendorId,
            status: order.status,
            type: order.type,
            total_price: toRupees(order.totalPaise),
            payment: paymentKind(order.paymentMode) ?? 'cash',
            reasons: reasons.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
          })),
          { count, page, pageSize: PAGE_SIZE, path: `${PATH}/escalated`, query: request.query },
        );
      },
    );

    app.post(
      `${PATH}/:id/delivery-code`,
      {
        schema: {
          tags,
          security,
          summary: 'Gives the farmer a new delivery code, and opens a locked delivery again',
          params,
          body: supportReasonSchema,
          response: { 200: z.object({ id: z.string() }), ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        await inTransaction(database, async (tx) => {
          const order = isId(id) ? await lockOrder(tx, id) : null;
          if (order === null) throw new ServiceError('order_error.not_found');
          await renewDeliveryCode(tx, dependencies, order);
          log.info(
            { order: order.number, supporter: signedInUser(request).id, reason: request.body.reason },
            'support renewed a delivery code',
          );
        });
        return { id };
      },
    );

    app.get(
      `${PATH}/:id/delivery-photo`,
      {
        schema: {
          tags,
          security,
          summary: 'The photo of a delivery without the code, as JPEG',
          params,
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const [question] = isId(id)
          ? await database.select().from(arrivalQuestions).where(eq(arrivalQuestions.orderId, id))
          : [];
        const jpeg = question === undefined ? null : await photoOf(dependencies, question.photoId);
        if (jpeg === null) throw new ServiceError('request_error.not_found');
        log.info({ order: id, supporter: signedInUser(request).id }, 'support looked at a photo of a delivery');
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );
  },
};
