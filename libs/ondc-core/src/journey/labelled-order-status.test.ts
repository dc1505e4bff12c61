import { readFileSync } from 'node:fs';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { expect, test } from 'vitest';
import { orderStatusOf, type NetworkOrderState } from './order-status-of.ts';

/** See libs/ondc-core/cases/README.md. */
interface LabelledStatus {
  readonly what: string;
  readonly input: NetworkOrderState;
  readonly expected: OrderStatus;
}

const CASES = JSON.parse(
  readFileSync(new URL('../../cases/order-status.json', import.meta.url), 'utf8'),
) as LabelledStatus[];

test('all are there', () => {
  expect(CASES).toHaveLength(610);
});

test.for(CASES)('$what', ({ input, expected }) => {
  expect(orderStatusOf(input)).toBe(expected);
});

test.for<[NetworkOrderState['state'], string, boolean, OrderStatus]>([
  ['In-progress', 'Order-picked-up', true, 'DELIVERED'],
  ['In-progress', 'Order-picked-up', false, 'SHIPPED'],
  ['In-progress', 'Packed', true, 'READY_FOR_DELIVERY'],
  ['Completed', 'Order-picked-up', true, 'DELIVERED'],
  ['Cancelled', 'Order-picked-up', true, 'VENDOR_CANCELLED'],
])('%s and %s, to be fetched: %s', ([state, fulfilment, isFetched, expected]) => {
  expect(orderStatusOf({ state, fulfilment, isFetched, payment: 'NOT-PAID' })).toBe(expected);
});
