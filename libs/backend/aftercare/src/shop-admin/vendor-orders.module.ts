import { lockShopOrder } from '@haat/backend-orders';
import {
  answerIssueSchema,
  transitionOrderSchema,
  transitionReturnSchema,
  orderQuerySchema,
  PAGE_SIZE,
  pageQuerySchema,
  shopLedgerSchema,
  vendorOrderSchema,
  vendorOrdersQuerySchema,
  vendorOrdersSchema,
} from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { shopLedger } from '@haat/backend-ledger';
import { photoOf } from '@haat/backend-media';
import { errorAnswers, fileAnswer, inTransaction, pageOf, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { issuesOf } from '../after-order/find-issues.ts';
import { returnsOf } from '../after-order/find-returns.ts';
import { transitionIssue } from '../after-order/transition-issue.ts';
import { transitionReturn } from '../after-order/transition-return.ts';

import { agreeToCancel } from '../overdue/ask-to-cancel.ts';

import { findVendorOrder, listVendorOrders } from './find-vendor-orders.ts';
import { transitionVendorOrder } from './transition-vendor-order.ts';
import { shopOfStaff } from './shop-of-staff.ts';

const PATH = '/vendor/v1/orders';
const LEDGER = '/vendor/v1/ledger';
const tags = ['vendor-orders'];
const security = [{ bearer: [] }];
const id = z.string().min(1).max(100);
const params = z.object({ id });

/** Orders of the shop for which the signed-in person works. */
export const vendorOrdersModule: Module = {
  name: 'vendor-orders',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireRole('vendor'));
    const shopOf = (request: FastifyRequest) => shopOfStaff(dependencies, signedInUser(request).id);
    const found = async (request: FastifyRequest, orderId: string, language: Language) =>
      findVendorOrder(database, await shopOf(request), orderId, language, now());

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: "The shop's orders, newest first",
          querystring: vendorOrdersQuerySchema,
          response: { 200: vendorOrdersSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { count, counts, results } = await listVendorOrders(
          database,
          await shopOf(request),
          request.query,
          now(),
        );
        const page = pageOf(results, {
          count,
          page: request.query.page,
          pageSize: PAGE_SIZE,
          path: PATH,
          query: request.query,
        });
        return { ...page, counts };
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'One order of the shop',
          params,
          querystring: orderQuerySchema,
          response: { 200: vendorOrderSchema, ...errorAnswers },
        },
      },
      (request) => found(request, request.params.id, request.query.lang),
    );

    app.post(
      `${PATH}/:id/move`,
      {
        schema: {
          tags,
          security,
          summary: 'Moves an order of the shop to its next status',
          params,
          querystring: orderQuerySchema,
          body: transitionOrderSchema,
          response: { 200: vendorOrderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        await transitionVendorOrder(
          dependencies,
          await shopOf(request),
          signedInUser(request).id,
          request.params.id,
          request.body,
        );
        return found(request, request.params.id, request.query.lang);
      },
    );

    app.post(
      `${PATH}/:id/agree-to-cancel`,
      {
        schema: {
          tags,
          security,
          summary: 'Agrees that support ends an order that is on the road',
          params,
          querystring: orderQuerySchema,
          response: { 200: vendorOrderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id: orderId } = request.params;
        const { id: userId } = signedInUser(request);
        await agreeToCancel(dependencies, { vendorId: await shopOf(request), userId, orderId });
        return found(request, orderId, request.query.lang);
      },
    );

    app.post(
      `${PATH}/:id/returns/:returnId`,
      {
        schema: {
          tags,
          security,
          summary: 'Approves or refuses a return, or has picked it up',
          params: z.object({ id, returnId: id }),
          querystring: orderQuerySchema,
          body: transitionReturnSchema,
          response: { 200: vendorOrderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const vendorId = await shopOf(request);
        await inTransaction(database, async (tx) =>
          transitionReturn(
            tx,
            dependencies,
            await lockShopOrder(tx, vendorId, request.params.id),
            request.params.returnId,
            request.body,
          ),
        );
        return found(request, request.params.id, request.query.lang);
      },
    );

    app.post(
      `${PATH}/:id/issues/:issueId/answer`,
      {
        schema: {
          tags,
          security,
          summary: 'Answers a complaint',
          params: z.object({ id, issueId: id }),
          querystring: orderQuerySchema,
          body: answerIssueSchema,
          response: { 200: vendorOrderSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const vendorId = await shopOf(request);
        await inTransaction(database, async (tx) => {
          const order = await lockShopOrder(tx, vendorId, request.params.id);
          await transitionIssue(tx, dependencies, order.id, request.params.issueId, {
            to: 'ANSWERED',
            by: 'vendor',
            answer: request.body.answer,
          });
        });
        return found(request, request.params.id, request.query.lang);
      },
    );

    app.get(
      LEDGER,
      {
        schema: {
          tags,
          security,
          summary: 'What the market owes the shop, newest entries first',
          querystring: pageQuerySchema,
          response: { 200: shopLedgerSchema, ...errorAnswers },
        },
      },
      async (request) =>
        shopLedger(database, await shopOf(request), { page: request.query.page, pageSize: PAGE_SIZE, path: LEDGER }),
    );

    app.get(
      `${PATH}/:id/photos/:photoId`,
      {
        schema: {
          tags,
          security,
          summary: 'A photo of a return or a complaint, as JPEG',
          params: z.object({ id, photoId: id }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const order = await found(request, request.params.id, 'en');
        const shown = [
          ...((await returnsOf(database, [order.id])).get(order.id) ?? []),
          ...((await issuesOf(database, [order.id])).get(order.id) ?? []),
        ];
        const jpeg = shown.some(({ photoIds }) => photoIds.includes(request.params.photoId))
          ? await photoOf(dependencies, request.params.photoId)
          : null;
        if (jpeg === null) throw new ServiceError('request_error.not_found');
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );
  },
};
