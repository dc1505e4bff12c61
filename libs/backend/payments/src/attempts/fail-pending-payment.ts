import { canAttemptAgain } from '@haat/order-core';
import { releaseSeasonStock, transitionOrder, queueOrderNotice } from '@haat/backend-orders';
import type { SubmittedEvidence, OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { attemptsOf } from './open-payment.ts';

/**
 * Applies a failed payment attempt to its order; the caller has locked it, and the attempt is already marked. An
 * order releases its stock as it becomes PAYMENT_FAILED. The table has no such transition for a prebooking: it stays
 * PRE_ORDER and unpaid, and only its season stock is released. After the last attempt the farmer is told that the
 * order has failed, not to pay again. See docs/domain/payments.md#attempts.
 */
export async function failPendingPayment(
  tx: Transaction,
  dependencies: Dependencies,
  { id, status }: OrderRow,
  evidence?: SubmittedEvidence,
): Promise<void> {
  const notice = canAttemptAgain(await attemptsOf(tx, id)) ? 'payment-failed' : 'order-failed';
  if (status === 'PENDING')
    await transitionOrder(tx, dependencies, id, 'PAYMENT_FAILED', 'system', { evidence, notice });
  if (status === 'PRE_ORDER') {
    await releaseSeasonStock(tx, id);
    await queueOrderNotice(tx, dependencies, id, notice);
  }
}
