import type { RaisedRefund, RefundDestination } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { and, asc, isNotNull, ne, or } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';

import { isAnswerOpen } from './mark-paid.ts';
import { DESTINATION_PURPOSE } from './refund-destination.ts';
import { toRefund } from './refunds-of.ts';
import { openSecondPayment } from './second-payments.ts';
import { refunds } from './tables.ts';

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
    .where(and(isNotNull(refunds.raisedAt), or(ne(refunds.status, 'REFUND_COMPLETED'), isNotNull(refunds.paidTwiceAt))))
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
      is_answer_open: isAnswerOpen(row),
      is_paid_twice: row.paidTwiceAt !== null,
      paid_twice_open: row.paidTwiceAt === null ? 0 : toRupees(await openSecondPayment(database, row.id)),
      pay_to:
        row.encryptedDestination === null
          ? null
          : (JSON.parse(await encryptor.decrypt(row.encryptedDestination, DESTINATION_PURPOSE)) as RefundDestination),
    })),
  );
}
