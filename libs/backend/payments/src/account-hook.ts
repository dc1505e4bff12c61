import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import { orderIdsOf } from '@haat/backend-orders';
import type { Executor } from '@haat/backend-platform';
import type { AccountHook } from '@haat/backend-platform/area';
import { paymentCaptures, payments } from './attempts/tables.ts';
import { accountSummary } from './credit/account-summary.ts';
import { bookedEntries } from './credit/credit-ledger.ts';
import { creditLineOf } from './credit/credit-lines.ts';
import { refunds } from './refunds/tables.ts';

/** Money on its way either way comes to its end first. See docs/domain/identity.md#deleting-an-account. */
export const paymentAccountHook: AccountHook = {
  async blocks(executor, userId, now) {
    return [
      ...((await owesCredit(executor, userId, now)) ? (['credit-due'] as const) : []),
      ...((await awaitsMoney(executor, userId)) ? (['open-refund'] as const) : []),
    ];
  },
};

async function owesCredit(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const line = await creditLineOf(executor, userId);
  if (line === null) return false;
  const { dues, openOrders } = accountSummary(line, await bookedEntries(executor, userId), indiaDay(now));
  return dues > 0 || openOrders > 0;
}

async function awaitsMoney(executor: Executor, userId: string): Promise<boolean> {
  const isOpen = ne(refunds.status, 'REFUND_COMPLETED');
  const [ofOrder] = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isOpen, inArray(refunds.orderId, await orderIdsOf(executor, userId))))
    .limit(1);
  if (ofOrder !== undefined) return true;
  const [ofDues] = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.gatewayPaymentId, refunds.gatewayPaymentId))
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(and(isOpen, isNull(refunds.orderId), eq(payments.creditUserId, userId)))
    .limit(1);
  return ofDues !== undefined;
}
