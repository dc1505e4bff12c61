import { arrivalQuestions, orderReturnLines, orderReturns } from '@haat/backend-aftercare/tables';
import { coupons, couponUses } from '@haat/backend-checkout/tables';
import { eq, inArray, sql } from 'drizzle-orm';
import { insurancePolicies, insurancePremiumEntries } from '@haat/backend-insurance/tables';
import { moneyActs, cashRefunds, shopEntries } from '@haat/backend-ledger/tables';
import { offers, prebookOffers } from '@haat/backend-market/tables';
import { orderLines, orders, prebookPlaces } from '@haat/backend-orders/tables';
import {
  creditEntries,
  creditTransactions,
  gatewayEntries,
  paymentCaptures,
  paymentDisputes,
  payments,
  refunds,
  secondPaymentEntries,
  withheldRefunds,
} from '@haat/backend-payments/tables';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import type { Walk } from './walk.ts';

/** Everything that was written down by the market, the gateway and the bank, all of one moment. */
export type Books = Awaited<ReturnType<typeof readBooks>>;
/** An order of the books. */
export type BookedOrder = Books['orders'][number];

/** Reads all books in one snapshot. */
export async function readBooks(walk: Walk) {
  // eslint-disable-next-line no-restricted-syntax -- reads all books as of one moment, and writes nothing
  return walk.backend.database.transaction(
    async (tx) => {
      const at = await tx.select().from(orders);
      return {
        orders: at,
        lines: groupBy(await tx.select().from(orderLines), ({ orderId }) => orderId),
        /** Orders whose booking day has come. */
        come: new Set(
          (
            await tx.execute(sql`select distinct order_id from order_history where status in ('PENDING', 'SUCCESS')`)
          ).rows.map((row) => String((row as { order_id: string }).order_id)),
        ),
        /** Orders that were delivered without the farmer's code, and of which no farmer said that they came. */
        unsure: new Set(
          (await tx.select().from(arrivalQuestions))
            .filter(({ answer }) => answer !== 'came')
            .map(({ orderId }) => orderId),
        ),
        places: new Map((await tx.select().from(prebookPlaces)).map((place) => [place.orderId, place])),
        offers: await tx.select().from(offers),
        seasons: await tx.select().from(prebookOffers),
        payments: groupBy(await tx.select().from(payments), ({ orderId }) => orderId ?? ''),
        /** The bridge's transactions. */
        wallet: new Set(
          (await tx.select({ id: payments.gatewayOrderId }).from(payments).where(eq(payments.kind, 'csc'))).map(
            ({ id }) => id,
          ),
        ),
        coupons: await tx.select().from(coupons),
        couponUses: await tx.select().from(couponUses),
        policies: groupBy(await tx.select().from(insurancePolicies), ({ orderId }) => orderId),
        premiums: groupBy(await tx.select().from(insurancePremiumEntries), ({ policyId }) => policyId),
        returns: groupBy(
          (
            await tx
              .select()
              .from(orderReturnLines)
              .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
          ).map((row) => ({ ...row.order_returns, ...row.order_return_lines })),
          ({ orderId }) => orderId,
        ),
        captures: await tx.select().from(paymentCaptures),
        debtors: new Map(
          (await tx.select({ id: payments.id, userId: payments.creditUserId }).from(payments)).map(({ id, userId }) => [
            id,
            userId,
          ]),
        ),
        refunds: await tx.select().from(refunds),
        /** What of returns' money banks had, by order. */
        withheld: groupBy(await tx.select().from(withheldRefunds), ({ orderId }) => orderId),
        secondPayments: await tx.select().from(secondPaymentEntries),
        disputes: await tx.select().from(paymentDisputes),
        shopEntries: await tx.select().from(shopEntries),
        cashRefunds: await tx.select().from(cashRefunds),
        moneyActs: await tx.select().from(moneyActs),
        gatewayEntries: await tx.select().from(gatewayEntries),
        credit: await tx
          .select({
            userId: creditTransactions.userId,
            kind: creditTransactions.kind,
            account: creditEntries.account,
            amountPaise: creditEntries.amountPaise,
          })
          .from(creditEntries)
          .innerJoin(creditTransactions, eq(creditTransactions.id, creditEntries.transactionId))
          .where(
            inArray(
              creditTransactions.userId,
              [...walk.farmers, ...walk.thieves].map(({ userId }) => userId),
            ),
          ),
        atGateway: new Map((await tx.select().from(sandboxGatewayPayments)).map((row) => [row.id, row])),
        /** Refunds that the gateway made once more, of itself. */
        madeAgain: new Set(walk.madeAgain),
        refundsAtGateway: groupBy(await tx.select().from(sandboxGatewayRefunds), ({ paymentId }) => paymentId),
        /** What was really paid out by the bank, by refund. */
        bank: groupBy(
          [...walk.bank].map(([key, amountPaise]) => ({ refundId: key.slice(0, 36), amountPaise })),
          ({ refundId }) => refundId,
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Rows by a key. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** The sum of rows, whole paise. */
export function sum(rows: readonly { amountPaise: number }[]): number {
  return rows.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
}

/** What the market took that pays an order; money that came twice, late or wrongly is not of it. */
export function takenFor({ captures }: Books): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { orderId, use, amountPaise } of captures)
    if (use === 'order' && orderId !== null) taken.set(orderId, (taken.get(orderId) ?? 0) + amountPaise);
  return taken;
}

/** Refunds of what paid an order, by order: those of money that paid none are left out. */
export function ownRefunds({ refunds: all, captures }: Books): Map<string, Books['refunds']> {
  const stray = new Set(captures.filter(({ use }) => use !== 'order').map(({ gatewayPaymentId }) => gatewayPaymentId));
  return groupBy(
    all.filter(({ gatewayPaymentId }) => gatewayPaymentId === null || !stray.has(gatewayPaymentId)),
    ({ orderId }) => orderId ?? '',
  );
}

/** What a dispute takes from the market just now: all of a lost one, what was deducted of one that runs. */
export function heldFor({ status, amountPaise, deductedPaise }: Books['disputes'][number]): number {
  if (status === 'won') return 0;
  return status === 'lost' && deductedPaise === 0 ? amountPaise : deductedPaise;
}
