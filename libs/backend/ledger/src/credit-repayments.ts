import { userWithPhoneNumber } from '@haat/backend-identity';
import { vendorFacts } from '@haat/backend-market';
import { checkRepayment, recordRepayment } from '@haat/backend-payments';
import type { SupportStaff } from '@haat/backend-payments';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { doneAloneToday } from './done-alone-today.ts';
import { pendingActOf, requestAct } from './money-acts.ts';
import type { MoneyAct, MoneyActHandler } from './money-acts.ts';
import { bookShopEntry } from './shop-account.ts';

/** Money that a person of support says a farmer has paid at a centre. */
export interface ReportedRepayment {
  /** Ten digits. */
  phoneNumber: string;
  /** The centre that took it. */
  centreId: string;
  /** Whole paise. */
  amountPaise: number;
  /** The number on the farmer's receipt; by it the same repayment is known again. */
  receipt: string;
  by: SupportStaff;
}

/**
 * Takes a repayment of credit at a centre; the same receipt again changes nothing. The market has only support's word
 * for it, and it frees the farmer's limit, so that a large one waits for a second person. What was said of the same
 * farmer on the same day without one is added up. See docs/domain/credit.md#repayment.
 * @returns what the farmer owes now, whole paise, and the act that waits for the second person, or null
 * @throws ServiceError `provider_error.vendor_unknown` for what is no centre, `credit_error.not_enrolled` for a number
 *   without a credit line, `credit_error.more_than_dues`
 */
export async function requestRepayment(
  tx: Transaction,
  dependencies: Dependencies,
  { phoneNumber, centreId, amountPaise, receipt, by }: ReportedRepayment,
): Promise<{ duesPaise: number; waiting: MoneyAct | null }> {
  if ((await vendorFacts(tx, centreId))?.isCentre !== true) throw new ServiceError('provider_error.vendor_unknown');
  const farmer = await userWithPhoneNumber(tx, phoneNumber);
  if (farmer === null) throw new ServiceError('credit_error.not_enrolled');
  const subject = { kind: 'credit-repayment', subjectId: farmer.id } as const;
  const { duesPaise, isBooked } = await checkRepayment(tx, dependencies, { userId: farmer.id, amountPaise, receipt });
  if (isBooked) return { duesPaise, waiting: null };
  // Under the lock of the farmer's line: a receipt that is sent twice at once waits once.
  const known = await pendingActOf(tx, { ...subject, reason: receipt });
  if (known !== null) return { duesPaise, waiting: known };
  const earlierPaise = await doneAloneToday(tx, dependencies, subject);
  const report = { ...subject, centreId, amountPaise, reason: receipt, by, earlierPaise };
  const act = await requestAct(tx, dependencies, report);
  return act.doneAt === null ? { duesPaise, waiting: act } : { duesPaise: duesPaise - amountPaise, waiting: null };
}

/**
 * Books a repayment at a centre: what the farmer owes less, the centre owes from now on. The act's reason is the
 * receipt. See docs/domain/ledger.md#entries.
 * @throws ServiceError `provider_error.vendor_unknown` for an act of before centres were named
 */
export const bookRepayment: MoneyActHandler = async (tx, dependencies, act) => {
  const { subjectId: userId, centreId, amountPaise, reason: receipt } = act;
  if (centreId === null) throw new ServiceError('provider_error.vendor_unknown');
  if (!(await recordRepayment(tx, dependencies, { userId, amountPaise, receipt }))) return;
  await bookShopEntry(tx, dependencies, {
    vendorId: centreId,
    orderId: null,
    kind: 'dues-taken',
    amountPaise: 0 - amountPaise,
    reference: `dues-taken:${userId}:${receipt}`,
  });
};
