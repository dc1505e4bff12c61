import {
  cscDecryptedSchema,
  cscEncryptSchema,
  cscMessageSchema,
  cscProcessedSchema,
  orderQuerySchema,
} from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { requireAgent, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { startAttempt } from './start-attempt.ts';
import { readCscAnswer, handleCscAnswer } from './handle-csc-answer.ts';

const tags = ['csc-wallet'];
const security = [{ bearer: [] }];

/**
 * The wallet of partner agents, for orders and dues of the farmer they act for. The keys stay here: what is encrypted
 * is made of an order, never of what a caller writes.
 */
export const cscWalletModule: Module = {
  name: 'csc-wallet',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireAgent);

    app.post(
      '/csc/encrypt',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'The encrypted request by which an agent pays an own order',
          querystring: orderQuerySchema,
          body: cscEncryptSchema,
          response: { 200: cscMessageSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { order_id: orderId, callback_url: callbackUrl, cancel_url: cancelUrl, agreed_total } = request.body;
        const { gateway, fields } = await startAttempt(dependencies, {
          userId: signedInUser(request).id,
          isAgent: true,
          agentId: signedInUser(request).agent?.id ?? null,
          orderId,
          callbackUrl,
          cancelUrl,
          agreedPaise: agreed_total === undefined ? null : toPaise(agreed_total),
          language: request.query.lang,
        });
        if (gateway !== 'csc') throw new ServiceError('payment_error.not_payable');
        return { message: fields['message'] ?? '' };
      },
    );

    app.post(
      '/csc/decrypt',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'What the bridge has answered about an own order, or a repayment of dues',
          body: cscMessageSchema,
          response: { 200: cscDecryptedSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { fields, orderId, repaymentId } = await readCscAnswer(
          dependencies,
          signedInUser(request).id,
          request.body.message,
        );
        return {
          order_id: orderId,
          repayment_id: repaymentId,
          csc_txn: fields['csc_txn'] ?? null,
          txn_amount: fields['txn_amount'] ?? null,
          txn_status: fields['txn_status'] ?? null,
        };
      },
    );

    app.post(
      '/api/csc/process-payment',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'Books what the bridge has answered; the same again changes nothing',
          body: cscMessageSchema,
          response: { 200: cscProcessedSchema, ...errorAnswers },
        },
      },
      (request) => handleCscAnswer(dependencies, signedInUser(request).id, request.body.message),
    );
  },
};
