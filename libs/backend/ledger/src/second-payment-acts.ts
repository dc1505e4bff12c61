import type { MoneyActKind, SecondPaymentEnd } from '@haat/api-contract/vocabulary';
import { closeSecondPayment, lockSecondPayment } from '@haat/backend-payments';
import type { SupportStaff } from '@haat/backend-payments';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { doneAloneFor } from './done-alone-for.ts';
import { requestAct } from './money-acts.ts';
import type { MoneyAct, MoneyActHandler } from './money-acts.ts';

/** The act by which each end of a second payment is told. */
const ACT_OF = {
  'came-back': 'second-payment-came-back',
  'written-off': 'second-payment-written-off',
  mistaken: 'second-payment-mistaken',
} as const satisfies Record<SecondPaymentEnd, MoneyActKind>;

/** What a person of support says of a refund that was paid twice. */
export interface SecondPaymentReport {
  readonly refundId: string;
  readonly end: SecondPaymentEnd;
  /** Whole paise; a part of it, or all. */
  readonly amountPaise: number;
  readonly reason: string;
  readonly by: SupportStaff;
}

/**
 * Says that money of a refund's second payment has come back, is written off, or was never paid; parts are added up for
 * the second person. See docs/domain/payments.md#refunds-that-were-paid-twice.
 * @throws ServiceError `refund_error.not_found` for a refund of which no second payment is open,
 *   `refund_error.more_than_paid_twice`
 */
export async function requestSecondPaymentEnd(
  tx: Transaction,
  dependencies: Dependencies,
  { refundId, end, amountPaise, reason, by }: SecondPaymentReport,
): Promise<MoneyAct> {
  if (!isId(refundId)) throw new ServiceError('refund_error.not_found');
  if (amountPaise > (await lockSecondPayment(tx, refundId)))
    throw new ServiceError('refund_error.more_than_paid_twice');
  return requestAct(tx, dependencies, {
    kind: ACT_OF[end],
    subjectId: refundId,
    amountPaise,
    reason,
    by,
    earlierPaise: await doneAloneFor(tx, Object.values(ACT_OF), refundId),
  });
}

/** Books an end of a second payment. */
function closeAs(kind: SecondPaymentEnd): MoneyActHandler {
  return (tx, dependencies, { id, subjectId: refundId, amountPaise }) =>
    closeSecondPayment(tx, dependencies, { refundId, kind, amountPaise, reference: `act:${id}` });
}

/** What support does with refunds that were paid twice. */
export const SECOND_PAYMENT_ACTS = {
  [ACT_OF['came-back']]: closeAs('came-back'),
  [ACT_OF['written-off']]: closeAs('written-off'),
  [ACT_OF.mistaken]: closeAs('mistaken'),
};
