import type { CreditTerms } from '@haat/order-core';
import type { CreditLineRow } from './tables.ts';

/**
 * Terms of a line that is opened without others: 90 days, 30 of them free, then 1.5 % a month. See
 * docs/domain/credit.md#terms.
 */
export const DEFAULT_TERMS = { tenorDays: 90, freeDays: 30, monthlyBasisPoints: 150 } as const;

/** The terms of a credit line as the rules take them. */
export function termsOf({
  tenorDays,
  freeDays,
  monthlyBasisPoints,
}: Pick<CreditLineRow, keyof typeof DEFAULT_TERMS>): CreditTerms {
  return { tenorDays, freeDays, monthlyPercent: monthlyBasisPoints / 100 };
}
