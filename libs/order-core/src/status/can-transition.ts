import type { DeliveryType } from '@haat/cart-core';
import type { PaymentKind } from '../payment/payment-mode.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { TRANSITIONS, type OrderActor, type TransitionEvidence, type TransitionRow } from './transitions.ts';

/** What of an order a transition may depend on. */
export interface OrderFacts {
  payment: PaymentKind;
  delivery: DeliveryType;
}

function findRow(
  from: OrderStatus | null,
  to: OrderStatus,
  by: OrderActor,
  facts: OrderFacts,
): TransitionRow | undefined {
  return TRANSITIONS.find(
    (row) =>
      row.from.includes(from) &&
      row.to.includes(to) &&
      row.by.includes(by) &&
      (row.payment?.includes(facts.payment) ?? true) &&
      (row.delivery ?? facts.delivery) === facts.delivery,
  );
}

/**
 * Whether an order may go from one status to another by somebody. What the table does not name is refused.
 *
 * Domain rules, order-core (table of transitions).
 *
 * @param from - `null` for an order that is being made
 */
export function canTransition(from: OrderStatus | null, to: OrderStatus, by: OrderActor, facts: OrderFacts): boolean {
  return findRow(from, to, by, facts) !== undefined;
}

/** The statuses to which somebody may move an order from where it is: the buttons to show. */
export function nextStatuses(from: OrderStatus | null, by: OrderActor, facts: OrderFacts): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => canTransition(from, to, by, facts));
}

/** What must be shown for a transition that is allowed, or `null` when nothing more is needed. */
export function evidenceFor(
  from: OrderStatus | null,
  to: OrderStatus,
  by: OrderActor,
  facts: OrderFacts,
): TransitionEvidence | null {
  return findRow(from, to, by, facts)?.evidence ?? null;
}
