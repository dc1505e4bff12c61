import { letPromiseGo, moveOrder, noteOrderNotice } from '@haat/backend-orders';
import type { MoveEvidence, OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

/**
 * What it means for an order that its attempt to pay has failed; the caller has locked it, and the attempt says so
 * already. An order gives its packs back to the shelf as it becomes PAYMENT_FAILED. The table has no such way for a
 * prebooking: it stays PRE_ORDER and unpaid, and only the promise of its season's packs goes. See
 * docs/domain/payments.md#attempts.
 */
export async function endWait(
  tx: Transaction,
  dependencies: Dependencies,
  { id, status }: OrderRow,
  evidence?: MoveEvidence,
): Promise<void> {
  if (status === 'PENDING') await moveOrder(tx, dependencies, id, 'PAYMENT_FAILED', 'system', { evidence });
  if (status === 'PRE_ORDER') {
    await letPromiseGo(tx, id);
    await noteOrderNotice(tx, dependencies, id, 'payment-failed');
  }
}
