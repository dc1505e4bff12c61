import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { randomUUID } from 'node:crypto';
import {
  escalatedAfterHandOver,
  payableShop,
  refundForTwo,
  refundPaidTwice,
  refusedReturn,
  waitingAct,
} from '../../market/money-stories.ts';
import {
  deliveryInStatus,
  deliveryLeftAtAddress,
  deliveryOnTheRoad,
  reportedIssue,
  escalated,
  farmerWithDues,
  escalatedRefund,
  requestedReturn,
} from '../../market/stories.ts';
import { newNumber } from '../../market/sign-in.ts';
import { SAMPLE } from '../good-values.ts';
import type { GoodRoutes, RequestBuilder } from './request-builder.ts';

const ORDER = '/vendor/v1/orders/{id}';
const GIVEN_BACK = { amount: 1, reason: 'The photo shows it.' };
const ANSWER = { answer: 'हम दूसरा पैक देंगे।' };

/** A move of a home delivery after the given ones. */
function shopTransition(to: OrderStatus, ...before: readonly OrderStatus[]): RequestBuilder {
  return async (people) => ({ path: { id: (await deliveryInStatus(people, ...before)).id }, body: { to } });
}

/** A move of a return after the given one. */
function returnTransition(body: { to: string; refusal?: string }, before?: string): RequestBuilder {
  return async (people) => {
    const { order, returnId } = await requestedReturn(people);
    if (before !== undefined)
      await people.shopkeeper.call('POST', `/vendor/v1/orders/${order.id}/returns/${returnId}`, { to: before });
    return { path: { id: order.id, returnId }, body };
  };
}

