import { cscDecryptedSchema, cscEncryptSchema, cscMessageSchema, cscProcessedSchema } from '@haat/api-contract';
import { isPartnerAgent } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CscFields } from '../../adapters/csc-wallet/csc-wire.ts';
import { inTransaction } from '../../database/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { errorAnswers, ServiceError } from '../../errors.ts';
import type { Module } from '../../module.ts';
import { requireUser } from '../identity/request-user.ts';
import { signedInUser } from '../identity/signed-in-user.ts';
import { orders } from '../orders/tables.ts';
import { paymentsOf } from './order-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { startAttempt } from './start-attempt.ts';
import { payments } from './tables.ts';

const tags = ['csc-wallet'];
const security = [{ bearer: [] }];

/** The wallet of partner agents, for their own orders only. The keys stay here: what is encrypted is made of an order, never of what a caller writes. */
export const cscWalletModule: Module = {
  name: 'csc-wallet',
  service: 'main',
  register(app, dependencies) {
    const { adapters, database, now } = dependencies;
    app.addHook('onRequest', async (request) => {
      await requireUser(request);
      if (!isPartnerAgent(signedInUser(request).claims)) throw new ServiceError('auth_error.forbidden');
    });

    app.post('/csc/encrypt', {
      schema: { tags, security, summary: 'The encrypted request by which an agent pays an own order', body: cscEncryptSchema, response: { 200: cscMessageSchema, ...errorAnswers } },
    }, async (request) => {
      const { order_id: orderId, callback_url: callbackUrl, cancel_url: cancelUrl } = request.body;
      const { gateway, fields } = await startAttempt(dependencies, { userId: signedInUser(request).id, orderId, callbackUrl, cancelUrl, language: 'en' });
      if (gateway !== 'csc') throw new ServiceError('payment_error.not_payable');
      return { message: fields['message'] ?? '' };
    });

    app.post('/csc/decrypt', {
      schema: { tags, security, summary: 'What the bridge has answered about an own order', body: cscMessageSchema, response: { 200: cscDecryptedSchema, ...errorAnswers } },
    }, async (request) => {
      const fields = await adapters.cscWallet.decryptAnswer(request.body.message);
      const { orderId } = await ownAttempt(dependencies, request, fields);
      return { order_id: orderId, csc_txn: fields?.['csc_txn'] ?? null, txn_amount: fields?.['txn_amount'] ?? null, txn_status: fields?.['txn_status'] ?? null };
    });

    app.post('/api/csc/process-payment', {
      schema: { tags, security, summary: 'Books what the bridge has answered; the same again changes nothing', body: cscMessageSchema, response: { 200: cscProcessedSchema, ...errorAnswers } },
    }, async (request) => {
      const fields = await adapters.cscWallet.decryptAnswer(request.body.message);
      const { orderId } = await ownAttempt(dependencies, request, fields);
      const payment = fields === null ? null : adapters.cscWallet.readPayment(fields);
      if (payment === null) throw new ServiceError('payment_error.not_signed');
      await inTransaction(database, (tx) => settlePayment(tx, dependencies, { gatewayOrderId: payment.orderId, said: [payment], isWhole: true }));
      const state = (await paymentsOf(database, [orderId], now())).get(orderId)?.state ?? 'pending';
      return { order_id: orderId, state };
    });
  },
};

/** The attempt that a message is about, of an order of the caller's own. @throws ServiceError `payment_error.not_signed`, `payment_error.not_found` */
async function ownAttempt({ database }: Dependencies, request: FastifyRequest, fields: CscFields | null): Promise<{ orderId: string }> {
  if (fields === null) throw new ServiceError('payment_error.not_signed');
  const [attempt] = await database.select({ orderId: orders.id }).from(payments).innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.gatewayOrderId, fields['merchant_txn'] ?? ''), eq(payments.kind, 'csc'), eq(orders.farmerId, signedInUser(request).id)));
  if (attempt === undefined) throw new ServiceError('payment_error.not_found');
  return attempt;
}
