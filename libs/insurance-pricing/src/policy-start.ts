import type { PaymentKind, PolicyStart } from '@haat/api-contract/vocabulary';
import { addDays } from '@haat/order-core';

/** How the premium of some units is paid. */
export interface PremiumPayment {
  payment: PaymentKind;
  /** The units cost the farmer nothing. */
  isFree: boolean;
  /** The payment company takes the whole order, not only an advance. */
  isPaidWhole: boolean;
}

/**
 * What the cover of some units waits for: it never begins before the insurer has the premium.
 *
 * See docs/domain/insurance.md#policies.
 */
export function policyStart({ payment, isFree, isPaidWhole }: PremiumPayment): PolicyStart {
  if (isFree || payment === 'cash') return 'delivery';
  if (payment === 'credit') return 'confirmation';
  return isPaidWhole ? 'payment' : 'delivery';
}

/** Whether a promised policy comes into force by an event; whatever it waits for, delivery is the latest. */
export function startsWith(start: PolicyStart, event: PolicyStart): boolean {
  return event === start || event === 'delivery';
}

/** First and last day of a cover, `YYYY-MM-DD` in India. */
export interface CoverPeriod {
  validFrom: string;
  validUntil: string;
}

/** The days of a cover whose premium was paid on a day: from the next one on. */
export function coverPeriod(paidOn: string, coverDays: number): CoverPeriod {
  const validFrom = addDays(paidOn, 1);
  return { validFrom, validUntil: addDays(validFrom, coverDays - 1) };
}

/** Who pays the insurer how much, in whole paise. */
export interface PremiumShares {
  farmer: number;
  market: number;
}

/**
 * Who pays the insurer's premium: the farmer's money as far as it is there when the cover begins, the market all the
 * rest. On credit nothing is there yet.
 */
export function premiumShares(
  { payment }: Pick<PremiumPayment, 'payment'>,
  { insurerPaise, farmerPaise }: { insurerPaise: number; farmerPaise: number },
): PremiumShares {
  const farmer = payment === 'credit' ? 0 : Math.min(farmerPaise, insurerPaise);
  return { farmer, market: insurerPaise - farmer };
}
