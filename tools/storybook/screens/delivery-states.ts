import type { Order } from '@haat/api-contract';
import { orderAt } from './sample-states.ts';

const DAY_MS = 86_400_000;

/** Out for delivery, with the code that is told at the door, and days left before it has taken too long. */
export function orderAtTheDoor(order: Order): Order {
  return {
    ...orderAt('OUT_FOR_DELIVERY')(order),
    delivery_code: '4831',
    clock: { runs_out_at: daysAfter(order, 9), is_over: false, asked_at: null },
  };
}

/** On the road for more than ten days, and paid. */
export function overdueOrder(order: Order): Order {
  const late = orderAtTheDoor(order);
  return {
    ...late,
    payment: { ...late.payment, state: 'paid', paid: late.total_price },
    clock: { runs_out_at: daysAfter(order, -1), is_over: true, asked_at: null },
  };
}

/** The same after its farmer has asked for its end. */
export function orderAskedToEnd(order: Order): Order {
  const late = overdueOrder(order);
  return { ...late, clock: { runs_out_at: daysAfter(order, -2), is_over: true, asked_at: daysAfter(order, 0) } };
}

/** Left at the address without the code. */
export function orderLeftAtAddress(order: Order): Order {
  return { ...orderAt('DELIVERED')(order), arrival: { answer_by: daysAfter(order, 2) } };
}

function daysAfter({ created_at }: Order, days: number): string {
  return new Date(Date.parse(created_at) + days * DAY_MS).toISOString();
}
