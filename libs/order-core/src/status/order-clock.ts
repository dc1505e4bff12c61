import type { DeliveryType, OrderStatus } from '@haat/api-contract/vocabulary';

const DAY_MS = 86_400_000;

/** How long a delivery may be on the road, failed tries included, in milliseconds: 10 days. */
export const ROAD_CLOCK_MS = 10 * DAY_MS;

/** How long packed goods may wait to be sent, in milliseconds: 3 days. */
export const PACKED_CLOCK_MS = 3 * DAY_MS;

/** Statuses on the road: one clock runs through all of them. */
export const ROAD_STATUSES = [
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'FAILED_DELIVERY',
] as const satisfies readonly OrderStatus[];

/** An order, as far as its clock goes. */
export interface TimedOrder {
  status: OrderStatus;
  delivery: DeliveryType;
  /** Every status that it has had, in any order. */
  history: readonly { readonly status: OrderStatus; readonly at: Date }[];
}

/** How long an order has been where it is. */
export interface OrderClock {
  since: Date;
  /** Still in time at this moment. */
  runsOutAt: Date;
  isOver: boolean;
}

/**
 * The clock of a delivery; null while none runs. On the road it counts from when the goods first left, so that trying
 * again and again begins no new one. Once it is over the farmer can ask for the money back, and support may give it.
 *
 * See docs/domain/orders.md#order-clocks.
 */
export function orderClock({ status, delivery, history }: TimedOrder, now: Date): OrderClock | null {
  const isOnRoad = ROAD_STATUSES.some((road) => road === status);
  if (!isOnRoad && (status !== 'READY_FOR_DELIVERY' || delivery !== 'home_delivery')) return null;
  const counted: readonly OrderStatus[] = isOnRoad ? ROAD_STATUSES : [status];
  const times = history.filter((entry) => counted.includes(entry.status)).map(({ at }) => at.getTime());
  if (times.length === 0) return null;
  const since = Math.min(...times);
  const runsOut = since + (isOnRoad ? ROAD_CLOCK_MS : PACKED_CLOCK_MS);
  return { since: new Date(since), runsOutAt: new Date(runsOut), isOver: now.getTime() > runsOut };
}
