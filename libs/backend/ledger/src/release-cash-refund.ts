import { indiaDay } from '@haat/format';
import { cashRefundRelease } from '@haat/order-core';
import { and, eq, sum } from 'drizzle-orm';
import { findOrdersById } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import type { PayoutDecision, RefundRow } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { cashRefundsOfOrder } from './cash-refunds-of-order.ts';
import { lockShopAccount, shopBalance } from './shop-account.ts';
import { cashRefunds } from './tables.ts';

/**
 * Decides whether the market pays out a refund that no gateway can make, of cash that the shop collected or of repaid
 * credit: within the shop's limit of the day, held from ₹2,000.00 on, and from ₹5,000.00 on once two persons have let
 * it go; parts of one order are added up. A new destination begins anew. Asked again for what was let go, it says yes
 * and counts it once. See docs/domain/ledger.md#refunds-of-cash-orders.
 */
export async function releaseCashRefund(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now'>,
  refund: RefundRow,
): Promise<PayoutDecision> {
  const [order] = refund.orderId === null ? [] : await findOrdersById(tx, [refund.orderId]);
  if (order === undefined) return { kind: 'pay' };
  // No shop of ours has the money; that it is owed is settled with the seller's app.
  if (order.marketplace === 'ondc') return { kind: 'wait', until: null, isRaised: true };
  const now = dependencies.now();
  const account = await lockShopAccount(tx, order.vendorId);
  const row = await lockCashRefund(tx, order, refund, now);
  if (row.releasedOn !== null) return { kind: 'pay' };
  const today = indiaDay(now);
  const [released] = await tx
    .select({ paise: sum(cashRefunds.amountPaise) })
    .from(cashRefunds)
    .where(and(eq(cashRefunds.vendorId, account.vendorId), eq(cashRefunds.releasedOn, today)));
  const release = cashRefundRelease(
    {
      amountPaise: refund.amountPaise,
      orderPaise: await cashRefundsOfOrder(tx, order.id),
      askedAt: row.askedAt,
      isConfirmed: row.confirmedAt !== null,
      releasedTodayPaise: Number(released?.paise ?? 0),
      dailyLimitPaise: account.dailyRefundLimitPaise,
      payablePaise: (await shopBalance(tx, account.vendorId)).payablePaise,
    },
    now,
  );
  switch (release.kind) {
    case 'pay':
      await tx.update(cashRefunds).set({ releasedOn: today }).where(eq(cashRefunds.refundId, refund.id));
      return { kind: 'pay' };
    case 'second-person':
      return { kind: 'wait', until: null, isRaised: true };
    case 'wait':
      return { kind: 'wait', until: release.until, isRaised: release.exceedsDailyLimit };
  }
}

async function lockCashRefund(
  tx: Transaction,
  { id: orderId, vendorId }: OrderRow,
  { id: refundId, amountPaise, destinationVersion }: RefundRow,
  now: Date,
): Promise<typeof cashRefunds.$inferSelect> {
  const initial = { destinationVersion, askedAt: now, confirmedAt: null, releasedOn: null };
  await tx
    .insert(cashRefunds)
    .values({ refundId, orderId, vendorId, amountPaise, ...initial })
    .onConflictDoNothing();
  const [row] = await tx.select().from(cashRefunds).where(eq(cashRefunds.refundId, refundId)).for('update');
  if (row === undefined) throw new Error('a refund of a cash order was not written');
  if (row.destinationVersion === destinationVersion) return row;
  await tx.update(cashRefunds).set(initial).where(eq(cashRefunds.refundId, refundId));
  return { ...row, ...initial };
}
