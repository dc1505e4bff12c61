import type { RaisedRefund, RefundDestination } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { and, asc, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';

import { isAnswerOpen } from './mark-paid.ts';
import { DESTINATION_PURPOSE } from './kept-destination.ts';
import { toRefund } from './refunds-of.ts';
import { openSecondPayment } from './second-payments.ts';
import { refundDestinations, refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

const SHOWN = 100;

/**
 * Refunds that support has to handle, the oldest first, with their destination for payment by hand.
 */
export async function raisedRefunds(dependencies: Dependencies, supporterId: string): Promise<RaisedRefund[]> {
  const { database, log } = dependencies;
  const rows = await database
    .select()
    .from(refunds)
    .where(
      and(
        isNotNull(refunds.raisedAt),
        or(ne(refunds.status, 'REFUND_COMPLETED'), isNotNull(refunds.paidTwiceAt), isNotNull(refunds.reversedAt)),
      ),
    )
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
      is_reversed: row.reversedAt !== null,
      is_paid_twice: row.paidTwiceAt !== null,
      paid_twice_open: row.paidTwiceAt === null ? 0 : toRupees(await openSecondPayment(database, row.id)),
      pay_to: await destinationOf(dependencies, row),
    })),
  );
}

/** Where it is to be paid; of what came back, where it had been paid. */
export async function destinationOf(
  { database, encryptor }: Dependencies,
  { id, encryptedDestination, reversedAt }: RefundRow,
): Promise<RefundDestination | null> {
  // A refund forgets its destination once its money is there: the record has it.
  const [last] =
    reversedAt === null
      ? []
      : await database
          .select({ encrypted: refundDestinations.encryptedDestination })
          .from(refundDestinations)
          .where(eq(refundDestinations.refundId, id))
          .orderBy(desc(refundDestinations.version))
          .limit(1);
  const encrypted = encryptedDestination ?? last?.encrypted;
  if (encrypted === undefined) return null;
  return JSON.parse(await encryptor.decrypt(encrypted, DESTINATION_PURPOSE)) as RefundDestination;
}
