import { addEvent, nextNumber } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { directToAccount } from './direct-to-account.ts';
import { REFUND_DUE } from './refund-due.ts';
import { refundNumbers, refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** Money that has to go back. */
export type RefundRequest = Pick<
  RefundRow,
  'orderId' | 'amountPaise' | 'cause' | 'to' | 'gatewayPaymentId' | 'returnId'
> & {
  /** What of it is premium that an insurer gives back, whole paise; none when not given. */
  premiumPaise?: number;
};

/**
 * Records a refund in the transaction of its cause; repeating it for the same cause changes nothing. It is paid
 * afterwards, and retried until it has arrived. See docs/domain/payments.md#refunds.
 * @returns the refund, or null when it was requested before
 */
export async function requestRefund(
  tx: Transaction,
  dependencies: Dependencies,
  { premiumPaise = 0, ...request }: RefundRequest,
): Promise<RefundRow | null> {
  const { newId, now } = dependencies;
  const at = now();
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...request,
      id: newId(),
      number: await nextNumber(tx, refundNumbers, 'R', at),
      status: 'REFUND_REQUESTED',
      leg: null,
      nextTryAt: request.to === 'gateway' ? at : null,
      requestedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (refund === undefined) return null;
  for (const hook of dependencies.areas.flatMap(({ refundHooks = [] }) => refundHooks))
    await hook.requested?.(tx, dependencies, { ...refund, premiumPaise });
  const directed = await directToAccount(tx, dependencies, refund);
  if (directed.nextTryAt !== null)
    await addEvent(tx, { id: newId(), type: REFUND_DUE, payload: { refund_id: refund.id }, at });
  return directed;
}
