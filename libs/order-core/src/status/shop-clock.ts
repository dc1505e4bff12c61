import { orderClock, type OrderClock, type TimedOrder } from './order-clock.ts';
import { SHOP_STAGE_STATUSES } from './shop-stage.ts';

/** How long a shop may take to confirm or refuse an order, in milliseconds: a day. */
export const CONFIRM_CLOCK_MS = 86_400_000;

/**
 * The clock that runs for a shop: of a new order until it is confirmed or refused, counted from when it became the
 * shop's, then the delivery's own; null while none runs. See docs/domain/orders.md#the-shops-list.
 */
export function shopClock(order: TimedOrder, now: Date): OrderClock | null {
  if (!SHOP_STAGE_STATUSES.new.includes(order.status)) return orderClock(order, now);
  const since = order.history.filter(({ status }) => status === order.status).map(({ at }) => at.getTime());
  if (since.length === 0) return null;
  const from = Math.max(...since);
  const runsOut = from + CONFIRM_CLOCK_MS;
  return { since: new Date(from), runsOutAt: new Date(runsOut), isOver: now.getTime() > runsOut };
}
