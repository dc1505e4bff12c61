import { needsRefundDestination } from '@haat/order-core';
import type { RefundDestination } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { findOwnOrder } from '@haat/backend-orders';
import { addEvent, inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { REFUND_DUE } from './request-refund.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** What a destination is sealed for. */
export const DESTINATION_PURPOSE = 'refund-destination';

/**
 * Sets the destination of a cash refund; stored encrypted, and only until the money has arrived. It can be changed
 * until the refund is sent.
 * @throws ServiceError `refund_error.not_found` (also for another user's), `refund_error.no_destination_needed`
 */
export async function setRefundDestination(
  dependencies: Dependencies,
  userId: string,
  id: string,
  destination: RefundDestination,
): Promise<RefundRow> {
  const { database, newId, now, encryptor } = dependencies;
  if (!isId(id)) throw new ServiceError('refund_error.not_found');
  return inTransaction(database, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (refund === undefined || (await findOwnOrder(tx, userId, refund.orderId ?? '')) === null)
      throw new ServiceError('refund_error.not_found');
    if (!needsDestination(refund))
      throw new ServiceError('refund_error.no_destination_needed', { status: refund.status });
    const said = {
      to: destination.kind,
      encryptedDestination: encryptor.encrypt(JSON.stringify(destination), DESTINATION_PURPOSE),
      maskedDestination: masked(destination),
      gatewayRefundId: null,
      nextTryAt: now(),
    } as const;
    await tx.update(refunds).set(said).where(eq(refunds.id, id));
    await addEvent(tx, { id: newId(), type: REFUND_DUE, payload: { refund_id: id }, at: now() });
    return { ...refund, ...said };
  });
}

/** Whether a refund waits for a destination: a cash refund that has none, or whose destination failed. */
export function needsDestination({
  gatewayPaymentId,
  to,
  status,
  leg,
}: Pick<RefundRow, 'gatewayPaymentId' | 'to' | 'status' | 'leg'>): boolean {
  return needsRefundDestination({ isThroughGateway: gatewayPaymentId !== null, to, status, leg });
}

/** 'ra***@upi', '••••4321': enough to recognise it. */
function masked(destination: RefundDestination): string {
  if (destination.kind === 'bank') return `••••${destination.account_number.slice(-4)}`;
  const [name = '', bank = ''] = destination.vpa.split('@');
  return `${name.slice(0, 2)}***@${bank}`;
}