/** What a shop's people do. */
export const SHOP: GoodRoutes = {
  [`GET ${ORDER}`]: { 'an order of the shop': async ({ farmer }) => ({ path: { id: (await farmer.orders()).id } }) },
  [`POST ${ORDER}/move`]: {
    confirmed: async ({ farmer }) => ({ path: { id: (await farmer.orders()).id }, body: { to: 'VENDOR_CONFIRMED' } }),
    refused: async ({ farmer }) => ({
      path: { id: (await farmer.orders()).id },
      body: { to: 'VENDOR_CANCELLED', reason: 'no-stock' },
    }),
    packed: shopTransition('READY_FOR_DELIVERY', 'VENDOR_CONFIRMED'),
    sent: shopTransition('SHIPPED', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY'),
    'on its way': shopTransition('OUT_FOR_DELIVERY', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'SHIPPED'),
    'farmer not at home': shopTransition(
      'FAILED_DELIVERY',
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'OUT_FOR_DELIVERY',
    ),
    'brought back': shopTransition(
      'RETURN_TO_ORIGIN',
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'OUT_FOR_DELIVERY',
      'FAILED_DELIVERY',
    ),
    'brought home': async (people) => {
      const { id, delivery_code: code } = await deliveryOnTheRoad(people);
      return { path: { id }, body: { to: 'DELIVERED', code } };
    },
    'handed over at the counter': async ({ farmer, shopkeeper }) => {
      const { id, pickup_code: code } = await farmer.orders();
      await shopkeeper.moves(id, 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY');
      return { path: { id }, body: { to: 'DELIVERED', code } };
    },
  },
  [`POST ${ORDER}/agree-to-cancel`]: {
    'one on the road': async (people) => ({ path: { id: (await deliveryOnTheRoad(people)).id } }),
  },
  [`POST ${ORDER}/returns/{returnId}`]: {
    approved: returnTransition({ to: 'APPROVED' }),
    refused: returnTransition({ to: 'REFUSED', refusal: 'पैक खुला है।' }),
    'picked up': returnTransition({ to: 'PICKED_UP' }, 'APPROVED'),
  },
  [`POST ${ORDER}/issues/{issueId}/answer`]: {
    'one that is open': async (people) => {
      const { order, issueId } = await reportedIssue(people);
      return { path: { id: order.id, issueId }, body: ANSWER };
    },
  },
  [`GET ${ORDER}/photos/{photoId}`]: {
    'of a return': async (people) => {
      const { order, photoId } = await requestedReturn(people);
      return { path: { id: order.id, photoId } };
    },
  },
};

/** What support does. */
export const SUPPORT: GoodRoutes = {
  'GET /support/v1/mandi/set-aside': {
    'all of them': () => ({ query: { page: '1' } }),
    'for one reason': () => ({ query: { reason: 'unknown-commodity', page: '1' } }),
  },
  'GET /support/v1/security-events': {
    'all of them': () => ({}),
    'of a person, a kind and a time': () => ({
      query: {
        user_id: randomUUID(),
        kind: 'sign-in',
        from: '2026-01-01T00:00:00+05:30',
        before: '2036-01-01T00:00:00Z',
        page: '1',
      },
    }),
  },
  'POST /support/v1/issues/{id}/close': {
    'one that was escalated': async (people) => ({ path: { id: (await escalated(people)).issueId }, body: ANSWER }),
  },
  'GET /support/v1/issues/{id}/photos/{photoId}': {
    'of one that was escalated': async (people) => {
      const photoId = await people.farmer.sendsPhoto();
      return { path: { id: (await escalated(people, [photoId])).issueId, photoId } };
    },
  },
  'GET /support/v1/orders/{id}/delivery-photo': {
    'of goods left at the address': async (people) => ({ path: { id: (await deliveryLeftAtAddress(people)).id } }),
  },
  'POST /support/v1/orders/{id}/delivery-code': {
    'a delivery on its way': async (people) => ({
      path: { id: (await deliveryOnTheRoad(people)).id },
      body: { reason: 'asked-by-phone' },
    }),
  },
  'POST /support/v1/orders/{id}/cancel': {
    'an order': async ({ farmer }) => ({
      path: { id: (await farmer.orders()).id },
      body: { reason: 'asked-by-phone' },
    }),
  },
  'POST /support/v1/refunds/{id}/paid': {
    'one that was raised': async (people) => ({
      path: { id: (await escalatedRefund(people)).refundId },
      body: { destination_version: 1 },
    }),
  },
  'POST /support/v1/refunds/{id}/paid-twice': {
    'money that came back': async (people) => ({
      path: { id: await refundPaidTwice(people) },
      body: { end: 'came-back', amount: 1, reason: 'It stands on the statement.' },
    }),
  },
  'GET /support/v1/ledger/shops/{id}': {
    'a shop': async (people) => ({ path: { id: await payableShop(people) } }),
  },
  'POST /support/v1/ledger/shops/{id}/payouts': {
    'a shop that is owed something': async (people) => ({
      path: { id: await payableShop(people) },
      body: { amount: 1, reason: 'This week.' },
    }),
  },
  'POST /support/v1/ledger/shops/{id}/receipts': {
    'a shop': async (people) => ({
      path: { id: await payableShop(people) },
      body: { amount: 1, reason: 'Brought by hand.' },
    }),
  },
  'PUT /support/v1/ledger/shops/{id}/terms': {
    // Of a shop where nothing comes back: a limit of nothing would hold up every later refund of cash.
    'the terms that hold': () => ({
      path: { id: SAMPLE.otherVendorId },
      body: { fee_percent: 2, reason: 'As agreed.' },
    }),
  },
  'POST /support/v1/step-ups/lift': {
    'a number of which none is asked': () => ({ body: { phone_number: newNumber(), reason: 'vouched-by-shop' } }),
  },
  'POST /support/v1/refunds/{id}/release': {
    'one that waits for two persons': async (people) => ({
      path: { id: await refundForTwo(people) },
      body: { reason: 'Spoke to both.' },
    }),
  },
  'POST /support/v1/acts/{id}/confirm': {
    'one that another person wants': async (people) => ({ path: { id: await waitingAct(people) } }),
  },
  'POST /support/v1/acts/{id}/decline': {
    'one that another person wants': async (people) => ({ path: { id: await waitingAct(people) } }),
  },
  'POST /support/v1/returns/{id}/overrule': {
    'one that was refused': async (people) => ({ path: { id: await refusedReturn(people) }, body: GIVEN_BACK }),
  },
  'POST /support/v1/issues/{id}/overrule': {
    'one that was escalated': async (people) => ({
      path: { id: await escalatedAfterHandOver(people) },
      body: GIVEN_BACK,
    }),
  },
  'POST /support/v1/credit/repayments': {
    'dues of a farmer': async (people) => ({
      body: {
        phone_number: (await farmerWithDues(people)).person.phoneNumber,
        centre_id: SAMPLE.vendorId,
        amount: 1,
        receipt: randomUUID(),
      },
    }),
  },
};
