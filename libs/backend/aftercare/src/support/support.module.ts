import {
  answerIssueSchema,
  orderIssueSchema,
  PAGE_SIZE,
  pageQuerySchema,
  supportCancelledSchema,
  supportCancelSchema,
  supportIssuesSchema,
} from '@haat/api-contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { actView, supportStaffOf } from '@haat/backend-ledger';
import { photoOf } from '@haat/backend-media';
import { findOrdersById } from '@haat/backend-orders';
import { errorAnswers, fileAnswer, inTransaction, isId, pageOf, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';

import { toIssue } from '../after-order/find-issues.ts';
import { transitionIssue } from '../after-order/transition-issue.ts';
import { orderIssues } from '../after-order/tables.ts';
import { requestCancel } from './cancel-for-market.ts';

const ISSUES = '/support/v1/issues';
const tags = ['support'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/**
 * What support does with orders: has the last word on what was escalated, and cancels. Each act, and each look at a
 * photo, is logged with who did it.
 */
export const supportModule: Module = {
  name: 'support',
  service: 'main',
  register(app, dependencies) {
    const { database, log } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.get(
      ISSUES,
      {
        schema: {
          tags,
          security,
          summary: 'Complaints that were escalated, the longest waiting first',
          querystring: pageQuerySchema,
          response: { 200: supportIssuesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const escalated = and(eq(orderIssues.status, 'ESCALATED'));
        const [total] = await database.select({ count: count() }).from(orderIssues).where(escalated);
        const rows = await database
          .select()
          .from(orderIssues)
          .where(escalated)
          .orderBy(asc(orderIssues.updatedAt), asc(orderIssues.number))
          .limit(PAGE_SIZE)
          .offset((page - 1) * PAGE_SIZE);
        const orders = await findOrdersById(
          database,
          rows.map(({ orderId }) => orderId),
        );
        const orderOf = new Map(orders.map((order) => [order.id, order]));
        const results = rows.map((issue) => ({
          ...toIssue(issue),
          order_id: issue.orderId,
          order_number: orderOf.get(issue.orderId)?.number ?? '',
          vendor_id: orderOf.get(issue.orderId)?.vendorId ?? '',
          photo_ids: issue.photoIds,
        }));
        return pageOf(results, {
          count: total?.count ?? 0,
          page,
          pageSize: PAGE_SIZE,
          path: ISSUES,
          query: request.query,
        });
      },
    );

    app.get(
      `${ISSUES}/:id/photos/:photoId`,
      {
        schema: {
          tags,
          security,
          summary: 'A photo of an escalated complaint, as JPEG',
          params: params.extend({ photoId: params.shape.id }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id, photoId } = request.params;
        const [issue] = isId(id)
          ? await database
              .select()
              .from(orderIssues)
              .where(and(eq(orderIssues.id, id), eq(orderIssues.status, 'ESCALATED')))
          : [];
        const jpeg = issue?.photoIds.includes(photoId) === true ? await photoOf(dependencies, photoId) : null;
        if (issue === undefined || jpeg === null) throw new ServiceError('request_error.not_found');
        log.info(
          { issue: issue.number, photo: photoId, supporter: signedInUser(request).id },
          'support looked at a photo of a complaint',
        );
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );

    app.post(
      `${ISSUES}/:id/close`,
      {
        schema: {
          tags,
          security,
          summary: 'Closes an escalated complaint with the last word',
          params,
          body: answerIssueSchema,
          response: { 200: orderIssueSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const issue = await inTransaction(database, async (tx) => {
          const userId = signedInUser(request).id;
          await finishWork(tx, dependencies, { kind: 'complaints', subjectId: id, userId });
          const { answer } = request.body;
          return transitionIssue(tx, dependencies, null, id, { to: 'CLOSED', by: 'support', answer });
        });
        log.info({ issue: issue.number, supporter: signedInUser(request).id }, 'support closed a complaint');
        return toIssue(issue);
      },
    );

    app.post(
      '/support/v1/orders/:id/cancel',
      {
        schema: {
          tags,
          security,
          summary: 'Cancels an order for the market; from ₹5,000.00 given back on a second person confirms it',
          params,
          body: supportCancelSchema,
          response: { 200: supportCancelledSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        if (!isId(id)) throw new ServiceError('order_error.not_found');
        const { reason } = request.body;
        const by = supportStaffOf(request);
        const { order, waiting } = await inTransaction(database, (tx) =>
          requestCancel(tx, dependencies, { orderId: id, reason, by }),
        );
        log.info(
          { order: order.number, supporter: by.id, waits: waiting !== null },
          'support cancelled an order, or wants to',
        );
        return { id, status: order.status, waiting: waiting === null ? null : actView(waiting) };
      },
    );
  },
};
