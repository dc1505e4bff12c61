import type { OrderStatus } from '@haat/api-contract/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '@haat/api-contract/vocabulary';
import { nextActions, NETWORK_CALLBACKS, sideActions } from './next-actions.ts';
import { orderStatusOf, type NetworkOrderState } from './order-status-of.ts';

const STATES = ['Created', 'Accepted', 'In-progress', 'Completed', 'Cancelled', 'Lost', null];
const order = (given: Partial<NetworkOrderState>): NetworkOrderState => ({
  state: 'In-progress',
  fulfilment: 'Pending',
  payment: 'NOT-PAID',
  ...given,
});

test.for<[Partial<NetworkOrderState>, OrderStatus]>([
  [{ state: 'Created' }, 'PENDING'],
  [{ state: 'Created', payment: 'PAID' }, 'SUCCESS'],
  [{ state: 'Accepted' }, 'VENDOR_CONFIRMED'],
  [{ state: 'Accepted', payment: 'PAID' }, 'VENDOR_CONFIRMED'],
  [{ state: 'Accepted', fulfilment: null }, 'VENDOR_CONFIRMED'],
  [{ state: null, fulfilment: null }, 'PENDING'],
  [{ state: undefined, payment: 'PAID' }, 'SUCCESS'],
  [{ fulfilment: 'Packed' }, 'READY_FOR_DELIVERY'],
  [{ fulfilment: 'Agent-assigned' }, 'READY_FOR_DELIVERY'],
  [{ fulfilment: 'At-pickup' }, 'READY_FOR_DELIVERY'],
  [{ fulfilment: 'Out-for-pickup' }, 'READY_FOR_DELIVERY'],
  [{ fulfilment: 'Pickup-failed' }, 'READY_FOR_DELIVERY'],
  [{ fulfilment: 'Order-picked-up' }, 'SHIPPED'],
  [{ fulfilment: 'In-transit' }, 'SHIPPED'],
  [{ fulfilment: 'At-destination-hub' }, 'SHIPPED'],
  [{ fulfilment: 'Out-for-delivery' }, 'OUT_FOR_DELIVERY'],
  [{ fulfilment: 'At-delivery' }, 'OUT_FOR_DELIVERY'],
  [{ fulfilment: 'Delivery-failed' }, 'FAILED_DELIVERY'],
  [{ fulfilment: 'Order-delivered' }, 'DELIVERED'],
  [{ state: 'Completed', fulfilment: 'Order-delivered' }, 'DELIVERED'],
  [{ state: 'Completed', fulfilment: 'Order-picked-up' }, 'DELIVERED'],
  [{ state: 'Cancelled', fulfilment: 'Cancelled' }, 'VENDOR_CANCELLED'],
  [{ state: 'Cancelled', cancelledBy: 'seller' }, 'VENDOR_CANCELLED'],
  [{ state: 'Cancelled', cancelledBy: 'farmer' }, 'USER_CANCELLED'],
  [{ state: 'Cancelled', cancelledBy: 'support' }, 'DEHAAT_CANCELLED'],
  [{ fulfilment: 'Cancelled', cancelledBy: 'farmer' }, 'USER_CANCELLED'],
  [{ fulfilment: 'Teleported', last: 'SHIPPED' }, 'SHIPPED'],
  [{ fulfilment: 'Teleported' }, 'VENDOR_CONFIRMED'],
  [{ state: 'Created', fulfilment: 'Teleported' }, 'PENDING'],
  [{ fulfilment: 'constructor', last: 'SHIPPED' }, 'SHIPPED'],
  [{ fulfilment: 'Pending', last: 'SHIPPED' }, 'VENDOR_CONFIRMED'],
])('%o: %s', ([given, status]) => {
  expect(orderStatusOf(order(given))).toBe(status);
});

test('goods on their way back count before whatever else is said', () => {
  for (const fulfilment of ['RTO-Initiated', 'RTO-Delivered', 'RTO-Disposed'])
    for (const state of STATES)
      expect(orderStatusOf(order({ state, fulfilment, cancelledBy: 'farmer' }))).toBe('RETURN_TO_ORIGIN');
});

test('every order has one of our statuses, whatever a seller says', () => {
  const said = fc.oneof(fc.constantFrom(...STATES), fc.string(), fc.constant(undefined));
  fc.assert(
    fc.property(said, said, fc.constantFrom('PAID', 'NOT-PAID'), (state, fulfilment, payment) => {
      expect(ORDER_STATUSES).toContain(orderStatusOf({ state, fulfilment, payment }));
    }),
  );
});

test.for([
  [null, 'search'],
  ['on_search', 'select init search'],
  ['on_select', 'init select'],
  ['on_init', 'confirm init'],
  ['on_confirm', 'status cancel track update'],
  ['on_status', 'status cancel track update issue'],
  ['on_track', 'status cancel track update issue'],
  ['on_update', 'status cancel track update issue'],
  ['on_cancel', 'status update'],
] as const)('after %s: %s', ([last, next]) => {
  expect(nextActions(last).join(' ')).toBe(next);
});

test('nothing but confirm follows money', () => {
  const before = NETWORK_CALLBACKS.filter((last) => nextActions(last).includes('confirm'));
  expect(before).toEqual(['on_init']);
});

test('help is asked for once an order is confirmed', () => {
  expect([sideActions(false), sideActions(true)]).toEqual([[], ['support', 'rating', 'issue_status']]);
});
