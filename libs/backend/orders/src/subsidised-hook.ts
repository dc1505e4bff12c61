import { SUBSIDISED_LIMIT, subsidisedPacksLeft, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { goodsFactsOf } from '@haat/backend-market';
import { lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { linesOf } from './find-orders.ts';
import type { OrderHook } from './order-hook.ts';
import type { OrderRow } from './order-row.ts';
import { orderLines, orders } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Holds a farmer's orders of subsidised fertiliser within the market's limit, over all shops. An order that ended
 * unfulfilled, or waits for a new attempt to pay, does not count. See docs/domain/orders.md#subsidised-fertiliser.
 */
export const subsidisedHook: OrderHook = {
  stage: 'authorise',
  onPlaced: (tx, dependencies, order) => checkLimit(tx, dependencies, order),
  async onTransition(tx, dependencies, order, { from, to }) {
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await checkLimit(tx, dependencies, order);
  },
};

/** @throws ServiceError `order_error.subsidised_limit` with what is left */
async function checkLimit(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { id, farmerId }: OrderRow,
): Promise<void> {
  const own = await linesOf(tx, [id]);
  const facts = await goodsFactsOf(tx, own);
  const asked = own
    .filter(({ variantId }) => facts.get(variantId)?.isSubsidised)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (asked === 0) return;
  // Two orders of a farmer at once wait for each other here, whatever their shops are.
  await lockName(tx, `subsidised:${farmerId}`);
  const left = subsidisedPacksLeft(await packsOfOtherOrders(tx, { id, farmerId }, now()));
  if (asked > left)
    throw new ServiceError('order_error.subsidised_limit', {
      most: SUBSIDISED_LIMIT.packs,
      days: SUBSIDISED_LIMIT.days,
      left,
      asked,
    });
}

/** Subsidised packs in the farmer's other orders of the limit's days. */
async function packsOfOtherOrders(
  tx: Transaction,
  { id, farmerId }: Pick<OrderRow, 'id' | 'farmerId'>,
  now: Date,
): Promise<number> {
  const [bought] = await tx
    .select({ packs: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.farmerId, farmerId),
        gt(orders.createdAt, new Date(now.getTime() - SUBSIDISED_LIMIT.days * DAY_MS)),
        notInArray(orders.status, [...UNFULFILLED_ORDER_STATUSES, 'PAYMENT_FAILED']),
        sql`${orders.id} <> ${id}`,
        sql`(${orderLines.product} -> 'facts' ->> 'isSubsidised')::boolean`,
      ),
    );
  return bought?.packs ?? 0;
}
