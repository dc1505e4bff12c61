import { type DeliveryType, type OrderActor, type OrderStatus, type PaymentKind } from '@haat/api-contract/vocabulary';
import { TRANSITIONS, type TransitionEvidence, type TransitionRow } from './transitions.ts';

/** What of an order a transition may depend on. */
export interface OrderFacts {
  payment: PaymentKind;
  delivery: DeliveryType;
}

/** The rows of the table that let an actor move an order on from a status. */
function rowsFrom(from: OrderStatus | null, by: OrderActor, facts: OrderFacts): TransitionRow[] {
  return TRANSITIONS.filter(
    (row) =>
      row.from.includes(from) &&
      row.by.includes(by) &&
      (row.payment?.includes(facts.payment) ?? true) &&
      (row.delivery ?? facts.delivery) === facts.delivery,
  );
}

function findRow(
  from: OrderStatus | null,
  to: OrderStatus,
  by: OrderActor,
  facts: OrderFacts,
): TransitionRow | undefined {
  return rowsFrom(from, by, facts).find((row) => row.to.includes(to));
}

/**
 * Whether an order may go from one status to another by somebody. What the table does not name is refused.
 *
 * See docs/domain/orders.md#transitions.
 *
 * @param from - `null` for an order that is being made
 */
export function canTransition(from: OrderStatus | null, to: OrderStatus, by: OrderActor, facts: OrderFacts): boolean {
  return findRow(from, to, by, facts) !== undefined;
}

/**
 * The statuses to which an actor may move an order from where it is, in the order of the table of transitions: the
 * buttons to show.
 */
export function nextStatuses(from: OrderStatus | null, by: OrderActor, facts: OrderFacts): OrderStatus[] {
  return [...new Set(rowsFrom(from, by, facts).flatMap(({ to }) => to))];
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
