import type { Order } from '@haat/api-contract';
import { canTransition, paymentKind } from '@haat/order-core';
import {
  clockByHistory,
  clockOf,
  escalateOrder,
  escalationsOf,
  lockOwnOrder,
  lockShopOrder,
} from '@haat/backend-orders';
import type { OrderHistoryRow, OrderRow } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

/** The clock of an order as its farmer sees it; null while none runs. */
export async function clockView(
  executor: Executor,
  order: OrderRow,
  history: readonly OrderHistoryRow[],
  now: Date,
): Promise<Order['clock']> {
  const clock = clockByHistory(order, history, now);
  if (clock === null) return null;
  const asked = (await escalationsOf(executor, order.id)).find(({ kind }) => kind === 'farmer-asks');
  return {
    runs_out_at: clock.runsOutAt.toISOString(),
    is_over: clock.isOver,
    asked_at: asked?.at.toISOString() ?? null,
  };
}

/**
 * The farmer asks support to end an order whose clock is over and to give back what was paid; asked again, it changes
 * nothing. See docs/domain/orders.md#order-clocks.
 * @throws ServiceError `order_error.not_found`, `order_error.too_early` while the clock is not over
 */
export async function askToCancel(dependencies: Dependencies, farmerId: string, orderId: string): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const order = await lockOwnOrder(tx, farmerId, orderId);
    const clock = await clockOf(tx, order, dependencies.now());
    if (clock?.isOver !== true)
      throw new ServiceError('order_error.too_early', { from: clock?.runsOutAt.toISOString() ?? null });
    await escalateOrder(tx, dependencies, order, { kind: 'farmer-asks', userId: farmerId });
  });
}

/**
 * The shop agrees that support ends one of its orders that is on the road; it cannot take that back.
 * @throws ServiceError `order_error.not_found`, `order_error.cannot_move` where support could not end it
 */
export async function agreeToCancel(
  dependencies: Dependencies,
  { vendorId, userId, orderId }: { readonly vendorId: string; readonly userId: string; readonly orderId: string },
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const order = await lockShopOrder(tx, vendorId, orderId);
    const facts = { payment: paymentKind(order.paymentMode) ?? 'cash', delivery: order.type };
    if (!canTransition(order.status, 'DEHAAT_CANCELLED', 'support', facts))
      throw new ServiceError('order_error.cannot_move', { status: order.status });
    await escalateOrder(tx, dependencies, order, { kind: 'shop-agrees', userId });
  });
}
