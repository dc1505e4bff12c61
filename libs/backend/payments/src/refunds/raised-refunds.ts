import type { RaisedRefund, RefundDestination } from '@haat/api-contract';
import { asc, eq, isNotNull, ne, and } from 'drizzle-orm';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { bookRefund } from './book-refund.ts';
import { recordLargeRefund } from './large-refund.ts';
import type { SupportStaff } from './large-refund.ts';
import { payoutDecision } from './refund-hook.ts';
import { DESTINATION_PURPOSE } from './refund-destination.ts';
import { toRefund } from './refunds-of.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

const SHOWN = 100;

/**
 * Refunds that support has to handle, the oldest first, with their destination for payment by hand.
 */
export async function raisedRefunds(
  { database, encryptor, log }: Dependencies,
  supporterId: string,
): Promise<RaisedRefund[]> {
  const rows = await database
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.raisedAt), ne(refunds.status, 'REFUND_COMPLETED')))
    .orderBy(asc(refunds.raisedAt))
    .limit(SHOWN);
  // Who reads accounts of farmers is written down.
  log.info({ supporter: supporterId, refunds: rows.map(({ number }) => number) }, 'raised refunds were read');
  return Promise.all(
    rows.map(async (row) => ({
      ...toRefund(row),
      order_id: row.orderId,
      raised_at: row.raisedAt?.toISOString() ?? '',
      destination_version: row.destinationVersion,
      pay_to:
        row.encryptedDestination === null
          ? null
          : (JSON.parse(await encryptor.decrypt(row.encryptedDestination, DESTINATION_PURPOSE)) as RefundDestination),
    })),
  );
}

/**
 * Marks a raised refund as paid by hand by support. Only for refunds that no gateway can make: a gateway reports its
 * own.
 * @param destinationVersion the destination that was paid, as the list of raised refunds said
 * @throws ServiceError `refund_error.not_found`, `refund_error.no_destination_needed` when there is nothing to pay by
 *   hand, `refund_error.destination_changed` when the farmer has corrected the destination since,
 *   `refund_error.not_released` while its shop's limit, its hold or a second person is waited for
 */
export async function markPaidManually(
  dependencies: Dependencies,
  staff: SupportStaff,
  { id, destinationVersion }: { id: string; destinationVersion: number },
): Promise<RefundRow> {
  if (!isId(id)) throw new ServiceError('refund_error.not_found');
  const paidRefund = await inTransaction(dependencies.database, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (refund?.raisedAt == null) throw new ServiceError('refund_error.not_found');
    if (refund.status === 'REFUND_COMPLETED') return refund;
    if (refund.gatewayPaymentId !== null || refund.encryptedDestination === null)
      throw new ServiceError('refund_error.no_destination_needed', { status: refund.status });
    if (refund.destinationVersion !== destinationVersion)
      throw new ServiceError('refund_error.destination_changed', { destination_version: refund.destinationVersion });
    // Refused after the transaction: what was noted of the wait stays.
    if ((await payoutDecision(tx, dependencies, refund)).kind === 'wait') return null;
    await bookRefund(tx, dependencies, refund, { status: 'processed', gatewayRefundId: null });
    await recordLargeRefund(tx, dependencies, staff, refund);
    dependencies.log.info(
      { supporter: staff.id, refund: refund.number, destinationVersion },
      'a refund was paid by hand',
    );
    const [paid] = await tx.select().from(refunds).where(eq(refunds.id, id));
    return paid ?? refund;
  });
  if (paidRefund === null) throw new ServiceError('refund_error.not_released');
  return paidRefund;
}
