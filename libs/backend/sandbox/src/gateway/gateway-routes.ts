import { timingSafeEqual } from 'node:crypto';
import { wholeNumberInQuery } from '@haat/api-contract';
import { LEAST_ONLINE_PAISE } from '@haat/order-core';
import { and, asc, desc, eq, ne, sum } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { describeError, inTransaction, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { App, Dependencies, Executor } from '@haat/backend-platform';

import { serveSettlementReport } from './settlement-report.ts';
import { sandboxGatewayOrders, sandboxGatewayPayments, sandboxGatewayRefunds } from './tables.ts';
import { gatewayId, wireError, wireOrder, wirePayment, wireRefund } from './wire.ts';

/** How long a refund is pending. */
const REFUND_AFTER_MS = 3_000;
/** Largest order, paise: a thousand crores of rupees, more than any cart comes to. */
const MOST_ONLINE_PAISE = 1_000_000_000_000;
const tags = ['sandbox'];
const security = [{ basic: [] }];
const entity = z.record(z.string(), z.unknown());
const response = { 200: entity, '4xx': z.object({ error: entity }), '5xx': z.object({ error: entity }) };
const params = z.object({ id: z.string().max(64) });
const orderInput = z
  .object({
    amount: z.number().int().min(LEAST_ONLINE_PAISE).max(MOST_ONLINE_PAISE),
    currency: z.literal('INR'),
    receipt: z.string().max(40).default(''),
  })
  .loose();
const refundInput = z
  .object({ amount: z.number().int().min(1).optional(), receipt: z.string().max(64).default('') })
  .loose();
const refundHeaders = z.object({
  'x-refund-idempotency': z
    .string()
    .max(64)
    .optional()
    .describe('The caller’s own number of the refund: it is given once'),
});
const pageQuery = z.object({
  count: wholeNumberInQuery(1, 100).default(10),
  skip: wholeNumberInQuery(0, 1_000_000).default(0),
});
const NOT_FOUND = wireError('The id provided does not exist', 'input_validation_failed');

/** The gateway's own calls, in its wire; `app` is a scope of their own, under the gateway's address. */
export function serveGateway(app: App, dependencies: Dependencies, gateway: SandboxGateway): void {
  const { database, now } = dependencies;
  // Called by the market itself, for all of its farmers.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, cost: ROUTE_COST.free };
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!(await hasKey(request, gateway)))
      return reply.code(401).send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
  });
  // Errors leave in the gateway's form, not in ours.
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    const status =
      error instanceof ServiceError ? error.status : error.validation === undefined ? (error.statusCode ?? 500) : 400;
    if (status >= 500)
      request.log.error({ route: request.routeOptions.url, error: describeError(error) }, 'the payment sandbox failed');
    return reply.code(status).send(wireError(status < 500 ? 'The request is not valid' : 'The server failed'));
  });

  app.post(
    '/orders',
    { schema: { tags, security, summary: 'Payment sandbox: opens an order', body: orderInput, response } },
    async (request) => {
      const order = {
        id: gatewayId('order'),
        amountPaise: request.body.amount,
        receipt: request.body.receipt,
        createdAt: now(),
      };
      await database.insert(sandboxGatewayOrders).values(order);
      return wireOrder(order, []);
    },
  );

  app.get(
    '/orders/:id/payments',
    { schema: { tags, security, summary: 'Payment sandbox: payments of an order', params, response } },
    async (request, reply) => {
      const [order] = await database
        .select()
        .from(sandboxGatewayOrders)
        .where(eq(sandboxGatewayOrders.id, request.params.id));
      if (order === undefined) return reply.code(400).send(NOT_FOUND);
      const payments = await database
        .select()
        .from(sandboxGatewayPayments)
        .where(eq(sandboxGatewayPayments.orderId, order.id))
        .orderBy(asc(sandboxGatewayPayments.createdAt));
      const items = await Promise.all(
        payments.map(async (payment) => wirePayment(payment, await refundedOf(database, payment.id))),
      );
      return { entity: 'collection', count: items.length, items };
    },
  );

  app.get(
    '/payments/:id',
    { schema: { tags, security, summary: 'Payment sandbox: a payment', params, response } },
    async (request, reply) => {
      const [payment] = await database
        .select()
        .from(sandboxGatewayPayments)
        .where(eq(sandboxGatewayPayments.id, request.params.id));
      return payment === undefined
        ? reply.code(400).send(NOT_FOUND)
        : wirePayment(payment, await refundedOf(database, payment.id));
    },
  );

  app.post(
    '/payments/:id/refund',
    {
      config: { documented: { headers: refundHeaders } },
      schema: { tags, security, summary: 'Payment sandbox: gives money back', params, body: refundInput, response },
    },
    async (request, reply) => {
      const given = refundHeaders.safeParse(request.headers);
      if (!given.success) return reply.code(400).send(wireError('The request is not valid'));
      const key = given.data['x-refund-idempotency'] || null;
      const answer = await inTransaction(database, async (tx) => {
        const [payment] = await tx
          .select()
          .from(sandboxGatewayPayments)
          .where(eq(sandboxGatewayPayments.id, request.params.id))
          .for('update');
        if (payment?.status !== 'captured') return null;
        const [known] =
          key === null
            ? []
            : await tx.select().from(sandboxGatewayRefunds).where(eq(sandboxGatewayRefunds.idempotencyKey, key));
        if (known !== undefined) return known;
        const amountPaise = request.body.amount ?? payment.amountPaise;
        if (amountPaise + (await refundedOf(tx, payment.id)) > payment.amountPaise) return null;
        const refund = {
          id: gatewayId('rfnd'),
          paymentId: payment.id,
          amountPaise,
          receipt: request.body.receipt,
          idempotencyKey: key,
          status: 'pending' as const,
          settlesAt: new Date(now().getTime() + REFUND_AFTER_MS),
          createdAt: now(),
        };
        await tx.insert(sandboxGatewayRefunds).values(refund);
        return refund;
      });
      return answer === null
        ? reply.code(400).send(wireError('The payment cannot be refunded by this amount', 'payment_not_refundable'))
        : wireRefund(answer);
    },
  );

  serveRefundList(app, dependencies);
  serveSettlementReport(app, dependencies, response);

  app.get(
    '/payments/:id/refunds/:refund',
    {
      schema: {
        tags,
        security,
        summary: 'Payment sandbox: a refund',
        params: params.extend({ refund: z.string().max(64) }),
        response,
      },
    },
    async (request, reply) => {
      const [refund] = await database
        .select()
        .from(sandboxGatewayRefunds)
        .where(
          and(
            eq(sandboxGatewayRefunds.id, request.params.refund),
            eq(sandboxGatewayRefunds.paymentId, request.params.id),
          ),
        );
      return refund === undefined ? reply.code(400).send(NOT_FOUND) : wireRefund(refund);
    },
  );
}

