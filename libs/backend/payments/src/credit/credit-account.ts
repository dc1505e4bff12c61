import type { CreditAccount, CreditCost } from '@haat/api-contract';
import { indiaDay } from '@haat/format';
import { canLend, creditCost } from '@haat/order-core';
import type { CreditLender } from '@haat/order-core';
import { isStepUpDue } from '@haat/backend-identity';
import { financedCentreServes } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

import { bookedEntries } from './credit-ledger.ts';
import { creditLineOf, isEnrolled } from './credit-lines.ts';
import { accountSummary } from './account-summary.ts';
import { termsOf, DEFAULT_TERMS } from './credit-terms.ts';
import { keyFactsOf } from './key-facts-of.ts';
import type { CreditLineRow } from './tables.ts';

/**
 * A farmer's credit account in the form of the API, and whether dues are late, which a screen derives from the due
 * date.
 */
export interface AccountOfFarmer {
  account: CreditAccount;
  isOverdue: boolean;
  /** Nothing can be bought on it before a step-up: docs/domain/identity.md#step-up. */
  needsStepUp: boolean;
}

/** Whether a shop sells on credit at the farmer's place, and the lender; null without one. */
export interface CreditOffer {
  isSoldHere: boolean;
  lender: CreditLender | null;
}

/** A farmer's credit account in the form of the API, also where no credit is granted. */
export async function accountOfFarmer(
  executor: Executor,
  userId: string,
  { isSoldHere, lender }: CreditOffer,
  now: Date,
): Promise<AccountOfFarmer> {
  const line = await creditLineOf(executor, userId);
  const terms = termsOnTheWire(line ?? DEFAULT_TERMS);
  const ofLine = termsOf(line ?? DEFAULT_TERMS);
  const isLent = canLend(lender, ofLine);
  const isEnabled = isSoldHere && isLent;
  const keyFacts = isLent ? keyFactsOf(lender, ofLine) : null;
  if (!isEnrolled(line))
    return {
      account: {
        is_enabled: isEnabled,
        is_enrolled: false,
        limit: 0,
        dues: 0,
        open_orders: 0,
        available: 0,
        due_date: null,
        terms,
        key_facts: keyFacts,
      },
      isOverdue: false,
      needsStepUp: false,
    };
  const { limit, dues, openOrders, available, dueDate, isOverdue } = accountSummary(
    line,
    await bookedEntries(executor, userId),
    indiaDay(now),
  );
  return {
    account: {
      is_enabled: isEnabled,
      is_enrolled: true,
      limit,
      dues,
      open_orders: openOrders,
      available,
      due_date: dueDate,
      terms,
      key_facts: keyFacts,
    },
    isOverdue,
    needsStepUp: await isStepUpDue(executor, userId),
  };
}

/**
 * A farmer's credit line at a place; without a place, credit is not given. See
 * docs/domain/credit.md#where-credit-is-given.
 */
export async function creditAccountOf(
  executor: Executor,
  userId: string,
  { place, lender }: { place: LatLng | null; lender: CreditLender | null },
  now: Date,
): Promise<AccountOfFarmer> {
  const isSoldHere = place !== null && (await financedCentreServes(executor, place));
  return accountOfFarmer(executor, userId, { isSoldHere, lender }, now);
}

/** What an amount in rupees costs on a farmer's terms when it is bought now. */
export function costOnTerms(
  amount: number,
  { tenor_days: tenorDays, free_days: freeDays, monthly_percent: monthlyPercent }: CreditAccount['terms'],
  now: Date,
): CreditCost {
  return creditCost(amount, { tenorDays, freeDays, monthlyPercent }, indiaDay(now));
}

function termsOnTheWire(line: Pick<CreditLineRow, keyof typeof DEFAULT_TERMS>): CreditAccount['terms'] {
  const { tenorDays, freeDays, monthlyPercent } = termsOf(line);
  return { tenor_days: tenorDays, free_days: freeDays, monthly_percent: monthlyPercent };
}
