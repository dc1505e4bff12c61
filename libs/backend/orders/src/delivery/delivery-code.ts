import { randomInt } from 'node:crypto';
import { DELIVERY_CODE_DIGITS, isDeliveryCodeLocked } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { queueOrderNotice } from '../order-notices.ts';
import type { OrderRow } from '../order-row.ts';
import { orders } from '../tables.ts';
import { escalateOrder, settleEscalation } from './escalations.ts';
import { isSameCode } from './is-same-code.ts';

/** A code for the farmer to tell at the door. See docs/domain/orders.md#delivery-code. */
export function newDeliveryCode(): string {
  return String(randomInt(10 ** DELIVERY_CODE_DIGITS)).padStart(DELIVERY_CODE_DIGITS, '0');
}

/**
 * Counts a wrong code of an order that the caller has locked, in the caller's transaction, which has to be kept: tries
 * at the same time wait for the lock, so that no more than five are ever compared. The fifth brings the order before
 * support.
 * @returns the refusal to answer once the transaction is kept; null for the right code
 */
export async function refuseWrongDeliveryCode(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  code: string,
): Promise<ServiceError | null> {
  if (isDeliveryCodeLocked(order.wrongDeliveryCodes)) return new ServiceError('order_error.delivery_code_locked');
  if (isSameCode(code, order.deliveryCode)) return null;
  const wrongDeliveryCodes = order.wrongDeliveryCodes + 1;
  await tx.update(orders).set({ wrongDeliveryCodes }).where(eq(orders.id, order.id));
  if (isDeliveryCodeLocked(wrongDeliveryCodes)) await escalateOrder(tx, dependencies, order, { kind: 'code-locked' });
  return new ServiceError('order_error.delivery_code_wrong');
}

/**
 * Gives an order a new code and opens its delivery again; the farmer is told the code.
 * @throws ServiceError `order_error.cannot_move` for an order that has none
 */
export async function renewDeliveryCode(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void> {
  if (order.deliveryCode === null) throw new ServiceError('order_error.cannot_move', { status: order.status });
  await tx
    .update(orders)
    .set({ deliveryCode: newDeliveryCode(), wrongDeliveryCodes: 0 })
    .where(eq(orders.id, order.id));
  await settleEscalation(tx, order.id, 'code-locked');
  await queueOrderNotice(tx, dependencies, order.id, 'delivery-code-changed');
}
