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

/**
 * Whether the farmer has to say where a refund goes: money paid in cash cannot be refunded to its source. It is asked
 * until a destination is given, and again when the payout to it failed.
 *
 * See docs/domain/payments.md#refunds.
 */
export function needsRefundDestination({ isThroughGateway, to, status, leg }: RefundFacts): boolean {
  return !isThroughGateway && to !== 'credit' && status !== 'REFUND_COMPLETED' && (to === null || leg === 'FAILED');
}
