import type { OrderStatus, PolicyStart } from '@haat/api-contract/vocabulary';
import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import type { OrderHook } from '@haat/backend-orders';

import { promisePolicies } from './promise-policies.ts';
import { refuseUnacceptedTerms } from './terms/unaccepted-terms.ts';
import { startPolicies, voidPolicies } from './transition-policies.ts';

const VOIDING: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/** What policies wait for, by the status in which an order has it. Payment is told by `onPaid`. */
const EVENTS: Partial<Record<OrderStatus, PolicyStart>> = { VENDOR_CONFIRMED: 'confirmation', DELIVERED: 'delivery' };

/**
 * Insurance of an order: its policies are promised with it, come into force when the insurer has their premium, and
 * are void when it ends before the farmer has the packs that they are for. A new attempt to pay promises others. See
 * docs/domain/insurance.md#policies.
 */
export const insuranceHook: OrderHook = {
  stage: 'document',
  marketplace: 'dehaat',
  async onPlaced(tx, dependencies, order) {
    await promisePolicies(tx, dependencies, order);
    await refuseUnacceptedTerms(tx, dependencies, order);
  },
  onPaid: (tx, dependencies, order) => startPolicies(tx, dependencies, order, 'payment'),
  async onTransition(tx, dependencies, order, { from, to }) {
    const event = EVENTS[to];
    if (event !== undefined) await startPolicies(tx, dependencies, order, event);
    if (VOIDING.includes(to)) await voidPolicies(tx, dependencies, order.id);
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await promisePolicies(tx, dependencies, order);
  },
};
