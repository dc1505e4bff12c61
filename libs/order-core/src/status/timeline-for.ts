import type { DeliveryType, OrderStatus } from '@haat/api-contract/vocabulary';

/** A step on an order's way; the screen puts it into words. */
export type TimelineStepKey =
  | 'prebooked'
  | 'placed'
  | 'paid'
  | 'confirmed'
  | 'ready'
  | 'shipped'
  | 'out-for-delivery'
  | 'delivered'
  | 'collected'
  | 'payment-failed'
  | 'delivery-failed'
  | 'returned-to-shop'
  | 'cancelled-by-farmer'
  | 'cancelled-by-shop'
  | 'cancelled-by-support'
  | 'order-failed';

/** A step and its state: `now` is in progress, and not done yet. */
export interface TimelineStep {
  step: TimelineStepKey;
  state: 'done' | 'now' | 'later' | 'failed';
  /** The status that this step stands for, so that its time can be found in the order's history. */
  status: OrderStatus;
}

type Step = Omit<TimelineStep, 'state'>;

const PREBOOKED: Step = { step: 'prebooked', status: 'PRE_ORDER' };
const PLACED: Step = { step: 'placed', status: 'PENDING' };
const PAID: Step = { step: 'paid', status: 'SUCCESS' };
const SHIPPED: Step = { step: 'shipped', status: 'SHIPPED' };
const AT_THE_SHOP: readonly Step[] = [
  { step: 'confirmed', status: 'VENDOR_CONFIRMED' },
  { step: 'ready', status: 'READY_FOR_DELIVERY' },
];
const ON_THE_ROAD: Step = { step: 'out-for-delivery', status: 'OUT_FOR_DELIVERY' };

/** Statuses that break the way off, each with the step before it when nothing is known of the order's history. */
const BROKEN_OFF: Partial<Record<OrderStatus, { step: TimelineStepKey; after: TimelineStepKey }>> = {
  PAYMENT_FAILED: { step: 'payment-failed', after: 'placed' },
  ORDER_FAILED: { step: 'order-failed', after: 'placed' },
  FAILED: { step: 'order-failed', after: 'placed' },
  USER_CANCELLED: { step: 'cancelled-by-farmer', after: 'placed' },
  VENDOR_CANCELLED: { step: 'cancelled-by-shop', after: 'placed' },
  DEHAAT_CANCELLED: { step: 'cancelled-by-support', after: 'placed' },
  FAILED_DELIVERY: { step: 'delivery-failed', after: 'out-for-delivery' },
  RETURN_TO_ORIGIN: { step: 'returned-to-shop', after: 'out-for-delivery' },
};

/** The whole way of an order; steps that only some orders have are in it when this one has had them. */
function stepsOf(delivery: DeliveryType, had: (step: Step) => boolean): Step[] {
  const delivered: Step = { step: delivery === 'home_delivery' ? 'delivered' : 'collected', status: 'DELIVERED' };
  const road = delivery === 'home_delivery' ? [...[SHIPPED].filter(had), ON_THE_ROAD] : [];
  return [...[PREBOOKED].filter(had), PLACED, ...[PAID].filter(had), ...AT_THE_SHOP, ...road, delivered];
}

function stateAt(index: number, reached: number): TimelineStep['state'] {
  if (index <= reached) {
    return 'done';
  }
  return index === reached + 1 ? 'now' : 'later';
}

/**
 * An order's way as a list of steps: what is done, the last of it being what was reached; what is under way now; what
 * is still to come. An order that broke off shows the steps it reached and then the one that failed, nothing after
 * it. Handed over, every step is done.
 *
 * See docs/domain/orders.md#timeline.
 *
 * @param history - the statuses the order has had, in any order; without it, an order that broke off shows only the
 *   steps that it must have had
 */
export function timelineFor(
  status: OrderStatus,
  delivery: DeliveryType,
  history: readonly OrderStatus[] = [],
): TimelineStep[] {
  const had = (step: Step) => step.status === status || history.includes(step.status);
  const option = stepsOf(delivery, had);
  const brokenOff = BROKEN_OFF[status];
  if (brokenOff) {
    const lastReached = option.findLastIndex(had);
    const reached = lastReached < 0 ? option.findIndex(({ step }) => step === brokenOff.after) : lastReached;
    const done = option.slice(0, reached + 1).map((step) => ({ ...step, state: 'done' as const }));
    return [...done, { step: brokenOff.step, status, state: 'failed' }];
  }
  const reached = option.findIndex((step) => step.status === status);
  return option.map((step, index) => ({ ...step, state: stateAt(index, reached) }));
}
