import { toPaise } from '@haat/format';
import { LEAST_ONLINE_PAISE } from './least-online.ts';
import { PAYMENT_KINDS, type PaymentKind, type PaymentObstacle } from '@haat/api-contract/vocabulary';

/** What decides how a cart may be paid. Amounts are rupees. */
export interface PaymentFacts {
  isSignedIn: boolean;
  /** A partner agent, who has a CSC wallet. */
  isAgent: boolean;
  /** The agent acts for the farmer whose cart it is, and does not spend that farmer's credit. No if left out. */
  isForFarmer?: boolean;
  /** Whether the farmer lets that agent pay otherwise than in cash. Yes if left out. */
  mayPay?: boolean;
  isPrebook: boolean;
  /** A prebooking of more than may be booked without paying ahead. */
  needsAdvance: boolean;
  /** What is to be paid; null while that is not known. */
  total: number | null;
  credit: {
    /** Whether this shop sells on credit at this place. */
    isEnabled: boolean;
    isEnrolled: boolean;
    available: number;
    /** Whether dues are not paid though their day is over. */
    isOverdue: boolean;
    /** The number was silent for long: who signed in has to prove to be the farmer first. */
    needsStepUp: boolean;
  };
}

/**
 * Reason why a payment method is unavailable for a cart; null when it is available. See
 * docs/domain/payments.md#which-methods-a-cart-may-use.
 */
export function paymentObstacle(
  kind: PaymentKind,
  { isSignedIn, isAgent, isForFarmer = false, mayPay = true, isPrebook, needsAdvance, total, credit }: PaymentFacts,
): PaymentObstacle | null {
  if (kind === 'cash') return needsAdvance ? 'advance_needed' : null;
  const online = total !== null && toPaise(total) < LEAST_ONLINE_PAISE ? 'below_least' : null;
  const paid = mayPay ? online : 'not_consented';
  if (kind === 'pay-now') return paid;
  if (!isSignedIn) return 'signed_out';
  // A prebooking is paid on its day, or in part in advance: neither is a debt, nor a wallet's matter.
  if (isPrebook) return 'not_for_prebooking';
  if (kind === 'csc') return isAgent ? paid : 'not_for_you';
  if (isForFarmer) return 'not_for_you';
  if (!credit.isEnabled) return 'not_here';
  if (!credit.isEnrolled) return 'not_enrolled';
  if (credit.needsStepUp) return 'step_up_needed';
  if (credit.isOverdue) return 'overdue';
  return total !== null && toPaise(total) > toPaise(credit.available) ? 'over_limit' : null;
}

/** Every payment method with the reason why it is unavailable, in the order in which they are offered. */
export function paymentChoices(facts: PaymentFacts): { kind: PaymentKind; obstacle: PaymentObstacle | null }[] {
  return PAYMENT_KINDS.map((kind) => ({ kind, obstacle: paymentObstacle(kind, facts) }));
}
