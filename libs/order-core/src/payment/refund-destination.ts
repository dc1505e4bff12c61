import type { RefundLegStatus, RefundStatus, RefundTarget } from '@haat/api-contract/vocabulary';

/** What of a refund decides whether its farmer has to say where it goes. */
export interface RefundFacts {
  /** Whether it goes back through the gateway it was paid with. */
  isThroughGateway: boolean;
  /** Null until the farmer has said it. */
  to: RefundTarget | null;
  status: RefundStatus;
  leg: RefundLegStatus | null;
}

/** What besides decides whether a destination that was given can still be corrected. */
export interface GivenDestinationFacts extends RefundFacts {
  /** No bank is connected: a person has to pay it, and has not said so yet. */
  isPaidByHand: boolean;
}

/**
 * Whether a farmer can still correct the UPI id or bank account that was given: until the money is on its way by
 * itself, and as long as a payout by hand waits for a person.
 *
 * See docs/domain/payments.md#where-a-refund-goes.
 */
export function canCorrectRefundDestination(refund: GivenDestinationFacts): boolean {
  const { isThroughGateway, to, status, leg, isPaidByHand } = refund;
  if (isThroughGateway || status === 'REFUND_COMPLETED' || needsRefundDestination(refund)) return false;
  return (to === 'upi' || to === 'bank') && (leg === null || isPaidByHand);
}

/**
 * Whether the farmer has to say where a refund goes: money paid in cash cannot be refunded to its source. It is asked
 * until a destination is given, and again when the payout to it failed.
 *
 * See docs/domain/payments.md#where-a-refund-goes.
 */
export function needsRefundDestination({ isThroughGateway, to, status, leg }: RefundFacts): boolean {
  return !isThroughGateway && to !== 'credit' && status !== 'REFUND_COMPLETED' && (to === null || leg === 'FAILED');
}
