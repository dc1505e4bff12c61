import { isLanguage, SANDBOX_SHOPKEEPER } from '@haat/api-contract/vocabulary';
import { canTransition, IN_PROGRESS_STATUSES, nextFulfilmentStatus, paymentKind } from '@haat/order-core';
import { and, asc, eq, inArray, isNotNull, lte, notExists, notInArray } from 'drizzle-orm';
import { orderIssues, orderReturns } from '@haat/backend-aftercare/tables';
import { attendedShops, transitionIssue, transitionReturn } from '@haat/backend-aftercare';
import { userOfId } from '@haat/backend-identity';
import { orderHistory, orders } from '@haat/backend-orders/tables';
import { transitionOrder } from '@haat/backend-orders';
import type { OrderRow, SubmittedEvidence } from '@haat/backend-orders';
import { inLanguage, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';

import shopkeeperTexts from './shopkeeper-texts.json' with { type: 'json' };

/** How long the shopkeeper takes for each step: a whole order goes by in a few minutes. */
const STEP_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
const BATCH = 50;
/** The open network's sellers answer for their own orders. */
const IS_OF_OUR_SHOPS = eq(orders.marketplace, 'dehaat');

/**
 * The simulated shopkeeper of the sample market: moves each order along after a while, takes returns back and answers
 * complaints, so that a newcomer sees a whole life. It goes by the same table as a shop, and the order's history and
 * notices say that it was not one. It steps back where a person of the shop is at work. See
 * docs/domain/orders.md#the-sample-shopkeeper.
 */
export const SHOPKEEPER_JOBS: readonly Job[] = [
  {
    name: 'sandbox.shopkeeper',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxShopkeeper,
    run: runShopkeeper,
  },
];

/** Does what has waited for the shopkeeper long enough. */
export async function runShopkeeper(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const since = new Date(now().getTime() - STEP_MS);
  const attended = await attendedShops(database, now());
  const isAlone = and(IS_OF_OUR_SHOPS, notInArray(orders.vendorId, attended));
  const isUntouched = notExists(
    database
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orders.id), eq(orderHistory.by, 'vendor'), isNotNull(orderHistory.userId))),
  );
  const waiting = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isAlone, isUntouched, inArray(orders.status, [...IN_PROGRESS_STATUSES]), lte(orders.updatedAt, since)))
    .orderBy(asc(orders.updatedAt))
    .limit(BATCH);
  for (const { id } of waiting) await alone(dependencies, (tx) => stepOn(tx, dependencies, id));
  const returns = await database
    .select({ id: orderReturns.id, orderId: orderReturns.orderId, status: orderReturns.status })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(and(isAlone, inArray(orderReturns.status, ['REQUESTED', 'APPROVED']), lte(orderReturns.updatedAt, since)))
    .limit(BATCH);
  for (const { id, orderId, status } of returns)
    await alone(dependencies, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (order !== undefined)
        await transitionReturn(tx, dependencies, order, id, { to: status === 'REQUESTED' ? 'APPROVED' : 'PICKED_UP' });
    });
  const issues = await database
    .select({ id: orderIssues.id, orderId: orderIssues.orderId })
    .from(orderIssues)
    .innerJoin(orders, eq(orders.id, orderIssues.orderId))
    .where(and(isAlone, eq(orderIssues.status, 'OPEN'), lte(orderIssues.updatedAt, since)))
    .limit(BATCH);
  for (const { id, orderId } of issues)
    await alone(dependencies, async (tx) => {
      await transitionIssue(tx, dependencies, orderId, id, {
        to: 'ANSWERED',
        by: 'vendor',
        answer: await answerFor(tx, orderId),
      });
    });
}

async function stepOn(tx: Transaction, dependencies: Dependencies, id: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  const to = order === undefined ? null : nextFulfilmentStatus(order.status, order.type);
  // An order that is paid at once waits for its money, not for the shop.
  if (
    order === undefined ||
    to === null ||
    !canTransition(order.status, to, 'vendor', {
      payment: paymentKind(order.paymentMode) ?? 'cash',
      delivery: order.type,
    })
  )
    return;
  await transitionOrder(tx, dependencies, id, to, 'vendor', {
    reason: SANDBOX_SHOPKEEPER,
    evidence: toldCode(order),
  });
}

/** The code that this order's farmer would tell, at the counter or at the door: a wrong one is refused here, too. */
function toldCode({ type, pickupCode, deliveryCode }: OrderRow): SubmittedEvidence {
  return type === 'home_delivery'
    ? { kind: 'delivery-code', code: deliveryCode ?? '' }
    : { kind: 'pickup-code', code: pickupCode ?? '' };
}

async function answerFor(tx: Transaction, orderId: string): Promise<string> {
  const [order] = await tx.select({ farmerId: orders.farmerId }).from(orders).where(eq(orders.id, orderId));
  const language = (await userOfId(tx, order?.farmerId ?? ''))?.profile?.languageCode;
  return inLanguage(shopkeeperTexts.answer, isLanguage(language) ? language : 'hi');
}

/** Each step for itself: what another user has done meanwhile is left as it is. */
async function alone({ database }: Dependencies, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await inTransaction(database, work).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
  });
}
