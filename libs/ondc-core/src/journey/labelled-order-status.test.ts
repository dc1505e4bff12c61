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
