import { randomUUID } from 'node:crypto';
import { BACK_TO } from '../../market/return-addresses.ts';
import type { People } from '../../market/people.ts';
import { farmerWithDues, dueRefund } from '../../market/stories.ts';
import { authorizedBy, type GoodRoutes, type RequestParts, type RequestBuilder } from './request-builder.ts';

const PAYMENTS = '/payment/v1';

/** The gateway's report about a captured payment. */
function webhookOf(event: string, status: string): RequestBuilder {
  return async ({ gateway, farmer }) => {
    const { signed, order } = await gateway.takesMoneyOf(farmer);
    const entity = {
      id: signed['razorpay_payment_id'],
      entity: 'payment',
      order_id: signed['razorpay_order_id'],
      amount: Math.round(order.total_price * 100),
      currency: 'INR',
      status,
    };
    return signedWebhook(
      { gateway },
      { entity: 'event', event, contains: ['payment'], payload: { payment: { entity } } },
    );
  };
}

/** A webhook: the bytes are signed, and every event has an id of its own. */
function signedWebhook({ gateway }: Pick<People, 'gateway'>, body: Readonly<Record<string, unknown>>): RequestParts {
  return {
    body,
    sign: (request) => ({
      ...request,
      headers: {
        ...request.headers,
        'x-razorpay-signature': gateway.signatureOf(request.body ?? ''),
        'x-razorpay-event-id': randomUUID(),
      },
    }),
  };
}

/** Says where money that waits goes. */
function withDestination(body: object): RequestBuilder {
  return async (people) => ({ path: { id: (await dueRefund(people)).refundId }, body });
}

/** Paying, and money that comes back. */
export const PAYING: GoodRoutes = {
  [`POST ${PAYMENTS}/orders/{id}/attempts`]: {
    'one that is to be paid': async ({ farmer }) => ({
      path: { id: (await farmer.orders({ payment: 'pay-now' })).id },
      body: BACK_TO,
    }),
    'one whose total was agreed to': async ({ farmer }) => {
      const { id, total_price } = await farmer.orders({ payment: 'pay-now' });
      return { path: { id }, body: { ...BACK_TO, agreed_total: total_price } };
    },
  },
  [`GET ${PAYMENTS}/orders/{id}`]: {
    'one that is to be paid': async ({ gateway, farmer }) => ({
      path: { id: (await gateway.redirects(farmer)).order.id },
    }),
  },
  [`POST ${PAYMENTS}/refunds/{id}/destination`]: {
    UPI: withDestination({ kind: 'upi', vpa: 'sunita@okbank' }),
    'a bank account': withDestination({
      kind: 'bank',
      account_number: '00123456789',
      ifsc: 'SBIN0001234',
      name: 'Sunita Pawar',
    }),
  },
  'POST /credit/v1/repayments': {
    'dues of goods on credit': async (people) => ({
      ...authorizedBy(await farmerWithDues(people)),
      body: { ...BACK_TO, amount: 1 },
    }),
  },
  [`POST ${PAYMENTS}/returns`]: {
    'what was paid': async ({ gateway, farmer }) => ({ body: (await gateway.takesMoneyOf(farmer)).signed }),
  },
  [`POST ${PAYMENTS}/webhook/update-payment`]: {
    captured: webhookOf('payment.captured', 'captured'),
    failed: webhookOf('payment.failed', 'failed'),
    refunded: async ({ gateway, farmer }) => {
      const { signed } = await gateway.takesMoneyOf(farmer);
      const paymentId = signed['razorpay_payment_id'] ?? '';
      const entity = {
        id: await gateway.givesBack(paymentId),
        entity: 'refund',
        payment_id: paymentId,
        amount: 100,
        status: 'processed',
      };
      return signedWebhook(
        { gateway },
        { entity: 'event', event: 'refund.processed', contains: ['refund'], payload: { refund: { entity } } },
      );
    },
  },
  'POST /csc/encrypt': {
    'an own order': async ({ counter, bridge }) => ({
      ...authorizedBy(counter),
      body: { order_id: (await bridge.ordersBy(counter)).id, ...BACK_TO },
    }),
  },
  'POST /csc/decrypt': {
    'an own order': async ({ counter, bridge }) => ({
      ...authorizedBy(counter),
      body: { message: (await bridge.takesMoneyOf(counter)).answer },
    }),
  },
  'POST /api/csc/process-payment': {
    'an own order': async ({ counter, bridge }) => ({
      ...authorizedBy(counter),
      body: { message: (await bridge.takesMoneyOf(counter)).answer },
    }),
  },
};
