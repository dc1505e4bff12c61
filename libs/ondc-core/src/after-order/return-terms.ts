import { RETURN_REASONS, type ReturnReasonCode } from '@haat/api-contract/vocabulary';
import { RETURN_WINDOW_MS } from '@haat/order-core';
import { durationOf } from '../wire/read-values.ts';

/** Reasons that are the seller's fault: they count for goods too that cannot be returned otherwise. */
const SELLERS_FAULT: readonly ReturnReasonCode[] = ['003', '004', '005'];

/** For which reasons goods of the network go back, and until when. */
export interface NetworkReturnTerms {
  readonly reasons: readonly ReturnReasonCode[];
  readonly until: Date;
}

/**
 * For which reasons goods of the network can be returned, and until when: what the seller's catalogue says, and where
 * it says nothing readable, as long as with our own shops. Damaged, wrong or other goods than were ordered go back even
 * where the seller takes none back.
 * See docs/domain/open-network.md#returns.
 *
 * @param facts `returnWindow`: ISO 8601 duration, as it came
 */
export function networkReturnTerms(
  facts: { readonly isReturnable: boolean; readonly returnWindow: string | null },
  deliveredAt: Date,
): NetworkReturnTerms {
  const told = durationOf(facts.returnWindow);
  const windowMs = facts.isReturnable && told !== null && told > 0 ? told : RETURN_WINDOW_MS;
  const reasons = RETURN_REASONS.map(({ code }) => code);
  return {
    reasons: facts.isReturnable ? reasons : reasons.filter((code) => SELLERS_FAULT.includes(code)),
    until: new Date(deliveredAt.getTime() + windowMs),
  };
}