/** Lists the refunds of a payment, the newest first, as the gateway does. */
function serveRefundList(app: App, { database }: Dependencies): void {
  app.get(
    '/payments/:id/refunds',
    {
      schema: {
        tags,
        security,
        summary: 'Payment sandbox: refunds of a payment',
        params,
        querystring: pageQuery,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { count, skip } = request.query;
      const ofPayment = await database.select().from(sandboxGatewayPayments).where(eq(sandboxGatewayPayments.id, id));
      if (ofPayment.length === 0) return reply.code(400).send(NOT_FOUND);
      const rows = await database
        .select()
        .from(sandboxGatewayRefunds)
        .where(eq(sandboxGatewayRefunds.paymentId, id))
        .orderBy(desc(sandboxGatewayRefunds.createdAt), desc(sandboxGatewayRefunds.id))
        .limit(count)
        .offset(skip);
      return { entity: 'collection', count: rows.length, items: rows.map(wireRefund) };
    },
  );
}

async function refundedOf(executor: Executor, paymentId: string): Promise<number> {
  const [all] = await executor
    .select({ paise: sum(sandboxGatewayRefunds.amountPaise) })
    .from(sandboxGatewayRefunds)
    .where(and(eq(sandboxGatewayRefunds.paymentId, paymentId), ne(sandboxGatewayRefunds.status, 'failed')));
  return Number(all?.paise ?? 0);
}

async function hasKey({ headers }: FastifyRequest, gateway: SandboxGateway): Promise<boolean> {
  const { keyId, keySecret } = await gateway.keys();
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
