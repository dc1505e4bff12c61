import {
  orderQuerySchema,
  paymentRedirectSchema,
  paymentReturnedSchema,
  paymentReturnSchema,
  paymentStateSchema,
  refundDestinationSchema,
  refundSchema,
  startPaymentSchema,
} from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { isPartnerAgent } from '@haat/order-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { gatewayEventSchema } from '../gateways/gateway-event.ts';
import { recordedNetwork, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { App, Dependencies, Module } from '@haat/backend-platform';

import { setRefundDestination } from '../refunds/refund-destination.ts';
import { toRefund } from '../refunds/refunds-of.ts';
import { paymentState } from './payment-state.ts';
import { startAttempt } from './start-attempt.ts';
import { handleWebhook } from './handle-webhook.ts';
import { handlePaymentReturn } from './handle-payment-return.ts';

const PATH = '/payment/v1';
const tags = ['payments'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });
const taken = z.object({ status: z.literal('ok') });
const webhookHeaders = z.object({
  'x-razorpay-signature': z
    .string()
    .describe('HMAC-SHA256 of the body, byte for byte, with the webhook’s secret; hexadecimal'),
  'x-razorpay-event-id': z.string().max(100).optional().describe('The same when an event is sent again'),
});

/** Payments of orders, and refunds. */
export const paymentsModule: Module = {
  name: 'payments',
  service: 'main',
  async register(app, dependencies) {
    await app.register(async (scope) => servePayers(scope.withTypeProvider<ZodTypeProvider>(), dependencies));
    await app.register(async (scope) => serveGatewayReports(scope.withTypeProvider<ZodTypeProvider>(), dependencies));
  },
};

function servePayers(app: App, dependencies: Dependencies): void {
  app.addHook('onRequest', requireUser);

  app.post(
    `${PATH}/orders/:id/attempts`,
    {
      config: { cost: ROUTE_COST.transaction },
      schema: {
        tags,
        security,
        summary: 'Begins, or goes on with, paying an order',
        params,
        querystring: orderQuerySchema,
        body: startPaymentSchema,
        response: { 200: paymentRedirectSchema, ...errorAnswers },
      },
    },
    (request) => {
      const { id: userId, claims, agent } = signedInUser(request);
      const { callback_url: callbackUrl, cancel_url: cancelUrl, agreed_total: agreedTotal } = request.body;
      return startAttempt(dependencies, {
        userId,
        isAgent: isPartnerAgent(claims),
        agentId: agent?.id ?? null,
        orderId: request.params.id,
        callbackUrl,
        cancelUrl,
        agreedPaise: agreedTotal === undefined ? null : toPaise(agreedTotal),
        language: request.query.lang,
      });
    },
  );

  app.get(
    `${PATH}/orders/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'How the payment of an order truly stands',
        params,
        response: { 200: paymentStateSchema, ...errorAnswers },
      },
    },
    (request) => paymentState(dependencies, signedInUser(request).id, request.params.id),
  );

  app.post(
    `${PATH}/refunds/:id/destination`,
    {
      config: { cost: ROUTE_COST.transaction },
      schema: {
        tags,
        security,
        summary: 'Says where a cash refund goes',
        params,
        body: refundDestinationSchema,
        response: { 200: refundSchema, ...errorAnswers },
      },
    },
    async (request) => {
      const payee = { userId: signedInUser(request).id, network: recordedNetwork(request.ip) };
      return toRefund(await setRefundDestination(dependencies, payee, request.params.id, request.body));
    },
  );
}

/** Reports of the gateway, through a browser or by webhook: the signature authenticates them, not the caller. */
function serveGatewayReports(app: App, dependencies: Dependencies): void {
  app.post(
    `${PATH}/returns`,
    {
      config: { cost: ROUTE_COST.transaction },
      schema: {
        tags,
        summary: 'What the gateway’s page posted back; signed, so it needs no session',
        body: paymentReturnSchema,
        response: { 200: paymentReturnedSchema, ...errorAnswers },
      },
    },
    (request) => handlePaymentReturn(dependencies, request.body),
  );

  app.register(async (scope) => {
    // The signature is of the bytes, so nothing reads them before it is checked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.withTypeProvider<ZodTypeProvider>().post(
      `${PATH}/webhook/update-payment`,
      {
        config: {
          // The gateway calls for the whole market, from a few addresses of its own.
          cost: ROUTE_COST.free,
          documented: { body: gatewayEventSchema, mediaTypes: ['application/json'], headers: webhookHeaders },
        },
        schema: {
          tags,
          summary: 'The gateway’s webhook; only signed ones are taken, each once',
          response: { 200: taken, ...errorAnswers },
        },
      },
      async (request) => {
        await handleWebhook(dependencies, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: header(request, 'x-razorpay-signature'),
          id: header(request, 'x-razorpay-event-id').slice(0, 100),
        });
        return { status: 'ok' as const };
      },
    );
  });
}

function header({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
