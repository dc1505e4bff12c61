import { canCorrectRefundDestination, needsRefundDestination } from '@haat/order-core';
import type { RefundDestination } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { refuseBeforeStepUp } from '@haat/backend-identity';
import { findOwnOrder, queueOrderNotice } from '@haat/backend-orders';
import { addEvent, inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';

import { keepDestination } from './kept-destination.ts';
import { REFUND_DUE } from './refund-due.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** Who says where a refund goes. */
export interface Payee {
  readonly userId: string;
  /** From where it is said, as the record of security events has it. */
  readonly network: string | null;
}

/**
 * Sets or corrects the destination of a cash refund; stored encrypted. Every one that was given stays in the record of
 * destinations, and is told to the farmer. See docs/domain/payments.md#where-a-refund-goes.
 * @throws ServiceError `refund_error.not_found` (also for another user's), `refund_error.no_destination_needed`,
 *   `auth_error.step_up_needed`, `request_error.cannot_be_told`
 */
export async function setRefundDestination(
  dependencies: Dependencies,
  { userId, network }: Payee,
  id: string,
  destination: RefundDestination,
): Promise<RefundRow> {
  const { database, newId, now } = dependencies;
  if (!isId(id)) throw new ServiceError('refund_error.not_found');
  return inTransaction(database, async (tx) => {
    await refuseBeforeStepUp(tx, userId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (refund === undefined || (await findOwnOrder(tx, userId, refund.orderId ?? '')) === null)
      throw new ServiceError('refund_error.not_found');
    const isCorrection = canCorrectDestination(refund);
    if (!isCorrection && !needsDestination(refund))
      throw new ServiceError('refund_error.no_destination_needed', { status: refund.status });
    const kept = await keepDestination(tx, dependencies, refund, { userId, destination });
    // A correction keeps the payout: support pays it to the new destination.
    const change = isCorrection ? kept : { ...kept, gatewayRefundId: null, nextTryAt: now() };
    await tx.update(refunds).set(change).where(eq(refunds.id, id));
    // Also for the first destination: with a stolen session it could be the thief's account.
    const event = { kind: 'payout-destination-changed', userId, network } as const;
    const subjects = { refund: id, order: refund.orderId ?? '', reason: isCorrection ? 'corrected' : 'given' };
    await recordSecurityEvent(tx, dependencies, { ...event, subjects });
    await queueOrderNotice(tx, dependencies, refund.orderId ?? '', isCorrection ? 'payout-changed' : 'payout-given');
    if (!isCorrection) await addEvent(tx, { id: newId(), type: REFUND_DUE, payload: { refund_id: id }, at: now() });
    return { ...refund, ...change };
  });
}

/** Whether a refund's destination can still be corrected by its farmer. */
export function canCorrectDestination(
  refund: Pick<RefundRow, 'gatewayPaymentId' | 'to' | 'status' | 'leg' | 'nextTryAt'>,
): boolean {
  const { gatewayPaymentId, to, status, leg, nextTryAt } = refund;
  return canCorrectRefundDestination({
    isThroughGateway: gatewayPaymentId !== null,
    to,
    status,
    leg,
    // What goes on by itself has a time at which it does.
    isPaidByHand: leg === 'PENDING' && nextTryAt === null,
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
