import { randomUUID } from 'node:crypto';
import { BACK_TO } from '../../market/return-addresses.ts';
import type { People } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestParts, type RequestBuilder } from './request-builder.ts';

const RAZORPAY = '/sandbox/razorpay/v1';
const CSC = '/sandbox/csc';

/** A call of the gateway's API about a payment that it has taken. */
function ofPaid(
  parts: (signed: Readonly<Record<string, string>>, people: People) => Promise<RequestParts> | RequestParts,
): RequestBuilder {
  return async (people) => ({
    ...authorizedBy(people.gateway),
    ...(await parts((await people.gateway.takesMoneyOf(people.farmer)).signed, people)),
  });
}

/** A call of the bridge about a transaction that was paid. */
function ofTransaction(
  fields: (
    paid: { transaction: string; paymentId: string },
    people: People,
  ) => Promise<Record<string, string>> | Record<string, string>,
): RequestBuilder {
  return async (people) => {
    const { counter, bridge } = people;
    const { transaction, answer } = await bridge.takesMoneyOf(counter);
    return {
      body: bridge.asked(await fields({ transaction, paymentId: await bridge.paymentIn(counter, answer) }, people)),
    };
  };
}

const STAC = '/sandbox/stac/v1';
const TWO_WEEKS = '2026-06-01T00:00:00.000Z/2026-06-15T00:00:00.000Z';

/** Pages and calls of what stands in for companies outside. */
export const SANDBOX: GoodRoutes = {
  [`POST ${STAC}/search`]: {
    'two weeks of a field': () => ({
      body: {
        collections: ['sentinel-2-c1-l2a'],
        bbox: [76.11, 19.78, 76.12, 19.79],
        datetime: TWO_WEEKS,
        limit: 10,
        query: { 'eo:cloud_cover': { lte: 90 } },
        sortby: [{ field: 'properties.datetime', direction: 'desc' }],
      },
    }),
  },
  [`GET ${STAC}/scenes/{id}/{file}`]: {
    'the head of a band': () => ({
      path: { id: 'sample-32643-0-0-0', file: 'red.tif' },
      headers: { range: 'bytes=0-1023' },
    }),
  },
  [`POST ${RAZORPAY}/orders`]: {
    'an order': ({ gateway }) => ({
      ...authorizedBy(gateway),
      body: { amount: 17_800, currency: 'INR', receipt: randomUUID() },
    }),
  },
  [`GET ${RAZORPAY}/orders/{id}/payments`]: {
    'a paid one': ofPaid(({ razorpay_order_id: id = '' }) => ({ path: { id } })),
  },
  [`GET ${RAZORPAY}/payments/{id}`]: {
    'one that was taken': ofPaid(({ razorpay_payment_id: id = '' }) => ({ path: { id } })),
  },
  [`POST ${RAZORPAY}/payments/{id}/refund`]: {
    'a part of it': ofPaid(({ razorpay_payment_id: id = '' }) => ({
      path: { id },
      body: { amount: 100, receipt: randomUUID() },
    })),
  },
  [`GET ${RAZORPAY}/payments/{id}/refunds`]: {
    'one that was taken': ofPaid(({ razorpay_payment_id: id = '' }) => ({ path: { id } })),
  },
  [`GET ${RAZORPAY}/payments/{id}/refunds/{refund}`]: {
    'one that was made': ofPaid(async ({ razorpay_payment_id: id = '' }, { gateway }) => ({
      path: { id, refund: await gateway.givesBack(id) },
    })),
  },
  [`GET ${RAZORPAY}/settlements/recon/combined`]: {
    'a day': ({ gateway }) => ({
      ...authorizedBy(gateway),
      query: { year: '2026', month: '1', day: '31' },
    }),
  },
  [`POST ${RAZORPAY}/checkout/embedded`]: {
    'an order': async ({ gateway, farmer }) => ({ body: (await gateway.redirects(farmer)).fields }),
  },
  [`POST ${RAZORPAY}/checkout/choice`]: Object.fromEntries(
    ['succeed', 'fail', 'stay-pending'].map((outcome): [string, RequestBuilder] => [
      outcome,
      async ({ gateway, farmer }) => {
        const { fields } = await gateway.redirects(farmer);
        return { body: { order_id: fields['order_id'], ...BACK_TO, language: 'hi', outcome } };
      },
    ]),
  ),
  [`POST ${CSC}/pay`]: {
    'an order': async ({ bridge, counter }) => {
      const order = await bridge.ordersBy(counter);
      const { message } = await counter.call<{ message: string }>('POST', '/csc/encrypt', {
        order_id: order.id,
        ...BACK_TO,
      });
      return { body: { merchant_id: bridge.merchantId, message } };
    },
  },
  [`POST ${CSC}/v1/checkout/choice`]: Object.fromEntries(
    ['succeed', 'fail', 'stay-pending'].map((outcome): [string, RequestBuilder] => [
      outcome,
      async ({ bridge, counter }) => ({
        body: { order_id: (await bridge.redirects(counter)).transaction, ...BACK_TO, language: 'hi', outcome },
      }),
    ]),
  ),
  [`POST ${CSC}/status`]: { 'a paid one': ofTransaction(({ transaction }) => ({ merchant_txn: transaction })) },
  [`POST ${CSC}/refund`]: {
    'a part of it': ofTransaction(({ paymentId }) => ({
      csc_txn: paymentId,
      refund_amount: '1.00',
      refund_reference: randomUUID(),
    })),
  },
  [`POST ${CSC}/refund-status`]: {
    'one that was made': ofTransaction(async ({ paymentId }, { bridge }) => ({
      csc_txn: paymentId,
      refund_txn: await bridge.givesBack(paymentId),
    })),
  },
};
