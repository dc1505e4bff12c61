import type { CreditAccount, CreditCost } from '@haat/api-contract';
import { indiaDay } from '@haat/format';
import { creditCost } from '@haat/order-core';
import { financedCentreServes } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

import { bookedEntries } from './credit-ledger.ts';
import { creditLineOf, isEnrolled } from './credit-lines.ts';
import { accountSummary } from './account-summary.ts';
import { termsOf, USUAL_TERMS } from './credit-terms.ts';
import type { CreditLineRow } from './tables.ts';

/**
 * A farmer's credit account in the form of the API, and whether dues are late, which a screen derives from the due
 * date.
 */
export interface AccountOfFarmer {
  account: CreditAccount;
  isOverdue: boolean;
}

/** A farmer's credit account in the form of the API, also where no credit is granted. */
export async function accountOfFarmer(
  executor: Executor,
  userId: string,
  isEnabled: boolean,
  now: Date,
): Promise<AccountOfFarmer> {
  const line = await creditLineOf(executor, userId);
  const terms = termsOnTheWire(line ?? USUAL_TERMS);
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
      },
      isOverdue: false,
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
    },
    isOverdue,
  };
}

/**
 * A farmer's credit line at a place; without a place, credit is not given. See
 * docs/domain/credit.md#where-credit-is-given.
 */
export async function creditAccountOf(
  executor: Executor,
  userId: string,
  place: LatLng | null,
  now: Date,
): Promise<CreditAccount> {
  const isEnabled = place !== null && (await financedCentreServes(executor, place));
  return (await accountOfFarmer(executor, userId, isEnabled, now)).account;
}

/** What an amount in rupees costs on a farmer's terms when it is bought now. */
export function costOnTerms(
  amount: number,
  { tenor_days: tenorDays, free_days: freeDays, monthly_percent: monthlyPercent }: CreditAccount['terms'],
  now: Date,
): CreditCost {
  return creditCost(amount, { tenorDays, freeDays, monthlyPercent }, indiaDay(now));
}

function termsOnTheWire(line: Pick<CreditLineRow, keyof typeof USUAL_TERMS>): CreditAccount['terms'] {
  const { tenorDays, freeDays, monthlyPercent } = termsOf(line);
  return { tenor_days: tenorDays, free_days: freeDays, monthly_percent: monthlyPercent };
}
