import type { Refund } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { canCorrectDestination, needsDestination } from './refund-destination.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** The refunds of an order, the oldest first, as its farmer sees them. */
export async function refundsOf(executor: Executor, orderId: string): Promise<Refund[]> {
  const rows = await executor
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.number));
  return rows.map(toRefund);
}

/** Whether money goes back, or has gone back, for a return. */
export async function isReturnRefunded(executor: Executor, returnId: string): Promise<boolean> {
  const [known] = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.returnId, returnId))
    .limit(1);
  return known !== undefined;
}

/** A refund on the wire. */
export function toRefund(row: RefundRow): Refund {
  const { id, number, amountPaise, status, leg, cause, to, maskedDestination, requestedAt, completedAt } = row;
  return {
    id,
    number,
    amount: toRupees(amountPaise),
    status,
    leg,
    cause,
    to,
    destination: maskedDestination,
    needs_destination: needsDestination(row),
    can_correct_destination: canCorrectDestination(row),
    requested_at: requestedAt.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
  };
}
