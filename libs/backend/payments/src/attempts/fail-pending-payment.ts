import { releaseSeasonStock, transitionOrder, noteOrderNotice } from '@haat/backend-orders';
import type { GivenEvidence, OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

/**
 * What it means for an order that its attempt to pay has failed; the caller has locked it, and the attempt says so
 * already. An order gives its packs back to the shelf as it becomes PAYMENT_FAILED. The table has no such way for a
 * prebooking: it stays PRE_ORDER and unpaid, and only the promise of its season's packs goes. See
 * docs/domain/payments.md#attempts.
 */
export async function failPendingPayment(
  tx: Transaction,
  dependencies: Dependencies,
  { id, status }: OrderRow,
  evidence?: GivenEvidence,
): Promise<void> {
  if (status === 'PENDING') await transitionOrder(tx, dependencies, id, 'PAYMENT_FAILED', 'system', { evidence });
  if (status === 'PRE_ORDER') {
    await releaseSeasonStock(tx, id);
    await noteOrderNotice(tx, dependencies, id, 'payment-failed');
  }
}
