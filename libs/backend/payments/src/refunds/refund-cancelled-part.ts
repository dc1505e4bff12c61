import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { paidMoney } from './refund-order.ts';
import { requestRefund } from './request-refund.ts';
import type { RefundRow } from './tables.ts';

/**
 * Gives back what was paid here for goods that a seller of another marketplace cancelled after all, never more than has
 * not gone back. The caller sees to it that each such part comes once.
 * See docs/domain/open-network.md#money-back.
 * @returns null where nothing was paid here, or nothing is left of it
 */
export async function refundCancelledPart(
  tx: Transaction,
  dependencies: Dependencies,
  { id: orderId }: Pick<OrderRow, 'id'>,
  wantedPaise: number,
): Promise<RefundRow | null> {
  const paid = await paidMoney(tx, orderId);
  const amountPaise = Math.min(wantedPaise, paid?.leftPaise ?? 0);
  if (paid === null || amountPaise <= 0) return null;
  const { gatewayPaymentId } = paid;
  const request = { orderId, amountPaise, cause: 'part-cancelled', to: 'gateway', gatewayPaymentId } as const;
  return requestRefund(tx, dependencies, { ...request, returnId: null });
}
