import { needsSecondPerson } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** The member of support staff who acts. */
export interface SupportStaff {
  readonly id: string;
  /** The caller's network, shortened as in security events. */
  readonly network: string | null;
}

/** Records that support gives back what is large enough for a second person, in the transaction that does it. */
export async function recordLargeRefund(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'metrics'>,
  { id: userId, network }: SupportStaff,
  { id, orderId, amountPaise }: Pick<RefundRow, 'id' | 'orderId' | 'amountPaise'>,
): Promise<void> {
  if (!needsSecondPerson(amountPaise)) return;
  const subjects = { refund: id, ...(orderId === null ? {} : { order: orderId }) };
  await recordSecurityEvent(tx, dependencies, { kind: 'large-refund', userId, network, subjects });
}

/** The same for what support's cancelling of an order gives back. */
export async function recordLargeRefundsOf(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'metrics'>,
  staff: SupportStaff,
  orderId: string,
): Promise<void> {
  const ofOrder = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
  for (const refund of ofOrder) await recordLargeRefund(tx, dependencies, staff, refund);
}
