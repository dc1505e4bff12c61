import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { randomUUID } from 'node:crypto';
import { broughtHome, complainedOf, escalated, indebted, raised, wantedBack } from '../../market/stories.ts';
import type { GoodRoutes, Way } from './way.ts';

const ORDER = '/vendor/v1/orders/{id}';
const ANSWER = { answer: 'हम दूसरा पैक देंगे।' };

/** A move of a home delivery after the given ones. */
function movesOn(to: OrderStatus, ...before: readonly OrderStatus[]): Way {
  return async (people) => ({ path: { id: (await broughtHome(people, ...before)).id }, body: { to } });
}

/** A move of a return after the given one. */
function takes(body: { to: string; refusal?: string }, before?: string): Way {
  return async (people) => {
    const { order, returnId } = await wantedBack(people);
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
    packed: movesOn('READY_FOR_DELIVERY', 'VENDOR_CONFIRMED'),
    sent: movesOn('SHIPPED', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY'),
    'on its way': movesOn('OUT_FOR_DELIVERY', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'SHIPPED'),
    'nobody at home': movesOn('FAILED_DELIVERY', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY'),
    'brought back': movesOn(
      'RETURN_TO_ORIGIN',
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'OUT_FOR_DELIVERY',
      'FAILED_DELIVERY',
    ),
    'brought home': movesOn('DELIVERED', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY'),
    'handed over at the counter': async ({ farmer, shopkeeper }) => {
      const { id, pickup_code: code } = await farmer.orders();
      await shopkeeper.moves(id, 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY');
      return { path: { id }, body: { to: 'DELIVERED', code } };
    },
  },
  [`POST ${ORDER}/returns/{returnId}`]: {
    approved: takes({ to: 'APPROVED' }),
    refused: takes({ to: 'REFUSED', refusal: 'पैक खुला है।' }),
    'picked up': takes({ to: 'PICKED_UP' }, 'APPROVED'),
  },
  [`POST ${ORDER}/issues/{issueId}/answer`]: {
    'one that is open': async (people) => {
      const { order, issueId } = await complainedOf(people);
      return { path: { id: order.id, issueId }, body: ANSWER };
    },
  },
  [`GET ${ORDER}/photos/{photoId}`]: {
    'of a return': async (people) => {
      const { order, photoId } = await wantedBack(people);
      return { path: { id: order.id, photoId } };
    },
  },
};

/** What support does. */
export const SUPPORT: GoodRoutes = {
  'POST /support/v1/issues/{id}/close': {
    'one that was escalated': async (people) => ({ path: { id: (await escalated(people)).issueId }, body: ANSWER }),
  },
  'GET /support/v1/issues/{id}/photos/{photoId}': {
    'of one that was escalated': async (people) => {
      const photoId = await people.farmer.sendsPhoto();
      return { path: { id: (await escalated(people, [photoId])).issueId, photoId } };
    },
  },
  'POST /support/v1/orders/{id}/cancel': {
    'an order': async ({ farmer }) => ({
      path: { id: (await farmer.orders()).id },
      body: { reason: 'asked-by-phone' },
    }),
  },
  'POST /support/v1/refunds/{id}/paid': {
    'one that was raised': async (people) => ({ path: { id: (await raised(people)).refundId } }),
  },
  'POST /support/v1/credit/repayments': {
    'dues of a farmer': async (people) => ({
      body: { phone_number: (await indebted(people)).person.phoneNumber, amount: 1, receipt: randomUUID() },
    }),
  },
};
