import {
  cancelOrderSchema,
  orderPayloadSchema,
  orderQuerySchema,
  orderSchema,
  ordersQuerySchema,
  ordersSchema,
  PAGE_SIZE,
  reorderedSchema,
} from '@haat/api-contract';
import type { Order } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { isPartnerAgent } from '@haat/order-core';
import { z } from 'zod';
import { hasPurpose } from '@haat/backend-consents';
import { requireUser, signedInUser } from '@haat/backend-identity';
import type { RequestUser } from '@haat/backend-identity';
import { cancelOrder } from '@haat/backend-orders';
import type { Orderer } from '@haat/backend-orders';
import { errorAnswers, pageOf, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { findOrder, listOrders } from './read-orders.ts';
import { placeOrder } from './place-order.ts';
import { reorder } from './reorder.ts';
import { refuseBeyondConsent } from './beyond-consent.ts';
import { singleFlight } from './single-flight.ts';

const PATH = '/order/v1/orders';
const tags = ['orders'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** Orders of the signed-in farmer. */
export const ordersModule: Module = {
  name: 'orders',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    const join = singleFlight();
    // Before the body is looked at: a guest is not told what is wrong with it.
    app.addHook('onRequest', requireUser);

    const found = async (userId: string, id: string, language: Language): Promise<Order> => {
      const order = await findOrder(dependencies, database, userId, id, language, dependencies.now());
      if (order === null) throw new ServiceError('order_error.not_found');
      return order;
    };

    app.post(
      PATH,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'Places an order: 201 the first time, 200 with the same order when it is sent again',
          querystring: orderQuerySchema,
          body: orderPayloadSchema,
          response: { 200: orderSchema, 201: orderSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const user = signedInUser(request);
        refuseBeyondConsent(user, request.body);
        const { order, isNew } = await placeOrder(
          dependencies,
          join,
          ordererOf(user, request.query.lang),
          request.body,
        );
        return reply.code(isNew ? 201 : 200).send(order);
      },
    );

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: "The farmer's orders, newest first",
          querystring: ordersQuerySchema,
          response: { 200: ordersSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { count, results } = await listOrders(
          database,
          signedInUser(request).id,
          request.query,
          dependencies.now(),
        );
        return pageOf(results, {
          count,
          page: request.query.page,
          pageSize: PAGE_SIZE,
          path: PATH,
          query: request.query,
        });
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'One order',
          params,
          querystring: orderQuerySchema,
          response: { 200: orderSchema, ...errorAnswers },
        },
      },
      (request) => found(signedInUser(request).id, request.params.id, request.query.lang),
    );

    app.post(
      `${PATH}/:id/cancel`,
      {
        schema: {
          tags,
          security,
          summary: 'Cancels an order with a reason',
          params,
          querystring: orderQuerySchema,
          body: cancelOrderSchema,
          response: { 200: orderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const user = signedInUser(request);
        await cancelOrder(dependencies, ordererOf(user, request.query.lang), request.params.id, request.body.reason);
        return found(user.id, request.params.id, request.query.lang);
      },
    );

    app.post(
      `${PATH}/:id/reorder`,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'Puts what an order held into the cart again, as far as it is still sold',
          params,
          querystring: orderQuerySchema,
          response: { 200: reorderedSchema, ...errorAnswers },
        },
      },
      (request) =>
        reorder(dependencies, {
          farmerId: signedInUser(request).id,
          id: request.params.id,
          language: request.query.lang,
        }),
    );
  },
};

function ordererOf(user: RequestUser, language: Language): Orderer {
  const { id, claims, agent } = user;
  const mayInsure = hasPurpose(user, 'insurance');
  return { userId: id, isAgent: isPartnerAgent(claims), agentId: agent?.id ?? null, mayInsure, language };
}
