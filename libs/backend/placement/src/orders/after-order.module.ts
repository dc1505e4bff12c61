import { arrivalSchema, issueInputSchema, orderQuerySchema, orderSchema, returnInputSchema } from '@haat/api-contract';
import type { Order } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { z } from 'zod';
import { answerArrival, askToCancel, requestReturn, transitionIssue, reportIssue } from '@haat/backend-aftercare';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { lockOwnOrder } from '@haat/backend-orders';
import { errorAnswers, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { findOrder } from './read-orders.ts';

const PATH = '/order/v1/orders/:id';
const tags = ['after-order'];
const security = [{ bearer: [] }];
const id = z.string().min(1).max(100);
const params = z.object({ id });

/** Returns and complaints of the signed-in farmer. Each answers with the order whole. */
export const afterOrderModule: Module = {
  name: 'after-order',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    const found = async (userId: string, orderId: string, language: Language): Promise<Order> => {
      const order = await findOrder(dependencies, dependencies.database, userId, orderId, language, dependencies.now());
      if (order === null) throw new ServiceError('order_error.not_found');
      return order;
    };

    app.post(
      `${PATH}/returns`,
      {
        schema: {
          tags,
          security,
          summary: 'Asks to return goods of an order',
          params,
          querystring: orderQuerySchema,
          body: returnInputSchema,
          response: { 201: orderSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId } = signedInUser(request);
        await requestReturn(dependencies, userId, request.params.id, request.body);
        return reply.code(201).send(await found(userId, request.params.id, request.query.lang));
      },
    );

    app.post(
      `${PATH}/issues`,
      {
        schema: {
          tags,
          security,
          summary: 'Complains of an order',
          params,
          querystring: orderQuerySchema,
          body: issueInputSchema,
          response: { 201: orderSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId } = signedInUser(request);
        await reportIssue(dependencies, userId, request.params.id, request.body);
        return reply.code(201).send(await found(userId, request.params.id, request.query.lang));
      },
    );

    app.post(
      `${PATH}/arrival`,
      {
        schema: {
          tags,
          security,
          summary: 'Says whether goods came that were delivered without the code',
          params,
          querystring: orderQuerySchema,
          body: arrivalSchema,
          response: { 200: orderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id: userId } = signedInUser(request);
        await answerArrival(dependencies, userId, request.params.id, request.body.has_come);
        return found(userId, request.params.id, request.query.lang);
      },
    );

    app.post(
      `${PATH}/ask-to-cancel`,
      {
        schema: {
          tags,
          security,
          summary: 'Asks support to end an order that takes too long',
          params,
          querystring: orderQuerySchema,
          response: { 200: orderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id: userId } = signedInUser(request);
        await askToCancel(dependencies, userId, request.params.id);
        return found(userId, request.params.id, request.query.lang);
      },
    );

    for (const [act, to, summary] of [
      ['close', 'CLOSED', 'Closes a complaint that is settled'],
      ['escalate', 'ESCALATED', 'Brings a complaint whose answer does not help to support'],
    ] as const) {
      app.post(
        `${PATH}/issues/:issueId/${act}`,
        {
          schema: {
            tags,
            security,
            summary,
            params: z.object({ id, issueId: id }),
            querystring: orderQuerySchema,
            response: { 200: orderSchema, ...errorAnswers },
          },
        },
        async (request) => {
          const { id: userId } = signedInUser(request);
          await inTransaction(dependencies.database, async (tx) => {
            const order = await lockOwnOrder(tx, userId, request.params.id);
            await transitionIssue(tx, dependencies, order.id, request.params.issueId, { to, by: 'farmer' });
          });
          return found(userId, request.params.id, request.query.lang);
        },
      );
    }
  },
};
