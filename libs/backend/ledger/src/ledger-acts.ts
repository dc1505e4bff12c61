import { and, eq, isNull, lte } from 'drizzle-orm';
import { resumeRefund } from '@haat/backend-payments';
import type { SupportStaff } from '@haat/backend-payments';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { cashRefundsOfOrder } from './cash-refunds-of-order.ts';
import { doneAloneToday } from './done-alone-today.ts';
import { requestAct } from './money-acts.ts';
import type { ActRequest, MoneyAct, MoneyActHandler } from './money-acts.ts';
import { refuseUnknownShop } from './refuse-unknown-shop.ts';
import { bookShopEntry, lockShopAccount, shopBalance } from './shop-account.ts';
import { cashRefunds } from './tables.ts';

/**
 * Money that the market has paid to a shop: at most what is owed and not held for orders under way.
 * @throws ServiceError `ledger_error.more_than_owed`
 */
export const payShop: MoneyActHandler = async (tx, dependencies, { id, subjectId: vendorId, amountPaise }) => {
  await lockShopAccount(tx, vendorId);
  const { payablePaise } = await shopBalance(tx, vendorId);
  if (amountPaise > payablePaise) throw new ServiceError('ledger_error.more_than_owed');
  await bookShopEntry(tx, dependencies, {
    vendorId,
    orderId: null,
    kind: 'payout',
    amountPaise: 0 - amountPaise,
    reference: `payout:${id}`,
  });
};

/** Money that a shop has paid to the market. */
export const receiveFromShop: MoneyActHandler = async (tx, dependencies, { id, subjectId: vendorId, amountPaise }) => {
  await lockShopAccount(tx, vendorId);
  await bookShopEntry(tx, dependencies, {
    vendorId,
    orderId: null,
    kind: 'receipt',
    amountPaise,
    reference: `receipt:${id}`,
  });
};

/**
 * A payment between market and shop that a person of support has made or seen. What was said of the same shop on the
 * same day without a second person is added up. See docs/domain/ledger.md#second-person.
 * @throws ServiceError `provider_error.vendor_unknown`, what the act refuses
 */
export async function requestShopPayment(
  tx: Transaction,
  dependencies: Dependencies,
  payment: ActRequest,
): Promise<MoneyAct> {
  await refuseUnknownShop(tx, payment.subjectId);
  await lockShopAccount(tx, payment.subjectId);
  const earlierPaise = await doneAloneToday(tx, dependencies, payment);
  return requestAct(tx, dependencies, { ...payment, earlierPaise });
}

/**
 * A person of support lets a refund of a cash order go that needs two.
 * @throws ServiceError `refund_error.not_found` for one that does not wait
 */
export async function requestRelease(
  tx: Transaction,
  dependencies: Dependencies,
  { refundId, ...request }: { refundId: string; reason: string; by: SupportStaff },
): Promise<MoneyAct> {
  const [refund] = isId(refundId) ? await tx.select().from(cashRefunds).where(eq(cashRefunds.refundId, refundId)) : [];
  if (refund === undefined || refund.releasedOn !== null || refund.confirmedAt !== null)
    throw new ServiceError('refund_error.not_found');
  const { amountPaise, orderId } = refund;
  const orderPaise = await cashRefundsOfOrder(tx, orderId);
  return requestAct(tx, dependencies, {
    ...request,
    kind: 'release-refund',
    subjectId: refundId,
    amountPaise,
    earlierPaise: orderPaise - amountPaise,
  });
}

/**
 * Lets a refund of a cash order go that needs a second person; its hold and its shop's limit stay.
 * @throws ServiceError `refund_error.not_found` for one that does not wait, or goes elsewhere since the act was wanted
 */
export const releaseRefund: MoneyActHandler = async (tx, dependencies, { subjectId: refundId, requestedAt }) => {
  const refund = await resumeRefund(tx, dependencies, refundId);
  if (refund === null) throw new ServiceError('refund_error.not_found');
  const [confirmed] = await tx
    .update(cashRefunds)
    .set({ confirmedAt: dependencies.now() })
    .where(
      and(
        eq(cashRefunds.refundId, refundId),
        eq(cashRefunds.destinationVersion, refund.destinationVersion),
        lte(cashRefunds.askedAt, requestedAt),
        isNull(cashRefunds.releasedOn),
      ),
    )
    .returning();
  if (confirmed === undefined) throw new ServiceError('refund_error.not_found');
};
